public import Editing
public import Search
public import WalletDomain

/// Some entries of an account up to the day of a statement, the newest first, and what all of them
/// come to.
public struct ReconcileWindow: Hashable, Sendable, RowWindow {
  public typealias Failure = LedgerError

  /// The window before anything was read.
  public static let empty = ReconcileWindow(
    sums: AccountSums(), opening: .zero, difference: .zero, count: 0, start: 0, rows: [])

  /// How many entries are pointed out at most.
  public static let candidateLimit = 20

  /// Of all entries of the account up to that day, shown or not.
  public let sums: AccountSums
  /// What the account had before its first entry.
  public let opening: Won
  /// The balance of the statement less `clearedBalance`.
  public let difference: Won
  /// Of the entries that are shown.
  public let count: Int
  public let start: Int
  public var rows: [LedgerRow]
  /// Entries that explain the difference alone: open ones of its amount, and cleared ones of the
  /// opposite one.
  public var candidates: [LedgerRow]
  /// The account's last one before.
  public let last: LedgerReconciliation?
  /// The ledger's revision when the rows were read.
  public internal(set) var revision = 0

  public init(
    sums: AccountSums, opening: Won, difference: Won, count: Int, start: Int, rows: [LedgerRow],
    candidates: [LedgerRow] = [], last: LedgerReconciliation? = nil
  ) {
    self.sums = sums
    self.opening = opening
    self.difference = difference
    self.count = count
    self.start = start
    self.rows = rows
    self.candidates = candidates
    self.last = last
  }

  /// What the account has by the entries that were found in statements.
  public var clearedBalance: Won { opening + sums.settled.amount }

  /// Whether nothing but a missing opening balance is left to explain the difference: no statement is
  /// locked yet, and no entry is open.
  public var lacksOpening: Bool {
    difference != .zero && opening == .zero && last == nil && sums[.open].count == 0
  }

  /// Whether the cleared entries can be locked.
  public var canLock: Bool { difference == .zero && sums[.cleared].count > 0 }
}

/// Which statement is reconciled, and which entries are shown for it.
public struct ReconcileQuery: RowQuery, Hashable, Sendable {
  public let account: LedgerAccount.ID
  public let statement: AccountStatement
  /// Whether locked entries are shown too.
  public var showsLocked: Bool
  public var sort: Sort<LedgerColumn>

  public init(
    account: LedgerAccount.ID, _ statement: AccountStatement, showsLocked: Bool = false,
    sort: Sort<LedgerColumn> = LedgerColumn.initial
  ) {
    self.account = account
    self.statement = statement
    self.showsLocked = showsLocked
    self.sort = sort
  }
}
