import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

/// Takes a statement's day and balance, and holds the day against the last statement of the account.
final class StatementFormInteractor: PresentableInteractor<StatementForm> {
  private lazy var flow = FormFlow(
    "check statement", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any StatementFormListener)?
  private let ledger: LedgerUseCases
  private let today: Day

  init(
    _ ledger: LedgerUseCases, today: Day, on presenter: any Presentable<StatementForm>,
    listener: any StatementFormListener
  ) {
    self.ledger = ledger
    self.today = today
    self.listener = listener
    super.init(on: presenter)
  }

  /// What was typed for the account before, or an empty draft.
  static func draft(
    of account: LedgerAccount.ID, _ ledger: LedgerUseCases, today: Day
  ) -> StatementDraft {
    let kept = ledger.state.value.statements[account]
    return StatementDraft(day: kept?.day ?? today, balance: kept?.balance)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field): flow.edit { $0.draft[field] = text }
    case .stepAccount(let step):
      let ids = model.accounts.ids
      flow.edit { [ledger, today] in
        // A statement is of one account.
        let account = ids.element(step, after: $0.account) ?? .cash
        $0 = StatementForm.Input(
          account: account, draft: Self.draft(of: account, ledger, today: today))
      }
    case .form(let event):
      flow.receive(event) { [ledger] input throws(LedgerError) in
        let last = try await ledger.reconciliations().first { $0.account == input.account }
        return (input, last)
      } then: { [self] (input: StatementForm.Input, last: LedgerReconciliation?) in
        didRead(last, for: input)
      } leave: {
        listener?.statementDidClose()
      }
    }
  }

  private func didRead(_ last: LedgerReconciliation?, for input: StatementForm.Input) {
    guard let statement = input.draft.statement else { return }
    if let last, last.day > statement.day {
      return flow.refuse(LedgerError.statementDay(last.day), at: .day)
    }
    listener?.statementDidEnd(input.account, statement)
  }
}
