public import LedgerDomain
public import WalletDomain

/// What was read of a bank's statement.
public struct BankStatement: Hashable, Sendable {
  /// A line that is not an entry, and why.
  public struct InvalidLine: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let error: StatementValidationError
  }

  /// The headings, or numbers for columns without one.
  public internal(set) var columns: [String] = []
  /// What names its bank, before the headings; empty for none.
  public internal(set) var bank = ""
  public internal(set) var mapping = ColumnMapping()
  /// Whether Galbi has written it.
  public internal(set) var isExport = false
  /// In the order of time.
  public internal(set) var entries: [StatementEntry] = []
  /// What the account had before the first entry, by its column of balances; nil if unknown.
  public internal(set) var opening: Won?
  /// How many approvals were cancelled in part, of which it is not known how much.
  public internal(set) var unclearCount = 0
  /// The order in which days such as 11/20/2026 were read; nil if there are none, or if it is not known.
  public internal(set) var dayOrder: DayOrder?
  /// The orders among which the user has to choose; empty if the days themselves decide.
  public internal(set) var dayOrders: [DayOrder] = []
  /// The first ones, in the order of the file.
  public internal(set) var invalidLines: [InvalidLine] = []
  /// How many there are in all.
  public internal(set) var invalidCount = 0

  static let invalidLimit = 1_000
}
