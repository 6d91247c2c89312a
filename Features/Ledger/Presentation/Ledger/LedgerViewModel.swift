import LedgerDomain

/// All that the ledger view shows.
struct LedgerViewModel: Equatable {
  enum Content: Equatable {
    case loading
    /// Nothing could be read yet.
    case failed(LedgerError)
    /// Those of `listing`.
    case rows
  }

  /// Which view of the model is at hand; where there is room both are in sight.
  enum Front: String {
    case table, chart
  }

  /// What Esc does.
  enum Escape: Equatable {
    case widen, unmark
  }

  var content = Content.loading
  var listing = LedgerListing()
  var chart = LedgerChart()
  var front = Front.table
  /// Whether what to search for is being typed.
  var isTyping = false
  /// Whether a reading takes its time.
  var isSlow = false
  /// Why the rows that are shown may have changed since.
  var failure: LedgerError?

  /// Nil where Esc is left to whoever is around the ledger.
  var escape: Escape? {
    if isTyping || listing.isNarrowed { return .widen }
    return listing.marks.isEmpty ? nil : .unmark
  }
}
