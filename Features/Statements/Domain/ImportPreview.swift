public import LedgerDomain
public import Phrases

/// What importing a statement would do.
public struct ImportPreview: Hashable, Sendable {
  public let statement: BankStatement
  /// The name of the file, without its folder.
  public let file: String
  /// The entries that would be added, in the order of the file.
  public let new: [LedgerEntry]

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
