public import Time
public import WalletDomain

/// What an entry is known by: however it is categorised later, it stays the same.
public struct EntryFingerprint: Hashable, Sendable {
  private let day: Day
  private let amount: Won
  private let text: String

  public init(day: Day, amount: Won, text: String) {
    self.day = day
    self.amount = amount
    self.text = EntryText.normalised(text)
  }

  public init(_ entry: LedgerEntry) {
    self.init(day: entry.day, amount: entry.amount, text: entry.text)
  }

  /// Those of `entries` that are there more often than `known` says, the first being known.
  public static func unknown(
    _ entries: [LedgerEntry], known: [EntryFingerprint: Int]
  ) -> [LedgerEntry] {
    var known = known
    return entries.filter { entry in
      guard let count = known[EntryFingerprint(entry)], count > 0 else { return true }
      known[EntryFingerprint(entry)] = count - 1
      return false
    }
  }
}
