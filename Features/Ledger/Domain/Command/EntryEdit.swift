public import Time
public import WalletDomain

/// What the user says of an entry.
public struct EntryEdit: Hashable, Sendable {
  public var day: Day
  public var amount: Won
  public var text: String
  public var marks: LedgerMarks
  public var account: LedgerAccount.ID

  public init(
    day: Day, amount: Won, text: String, marks: LedgerMarks, account: LedgerAccount.ID
  ) {
    (self.day, self.amount, self.text) = (day, amount, text)
    (self.marks, self.account) = (marks, account)
  }

  /// What is said of a row now.
  public init(_ row: LedgerRow) {
    self.init(
      day: row.day, amount: row.amount, text: row.text, marks: row.marks, account: row.account)
  }
}

/// A part of an entry that is split.
public struct EntryPart: Hashable, Sendable {
  /// How many there may be.
  public static let limit = 50

  public var amount: Won
  public var category: LedgerCategory
  public var note: String

  public init(amount: Won, category: LedgerCategory, note: String = "") {
    (self.amount, self.category, self.note) = (amount, category, note)
  }
}
