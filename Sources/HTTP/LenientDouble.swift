/// A number that a service writes as a number or as text, such as `1.5` or `"1.5"`.
///
/// Nil for null, for empty text, and for text that is not a finite number.
public struct LenientDouble: Decodable, Equatable, Sendable {
  public let value: Double?

  public init(_ value: Double?) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text.flatMap { Double($0) }
      .flatMap { $0.isFinite ? $0 : nil }
  }
}
