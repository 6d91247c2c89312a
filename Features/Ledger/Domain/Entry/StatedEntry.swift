public import Time
public import WalletDomain

/// An entry of a statement, and what the statement says of its account and category.
public struct StatedEntry: Hashable, Sendable {
  public enum Account: Hashable, Sendable {
    /// The one that the user chooses for the statement.
    case chosen
    /// One that the statement names, such as an export of several accounts.
    case named(LedgerAccount.ID)
    /// An export that does not name it, or by a name that it no longer has.
    case unknown
  }

  public let entry: LedgerEntry
  public let account: Account
  /// The name of a category that the ledger lacks, which is added with the entry; empty for none.
  public let newCategory: String
  /// What an approval of a card and its cancellation have in common; nil for other entries.
  public let cancellation: Int?

  /// The name of an account that is added with the entry where the ledger lacks it; empty for none.
  public let newAccount: String
  /// Where the wallet's entries of another ledger go; nil for nowhere yet.
  public let standIn: LedgerAccount.ID?
  /// What an export says of it besides; nil for an entry of another file.
  public let exported: ExportedEntry?

  public init(
    _ entry: LedgerEntry, _ account: Account = .chosen, newCategory: String = "",
    cancellation: Int? = nil, newAccount: String = "", standIn: LedgerAccount.ID? = nil,
    exported: ExportedEntry? = nil
  ) {
    self.entry = entry
    self.account = account
    self.newCategory = newCategory
    self.cancellation = cancellation
    (self.newAccount, self.standIn, self.exported) = (newAccount, standIn, exported)
  }

  /// Into which account it goes if it is new: the one that is named, or the chosen one.
  public func destination(_ chosen: LedgerAccount.ID?) -> LedgerAccount.ID? {
    // SuperPay has the wallet's movements only.
    if case .named(let id) = account, id != .superPay { id } else { standIn ?? chosen }
  }
}

extension [StatedEntry] {
  /// Without what an export has made for links whose other entries are not among these.
  var withoutMade: [StatedEntry] {
    let links = compactMap(\.exported).flatMap(\.links)
    guard links.contains(where: \.isMade) else { return self }
    let begun = Set(links.filter(\.isFirst).map(\.number))
    return filter { entry in
      entry.exported?.links.allSatisfy { !$0.isMade || begun.contains($0.number) } ?? true
    }
  }
}

/// What identifies an entry in a statement: the day, the amount and the text that it has there, but not its marks.
public struct EntryFingerprint: Hashable, Sendable {
  let day: Day
  let amount: Won
  private let text: String

  public init(day: Day, amount: Won, text: String) {
    self.day = day
    self.amount = amount
    self.text = LedgerEntry.normalised(text)
  }

  public init(_ entry: LedgerEntry) {
    self.init(entry.facts.asStated)
  }

  public init(_ stated: StatedFacts) {
    self.init(day: stated.day, amount: stated.amount, text: stated.text)
  }

  func hasText(of other: EntryFingerprint) -> Bool { text == other.text }
}
