/// Text that a service writes as text or as a number, such as `"0010"` or `10`; it is trimmed.
///
/// Nil for null and for empty text.
public struct LenientString: Decodable, Equatable, Sendable {
  public let value: String?

  public init(_ value: String?) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text
  }
}
