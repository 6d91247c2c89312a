/// Text that a service writes as text or as a number, such as `"0010"` or `10`; it is trimmed.
///
/// Nil for null and for empty text.
public struct LenientString: Equatable, Sendable {
  public let value: String?
}

extension LenientString: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text
  }
}

/// A number that a service writes as a number or as text, such as `1.5` or `"1.5"`.
///
/// Nil for null, for empty text, and for text that is not a finite number.
public struct LenientDouble: Equatable, Sendable {
  public let value: Double?
}

extension LenientDouble: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try LenientScalar(from: decoder).text.flatMap { Double($0) }
      .flatMap { $0.isFinite ? $0 : nil }
  }
}

/// One JSON value as text; nil for null and for empty text.
struct LenientScalar: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      text = nil
    } else if let string = try? container.decode(String.self) {
      let trimmed = string.trimmingWhitespace
      text = trimmed.isEmpty ? nil : trimmed
    } else if let whole = try? container.decode(Int.self) {
      text = String(whole)
    } else if let number = try? container.decode(Double.self) {
      text = String(number)
    } else {
      text = String(try container.decode(Bool.self))
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing whitespace.
  var trimmingWhitespace: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

/// A value of a list that does not make the whole list unreadable where it has another shape.
public struct Attempted<Value: Decodable>: Decodable {
  /// Nil for another shape.
  public let value: Value?

  public init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

extension Attempted: Sendable where Value: Sendable {}
