import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// The parent of the form, which detaches it at either.
protocol StatementFormListener: Listener {
  func statementDidEnd(_ account: LedgerAccount.ID, _ statement: AccountStatement)
  func statementDidClose()
}

/// The form that asks which statement an account is reconciled with.
enum StatementForm: Riblet {
  struct Input: FormInput {
    var account: LedgerAccount.ID
    var draft: StatementDraft
    /// What the form has given for the account.
    var given: StatementDraft

    init(account: LedgerAccount.ID, draft: StatementDraft) {
      self.account = account
      (self.draft, given) = (draft, draft)
    }

    var firstFault: StatementDraft.Field? {
      let errors = draft.errors
      return StatementDraft.Field.allCases.first { errors[$0] != nil }
    }

    /// Another account alone is nothing to lose.
    func differs(from before: Input) -> Bool { draft != given }
  }

  struct Model: Equatable {
    let accounts: LedgerAccounts
    var form: FormState<Input>

    func error(in field: StatementDraft.Field) -> Phrase? {
      let error = form.showsErrors ? form.input.draft.errors[field] : nil
      return error?.phrase ?? form.refusal(of: field)
    }
  }

  enum Action {
    case type(String, in: StatementDraft.Field)
    case stepAccount(Int)
    case form(FormEvent)
  }
}

struct StatementFormBuilder {
  let dependencies: LedgerDependencies

  /// Where the account is chosen already, the form begins with the balance.
  @MainActor func build(
    _ account: LedgerAccount.ID, isChosen: Bool, listener: any StatementFormListener
  ) -> any ViewableRouting {
    let today = Day(milliseconds: dependencies.clock.now)
    let view = StatementFormView(
      StatementForm.Model(
        accounts: dependencies.ledger.state.value.settings.accounts,
        form: FormState(
          StatementForm.Input(
            account: account,
            draft: StatementFormInteractor.draft(of: account, dependencies.ledger, today: today)))))
    if isChosen { view.beginWithBalance() }
    let interactor = StatementFormInteractor(
      dependencies.ledger, today: today, on: view, listener: listener)
    // Not restored: what is typed is of the account that was chosen, which no link names.
    return ViewableRouter(interactor: interactor, view: view)
  }
}
