/// Something with the time at which it was true.
public struct Dated<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was true at `time`.
  public let value: Value
  /// In milliseconds since 1970.
  public let time: Int64

  /// Says of `value` when it was true, in milliseconds since 1970.
  public init(_ value: Value, at time: Int64) {
    self.value = value
    self.time = time
  }
}
