public import LedgerDomain
public import SQL
import Storage

/// Searches, for which all entries have to have search keys.
extension StoredLedger {
  public func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    try await find(query, at: 0..<0)
  }

  public func find(
    _ query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerFinding {
    try await searched { connection, context throws(SQLError) in
      try connection.find(query, at: range, context)
    }
  }

  public func monthTotals(
    of queries: [LedgerQuery]
  ) async throws(LedgerError) -> [MonthTotals] {
    try await searched { connection, context throws(SQLError) in
      try connection.monthTotals(of: queries, context)
    }
  }

  /// Reads when all search keys are made.
  private func searched<Found: Sendable>(
    _ read:
      @escaping @Sendable (borrowing Connection, SearchContext) throws(SQLError) -> Found
  ) async throws(LedgerError) -> Found {
    repeat {
      let found = try await searching.read { connection throws(SQLError) in
        let context = try connection.searchContext()
        return context.hasKeyless ? nil : try read(connection, context)
      }
      if let found { return found }
      do throws(LedgerError) {
        // Few at once, so that no other change waits for long.
        try await searching.change { connection throws(SQLError) in
          try connection.makeKeys(limit: 10_000)
        }
      } catch {
        // Who only views finds the entries that have keys.
        guard error == .storage(.denied) else { throw error }
        return try await searching.read { connection throws(SQLError) in
          try read(connection, try connection.searchContext())
        }
      }
    } while true
  }

  /// Makes all search keys that are missing.
  public func prepareSearch() async throws(LedgerError) {
    try await searched { _, _ throws(SQLError) in }
  }

  /// Makes the search keys of entries that were just added by movements.
  public static func completeKeys(_ connection: Connection) throws(SQLError) {
    try connection.makeKeys(limit: 100)
  }

  public func rows(exactly text: String, limit: Int) async throws(LedgerError) -> [LedgerRow] {
    try await searched { connection, _ throws(SQLError) in
      try connection.entries(try connection.ids(exactly: text, limit: limit))
    }
  }
}
