/// A text that a service writes as `"0010"`, `10` or not at all; blanks at its ends are dropped.
///
/// Nil for null and for an empty text.
public struct LenientString: Decodable, Equatable, Sendable {
  public let value: String?

  public init(_ value: String?) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text
  }
}
