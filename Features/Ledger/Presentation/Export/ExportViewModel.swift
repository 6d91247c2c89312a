import LedgerDomain

/// All that the sheet for an export shows.
struct ExportViewModel: Equatable {
  enum State: Equatable {
    case ready
    /// How much is written, in thousandths, where that is known.
    case writing(permil: Int?)
    /// There is such a file.
    case askingToReplace
    case failed(LedgerError)
  }

  /// What the table shows.
  let query: LedgerQuery
  var path: String
  /// Whether all entries are written, and not only those that the table shows.
  var isEverything = false
  var state = State.ready

  /// Nothing is left out where the table shows all.
  var hasScope: Bool { !query.isEverything }

  /// The rows to be written.
  var exported: LedgerQuery { isEverything ? LedgerQuery(order: query.order) : query }
}
