public import LedgerDomain
public import Log
public import Phrases
public import SQL
public import Storage
public import Time
import WalletDomain

/// The ledger in the books, in a file or on a server.
///
/// A damaged file stays as it is: the wallet decides what becomes of it.
public struct StoredLedger: LedgerRepository {
  private let mapper: StorageErrorMapper<LedgerError>
  let reading: StorageErrorMapper<LedgerError>
  let searching: StorageErrorMapper<LedgerError>

  /// - Parameters:
  ///   - database: The books.
  ///   - reading: The same books, for pages, so that none waits for a long change; nil for `database`.
  ///   - searching: The same books, for what looks at every row, so that no page waits for that.
  ///   - log: Gets the errors of the database.
  public init(
    _ database: any Database, reading: (any Database)? = nil, searching: any Database, log: Log
  ) {
    mapper = StorageErrorMapper(database, "ledger", log: log, failure: LedgerError.storage)
    self.reading = StorageErrorMapper(
      reading ?? database, "ledger", log: log, failure: LedgerError.storage)
    self.searching = StorageErrorMapper(searching, "ledger", log: log, failure: LedgerError.storage)
  }

  public func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await reading.read { connection throws(SQLError) in try connection.summary(of: query) }
  }

  public func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    try await reading.read { connection throws(SQLError) in
      try connection.rows(of: query, LedgerScan(query, page))
    }
  }

  public func position(
    of key: LedgerKey, in query: LedgerQuery
  ) async throws(LedgerError) -> Int {
    try await reading.read { connection throws(SQLError) in
      try connection.position(of: key, in: query)
    }
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await reading.read { connection throws(SQLError) in try connection.entries(ids) }
  }

  public func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals {
    try await reading.read { connection throws(SQLError) in
      try connection.monthTotals(of: query)
    }
  }

  public func parts(of query: LedgerQuery) async throws(LedgerError) -> LedgerParts {
    try await reading.read { connection throws(SQLError) in try connection.parts(of: query) }
  }

  public func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) async throws(LedgerError) -> StatementNews {
    try await searching.read { connection throws(SQLError) in
      try connection.news(of: entries, into: account)
    }
  }

  public func parts(with row: LedgerRow.ID) async throws(LedgerError) -> [LedgerRow] {
    try await reading.read { connection throws(SQLError) in try connection.parts(with: row) }
  }

  public func context(of row: LedgerRow) async throws(LedgerError) -> EntryContext {
    try await context(of: row, reading: EntryContext.mostEntries)
  }

  /// Reads at most so many entries of each kind.
  func context(
    of row: LedgerRow, reading most: Int
  ) async throws(LedgerError) -> EntryContext {
    try await searching.read { connection throws(SQLError) in
      let (payments, context) = try connection.together { connection throws(SQLError) in
        (
          try connection.cardPayments(around: row, reading: most),
          try connection.context(of: row, reading: most)
        )
      }
      return context.with(
        try connection.billedRows(payments, around: row, reading: most), of: row)
    }
  }

  public func balances(
    of accounts: [LedgerAccount.ID], around days: ClosedRange<Day>
  ) async throws(LedgerError) -> [LedgerAccount.ID: AccountBalances] {
    try await searching.read { connection throws(SQLError) in
      try connection.balances(
        around: Dictionary(accounts.map { ($0, days) }) { one, _ in one })
    }
  }

  public func history() async throws(LedgerError) -> (newest: Int64?, canRedo: Bool) {
    try await reading.read { connection throws(SQLError) in try connection.history() }
  }

  public func settings() async throws(LedgerError) -> LedgerSettings {
    try await reading.read { connection throws(SQLError) in try connection.ledgerSettings() }
  }

  public func settingsAndHistory() async throws(LedgerError) -> (
    settings: LedgerSettings, newest: Int64?, canRedo: Bool
  ) {
    try await reading.read { connection throws(SQLError) in try connection.settingsAndHistory() }
  }

  public func opening(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> LedgerOpening {
    try await reading.read { connection throws(SQLError) in
      try connection.together { connection throws(SQLError) in
        let (settings, newest, canRedo) = try connection.settingsAndHistory()
        // In a file the page does not wait for them; on a server they cost less than a round trip.
        let areTotalsRead = connection.dialect == .postgresql
        return LedgerOpening(
          settings: settings, newest: newest, canRedo: canRedo,
          summary: try connection.summary(of: query),
          rows: try connection.rows(of: query, LedgerScan(query, page)),
          totals: areTotalsRead ? try connection.monthTotals(of: query.ofAllMonths) : nil)
      }
    }
  }

  public func imports() async throws(LedgerError) -> [LedgerImport] {
    try await reading.read { connection throws(SQLError) in try connection.imports() }
  }

  public func matches(of rule: LedgerRule) async throws(LedgerError) -> RuleMatches {
    try await searching.read { connection throws(SQLError) in
      try connection.matches(of: rule)
    }
  }

  public func accountSums() async throws(LedgerError) -> [LedgerAccount.ID: AccountSums] {
    try await reading.read { connection throws(SQLError) in try connection.accountSums() }
  }

  public func reconciliations() async throws(LedgerError) -> [LedgerReconciliation] {
    try await reading.read { connection throws(SQLError) in try connection.reconciliations() }
  }

  public func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow {
    try await reading.read { connection throws(SQLError) in
      try connection.reconcile(query, at: range)
    }
  }

  public func reconciledPosition(
    of id: LedgerRow.ID, in query: ReconcileQuery
  ) async throws(LedgerError) -> Int? {
    try await reading.read { connection throws(SQLError) in
      try connection.reconciledPosition(of: id, in: query)
    }
  }

  public func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) async throws(LedgerError) -> LedgerOutcome {
    try await change(work) { connection throws(SQLError) in
      try connection.perform(command, at: time, work)
    }
  }

  public func undo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    try await change(work) { connection throws(SQLError) in try connection.undo(work) }
  }

  public func redo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    try await change(work) { connection throws(SQLError) in try connection.redo(work) }
  }

  /// Commits a change, or nothing of it if `work` was cancelled.
  private func change<Value: Sendable>(
    _ work: LongWork,
    _ body: @Sendable (Connection) throws(SQLError) -> Result<Value, LedgerError>
  ) async throws(LedgerError) -> Value {
    do throws(LedgerError) {
      return try await mapper.change(operation: "change", body).get()
    } catch {
      throw work.isCancelled ? .cancelled : error
    }
  }

  /// Whether the totals are those of the entries, the wallet's entries those of its movements, entries
  /// are found by the index, and the history can be undone.
  ///
  /// Looks at every row.
  public func isSound() async throws(LedgerError) -> Bool {
    try await searching.read { connection throws(SQLError) in try connection.isLedgerSound()
    }
  }
}
