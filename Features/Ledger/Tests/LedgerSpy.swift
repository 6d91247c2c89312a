import LedgerDomain

/// A ledger in memory that remembers how it was read.
@MainActor final class LedgerSpy {
  private let ledger: FixedLedger
  private(set) var pages: [LedgerPage] = []
  private(set) var summaries = 0
  private(set) var searches = 0
  /// Why nothing can be done, if so.
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
    _ target: LedgerTarget, _ marking: LedgerMarking
  ) async throws(LedgerError) -> [LedgerEdit] {
    try await ledger.mark(target, marking)
  }

  func apply(_ edits: [LedgerEdit]) async throws(LedgerError) { try await ledger.apply(edits) }

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

  func restore(_ rows: [LedgerRow]) async throws(LedgerError) { try await ledger.restore(rows) }

  func remove(_ rows: [LedgerRow]) async throws(LedgerError) { try await ledger.remove(rows) }
}

// Apart from the methods, which would otherwise lose the class's actor.
extension LedgerSpy: LedgerWork {}
