import LedgerDomain

/// All that the sheet for an import shows.
struct ImportViewModel: Equatable {
  enum Work: Equatable {
    case reading, adding
  }

  var path = ""
  /// What the file has; nil while the user writes its path.
  var preview: ImportPreview?
  /// Which column holds what, as the user wants it.
  var mapping = ColumnMapping()
  var work: Work?
  var failure: LedgerError?

  /// Whether there is something to add, and nothing else to wait for.
  var canAdd: Bool { work == nil && preview?.new.isEmpty == false }
}
