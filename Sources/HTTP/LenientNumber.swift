/// A whole number that a service writes as `7`, `"7"`, `7.0` or not at all.
///
/// Nil for null, for an empty text and for any text that is no number.
public struct LenientInt: Decodable, Equatable, Sendable {
  public let value: Int?

  public init(_ value: Int?) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text.flatMap { text in
      Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }
  }
}

/// A number that a service writes as `1.5`, `"1.5"` or not at all.
///
/// Nil for null, for an empty text and for any text that is no finite number.
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
