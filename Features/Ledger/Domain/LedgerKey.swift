/// The place of a row in an order.
public struct LedgerKey: Hashable, Comparable, Sendable {
  /// Its day or its amount.
  public let value: Int64
  public let id: LedgerRow.ID

  public init(value: Int64, id: LedgerRow.ID) {
    self.value = value
    self.id = id
  }

  public static func < (one: LedgerKey, other: LedgerKey) -> Bool {
    (one.value, one.id) < (other.value, other.id)
  }
}
