import LedgerDomain
import LedgerRaft

/// A ledger in memory that records how it was read.
@MainActor final class LedgerSpy {
  private let ledger: FixedLedger
  private(set) var pages: [LedgerPage] = []
  private(set) var summaries = 0
  private(set) var searches = 0
  /// Thrown by some of the functions, if set.
  var failure: LedgerError?

  init(_ rows: [LedgerRow]) {
    ledger = FixedLedger(rows)
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

  func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    searches += 1
    return try await ledger.find(query)
  }

  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await ledger.rows(ids)
  }

  func monthTotals() async throws(LedgerError) -> MonthTotals {
    if let failure { throw failure }
    return try await ledger.monthTotals()
  }

  func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change
  ) async throws(LedgerError) -> [LedgerEdit] {
    try await ledger.mark(ids, change)
  }

  func apply(_ change: LedgerChange) async throws(LedgerError) { try await ledger.apply(change) }

  func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow {
    if let failure { throw failure }
    return try await ledger.add(entry)
  }

  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await ledger.unknown(entries)
  }

  func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow] {
    try await ledger.addUnknown(entries)
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension LedgerSpy: LedgerRepository {}
