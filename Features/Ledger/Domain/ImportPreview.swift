/// What an import would do; nothing is written yet.
public struct ImportPreview: Hashable, Sendable {
  public let path: String
  public let statement: Statement
  /// What would be added, in the order of the file.
  public let new: [LedgerEntry]

  public init(path: String, statement: Statement, new: [LedgerEntry]) {
    self.path = path
    self.statement = statement
    self.new = new
  }

  /// How many entries of the file the ledger has already.
  public var knownCount: Int { statement.entries.count - new.count }
}
