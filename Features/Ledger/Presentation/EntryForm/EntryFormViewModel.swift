import LedgerDomain

/// All that the form for an entry shows.
struct EntryFormViewModel: Equatable {
  enum Notice: Equatable {
    case saving
    /// Some fields are as they cannot be.
    case faulty
    case failed(LedgerError)
  }

  var draft: LedgerDraft
  /// Whether the form says what is wrong: what has not been written yet is not wrong yet.
  var isJudged = false
  var notice: Notice?
  /// Whether the user is asked to give up what was written.
  var isAsking = false

  func fault(of field: LedgerField) -> LedgerFault? {
    isJudged ? draft.faults[field] : nil
  }
}
