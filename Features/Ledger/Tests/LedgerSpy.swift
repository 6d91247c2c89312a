import LedgerDomain
import LedgerFixtures
import Storage

/// A ledger in memory that records how it was read.
final class LedgerSpy: InMemoryLedger {
  private(set) var pages: [LedgerPage] = []
  private(set) var summaries = 0
  private(set) var searches = 0
  /// Thrown by some of the functions, if set.
  var failure: LedgerError?

  override func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    summaries += 1
    if let failure { throw failure }
    return try await super.summary(of: query)
  }

  override func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    pages.append(page)
    return try await super.rows(of: query, page)
  }

  override func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    searches += 1
    return try await super.find(query)
  }

  override func rows(
    exactly text: String, limit: Int
  ) async throws(LedgerError) -> [LedgerRow] {
    if let failure { throw failure }
    return try await super.rows(exactly: text, limit: limit)
  }

  override func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals {
    if let failure { throw failure }
    return try await super.monthTotals(of: query)
  }

  override func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow {
    if let failure { throw failure }
    return try await super.reconcile(query, at: range)
  }

  override func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) async throws(LedgerError) -> LedgerOutcome {
    if let failure { throw failure }
    return try await super.perform(command, at: time, work)
  }
}
