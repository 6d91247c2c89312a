/// What a row has in a column, for comparing it with what other rows have there.
public struct SortKey: Hashable, Sendable {
  /// Decides most comparisons alone.
  let head: UInt64
  /// What follows the head of a text.
  let rest: [UInt16]

  private static let headUnits = 4

  /// A number, an amount, or a time.
  public init(_ number: some BinaryInteger) {
    head = UInt64(bitPattern: Int64(clamping: number)) ^ (1 << 63)
    rest = []
  }

  /// A text, whatever the case and the accents of its letters; nil for a blank one.
  public init?(_ text: String, _ order: TextOrder) { self.init(SearchKey(text), order) }

  /// A folded text; nil for a blank one.
  public init?(_ text: SearchKey, _ order: TextOrder) {
    let units = text.units.drop { $0 == 0x20 }
    guard !units.isEmpty else { return nil }
    var head: UInt64 = 0
    for unit in units.prefix(Self.headUnits) {
      head = head << 16 | UInt64(order.weight(of: unit))
    }
    self.head = head << (16 * UInt64(Self.headUnits - min(units.count, Self.headUnits)))
    rest = units.dropFirst(Self.headUnits).map(order.weight)
  }

  /// Whether it comes before another key; nil if they are equal.
  func precedes(_ other: SortKey) -> Bool? {
    if head != other.head { return head < other.head }
    return rest == other.rest ? nil : rest.lexicographicallyPrecedes(other.rest)
  }
}
