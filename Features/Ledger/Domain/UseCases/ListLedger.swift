/// The rows of a query at these positions, as far as there are such, and what all come to.
///
/// A Query. With a search the first answer takes the longest: it may be cancelled.
public typealias ListLedger =
  @MainActor (_ query: LedgerQuery, _ range: Range<Int>) async throws(LedgerError) -> LedgerWindow

@MainActor
public func makeListLedger(_ model: LedgerModel) -> ListLedger {
  { query, range throws(LedgerError) in try await model.window(of: query, at: range) }
}
