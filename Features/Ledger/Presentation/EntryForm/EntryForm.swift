import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

/// The form in which an entry is written by hand.
enum EntryForm: Riblet {
  struct Model: Equatable {
    let before: LedgerDraft
    var categories = LedgerCategories.builtIn
    var draft: LedgerDraft
    /// Whether invalid fields say so; they do from the first attempt to save on.
    var isJudged = false
    var notice: FormNotice?
    var leaving = LeavingForm()
    /// The field that gets the focus.
    var focus = ViewRequest<LedgerField>()

    init(_ draft: LedgerDraft) {
      before = draft
      self.draft = draft
    }

    var hasUnsaved: Bool { draft != before }

    func error(in field: LedgerField) -> LedgerValidationError? {
      isJudged ? draft.errors[field] : nil
    }
  }

  enum Action {
    case type(String, in: LedgerField)
    case switchDirection
    case stepCategory(Int)
    case save
    case leave
    case stay
    case discard
  }
}

struct EntryFormBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  static let segment: Segment = "add"

  @MainActor func build(listener: any LedgerSheetListener) -> any ViewableRouting {
    var model = EntryForm.Model(LedgerDraft(day: Day(milliseconds: clock.now)))
    model.categories = ledger.state.value.settings.categories
    let view = EntryFormView(model)
    let interactor = EntryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
