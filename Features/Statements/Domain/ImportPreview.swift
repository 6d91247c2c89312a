public import LedgerDomain
public import Phrases

/// What importing a statement would do.
public struct ImportPreview: Hashable, Sendable {
  public let statement: BankStatement
  /// The name of the file, without its folder.
  public let file: String
  /// The entries that would be added, in the order of the file.
  public let new: [LedgerEntry]

  /// The accounts into which they can go.
  public internal(set) var accounts: [LedgerAccount] = []
  /// The account into which they go: at first the one that is called like the bank or the file, or a
  /// new one with that name.
  public var account = AccountChoice.existing(.cash)

  /// The categories of the entries that would be added, with how many each gets.
  public internal(set) var shares: [Share] = []

  /// How many entries a category gets, by the statement or by the rules.
  public struct Share: Hashable, Sendable {
    public let name: Phrase
    public let count: Int
  }

  /// How many entries of the file the ledger has already.
  public var knownCount: Int { statement.entries.count - new.count }
}

extension ImportPreview {
  /// Offers the account that is called like the bank or the file, or a new one with that name.
  mutating func offer(_ all: LedgerAccounts) {
    accounts = all.own
    let name = statement.bank.isEmpty ? BankName.of(file: file) : statement.bank
    let known = all.account(named: name)?.id
    let isOwn = known.map { id in accounts.contains { $0.id == id } } ?? false
    account = known.flatMap { isOwn ? .existing($0) : nil } ?? .new(name)
  }
}
