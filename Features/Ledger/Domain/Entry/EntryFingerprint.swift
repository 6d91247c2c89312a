public import Time
public import WalletDomain

/// What identifies an entry in a statement: day, amount and text, but not its marks.
public struct EntryFingerprint: Hashable, Sendable {
  private let day: Day
  private let amount: Won
  private let text: String

  public init(day: Day, amount: Won, text: String) {
    self.day = day
    self.amount = amount
    self.text = LedgerEntry.normalised(text)
  }

  public init(_ entry: LedgerEntry) {
    self.init(day: entry.day, amount: entry.amount, text: entry.text)
  }
}
