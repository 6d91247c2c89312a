import Editing
import LedgerDomain
import RIBs
import Store
import TerminalUI
import Time

/// Takes a statement's day and balance, and holds the day against the last statement of the account.
final class StatementFormInteractor: PresentableInteractor<StatementForm> {
  private weak let listener: (any StatementFormListener)?
  private let ledger: LedgerUseCases
  private let today: Day
  private lazy var checking = LatestRequest("check statement", of: self)

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
    case .type(let text, let field):
      update {
        $0.draft[field] = text
        $0.notice = nil
      }
    case .stepAccount(let step):
      update {
        $0.account = $0.accounts.ids.element(step, after: $0.account) ?? .cash
        // A statement is of one account.
        $0.draft = Self.draft(of: $0.account, ledger, today: today)
        $0.notice = nil
      }
    case .save: save()
    case .leave: listener?.statementDidClose()
    }
  }

  private func save() {
    guard model.notice != .saving else { return }
    guard let statement = model.draft.statement else {
      return update { model in
        model.isJudged = true
        model.notice = .failed(LedgerText.faulty.phrase)
        let errors = model.draft.errors
        if let field = StatementDraft.Field.allCases.first(where: { errors[$0] != nil }) {
          model.focus.ask(for: field)
        }
      }
    }
    let account = model.account
    model.notice = .saving
    checking.ask { [ledger] () throws(LedgerError) in
      try await ledger.reconciliations().first { $0.account == account }
    } then: { [self] (result: Result<LedgerReconciliation?, LedgerError>) in
      switch result {
      case .success(let last?) where last.day > statement.day:
        update {
          $0.notice = .failed(LedgerError.statementDay(last.day).phrase)
          $0.focus.ask(for: .day)
        }
      case .success: listener?.statementDidEnd(account, statement)
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }
}
