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
    /// Those that entries can be written into.
    var accounts: [LedgerAccount] = []
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
    case stepAccount(Int)
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

  /// `account` is the one that the table shows alone; nil for all.
  @MainActor func build(
    _ account: LedgerAccount.ID?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let settings = ledger.state.value.settings
    var draft = LedgerDraft(day: Day(milliseconds: clock.now))
    if let account, account != .superPay { draft.account = account }
    var model = EntryForm.Model(draft)
    (model.categories, model.accounts) = (settings.categories, settings.accounts.own)
    let view = EntryFormView(model)
    let interactor = EntryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
