public import Time
public import WalletDomain

/// What an entry of the ledger says, whether it is kept yet or not.
public struct LedgerEntry: Hashable, Sendable {
  /// How much one entry may move, whichever way.
  public static let amounts: ClosedRange<Int64> = 1...1_000_000_000_000

  public let day: Day
  /// More than nothing where it was received, less where it was spent.
  public let amount: Won
  /// Who or what it was.
  public let text: String
  public var category: LedgerCategory
  /// The user's own words; empty for none.
  public var note: String

  public init(day: Day, amount: Won, text: String, category: LedgerCategory, note: String = "") {
    self.day = day
    self.amount = amount
    self.text = text
    self.category = category
    self.note = note
  }
}
