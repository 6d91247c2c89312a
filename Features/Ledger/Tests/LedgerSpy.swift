import LedgerDomain
import LedgerFixtures
import Phrases
import Storage

/// A ledger in memory that records how it was read.
@MainActor final class LedgerSpy {
  private let ledger: InMemoryLedger
  private(set) var pages: [LedgerPage] = []
  private(set) var summaries = 0
  private(set) var searches = 0
  /// Thrown by some of the functions, if set.
  var failure: LedgerError?

  init(_ rows: [LedgerRow]) {
    ledger = InMemoryLedger(rows)
  }

  func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    summaries += 1
    if let failure { throw failure }
    return try await ledger.summary(of: query)
  }

  func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    pages.append(page)
    return try await ledger.rows(of: query, page)
  }

  func position(
    of key: LedgerKey, in query: LedgerQuery
  ) async throws(LedgerError) -> Int { try await ledger.position(of: key, in: query) }

  func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    searches += 1
    return try await ledger.find(query)
  }

  func rows(exactly text: String, limit: Int) async throws(LedgerError) -> [LedgerRow] {
    if let failure { throw failure }
    return try await ledger.rows(exactly: text, limit: limit)
  }

  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await ledger.rows(ids)
  }

  func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals {
    if let failure { throw failure }
    return try await ledger.monthTotals(of: query)
  }

  func unknown(
    _ entries: [StatedEntry], into account: LedgerAccount.ID?
  ) async throws(LedgerError) -> [StatedEntry] {
    try await ledger.unknown(entries, into: account)
  }

  func history() async throws(LedgerError) -> (canUndo: Bool, canRedo: Bool) {
    try await ledger.history()
  }

  func settings() async throws(LedgerError) -> LedgerSettings { try await ledger.settings() }

  func imports() async throws(LedgerError) -> [LedgerImport] { try await ledger.imports() }

  func matchCount(of rule: LedgerRule) async throws(LedgerError) -> Int {
    try await ledger.matchCount(of: rule)
  }

  func lockedCount(in category: LedgerCategory) async throws(LedgerError) -> Int {
    try await ledger.lockedCount(in: category)
  }

  func accountSums() async throws(LedgerError) -> [LedgerAccount.ID: AccountSums] {
    try await ledger.accountSums()
  }

  func reconciliations() async throws(LedgerError) -> [LedgerReconciliation] {
    try await ledger.reconciliations()
  }

  func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow {
    if let failure { throw failure }
    return try await ledger.reconcile(query, at: range)
  }

  func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) async throws(LedgerError) -> LedgerOutcome {
    if let failure { throw failure }
    return try await ledger.perform(command, at: time, work)
  }

  func undo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    try await ledger.undo(work)
  }

  func redo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    try await ledger.redo(work)
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension LedgerSpy: LedgerRepository {}
