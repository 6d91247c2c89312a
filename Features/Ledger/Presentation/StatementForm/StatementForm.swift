import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

/// The parent of the form, which detaches it at either.
protocol StatementFormListener: Listener {
  func statementDidEnd(_ account: LedgerAccount.ID, _ statement: AccountStatement)
  func statementDidClose()
}

/// The form that asks which statement an account is reconciled with.
enum StatementForm: Riblet {
  struct Model: Equatable {
    let accounts: LedgerAccounts
    var account: LedgerAccount.ID
    var draft: StatementDraft
    /// Whether invalid fields say so; they do from the first attempt on.
    var isJudged = false
    var notice: FormNotice?
    /// The field that gets the focus.
    var focus = ViewRequest<StatementDraft.Field>()

    func error(in field: StatementDraft.Field) -> LedgerValidationError? {
      isJudged ? draft.errors[field] : nil
    }
  }

  enum Action {
    case type(String, in: StatementDraft.Field)
    case stepAccount(Int)
    case save
    case leave
  }
}

struct StatementFormBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  @MainActor func build(
    _ account: LedgerAccount.ID, listener: any StatementFormListener
  ) -> any ViewableRouting {
    let today = Day(milliseconds: clock.now)
    let view = StatementFormView(
      StatementForm.Model(
        accounts: ledger.state.value.settings.accounts, account: account,
        draft: StatementFormInteractor.draft(of: account, ledger, today: today)))
    let interactor = StatementFormInteractor(
      ledger, today: today, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
