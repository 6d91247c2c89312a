import LedgerDomain

extension LedgerUseCases {
  /// How many rows are read at once.
  private static let pageSize = 2_000

  /// Reads all rows of a query, page by page, until `take` returns false.
  func forEachPage(
    of query: LedgerQuery, _ take: ([LedgerRow]) async throws(LedgerError) -> Bool
  ) async throws(LedgerError) {
    var position = 0
    while case let window = try await list(query, position..<position + Self.pageSize),
      position < window.count
    {
      // Fewer where rows of a search are gone.
      guard try await take(window.rows) else { return }
      position += Self.pageSize
    }
  }
}
