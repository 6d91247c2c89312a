public import LedgerDomain

/// What was read of a bank's statement.
public struct BankStatement: Hashable, Sendable {
  /// A line that is not an entry, and why.
  public struct InvalidLine: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let error: StatementValidationError

    public init(number: Int, error: StatementValidationError) {
      self.number = number
      self.error = error
    }
  }

  /// The headings, or numbers for columns without one.
  public let columns: [String]
  public let mapping: ColumnMapping
  public let entries: [LedgerEntry]
  /// The first ones, in the order of the file.
  public let invalidLines: [InvalidLine]
  /// How many there are in all.
  public let invalidCount: Int

  static let invalidLimit = 1_000

  public init(
    columns: [String], mapping: ColumnMapping, entries: [LedgerEntry],
    invalidLines: [InvalidLine], invalidCount: Int
  ) {
    self.columns = columns
    self.mapping = mapping
    self.entries = entries
    self.invalidLines = invalidLines
    self.invalidCount = invalidCount
  }
}
