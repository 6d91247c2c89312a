/// A value of a list that does not make the whole list unreadable where it has another shape.
public struct Attempted<Value: Decodable>: Decodable {
  /// Nil for another shape.
  public let value: Value?

  public init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

extension Attempted: Sendable where Value: Sendable {}
