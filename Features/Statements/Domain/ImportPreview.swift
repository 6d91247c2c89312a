public import LedgerDomain

/// What importing a statement would do.
public struct ImportPreview: Hashable, Sendable {
  public let statement: BankStatement
  /// The name of the file, without its folder.
  public let file: String
  /// The entries that would be added, in the order of the file.
  public let new: [LedgerEntry]

  /// How many entries of the file the ledger has already.
  public var knownCount: Int { statement.entries.count - new.count }
}
