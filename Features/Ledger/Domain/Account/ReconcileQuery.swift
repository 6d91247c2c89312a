public import Editing
public import Search

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
