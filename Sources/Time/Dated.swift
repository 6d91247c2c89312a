/// Something with the time at which it was true.
public struct Dated<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  /// In milliseconds since 1970.
  public let time: Int64

  public init(_ value: Value, at time: Int64) {
    self.value = value
    self.time = time
  }
}
