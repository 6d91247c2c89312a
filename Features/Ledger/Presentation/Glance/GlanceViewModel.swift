import LedgerDomain

/// What is shown of one entry beside the table, and of those that are marked.
struct GlanceViewModel: Equatable {
  var row: LedgerRow?
  var markCount = 0
  /// What the rows of the table come to.
  var summary = LedgerSummary.nothing
}

extension GlanceViewModel {
  init(_ model: LedgerViewModel) {
    row = model.content == .rows ? model.listing.selected : nil
    markCount = model.listing.marks.count
    summary = model.listing.window.summary
  }
}
