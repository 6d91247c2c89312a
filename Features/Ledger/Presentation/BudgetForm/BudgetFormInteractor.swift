import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Takes an amount and saves the budget.
final class BudgetFormInteractor: PresentableInteractor<BudgetForm> {
  private(set) lazy var flow = FormFlow(
    "save budget", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any BudgetFormListener)?
  private let ledger: LedgerUseCases

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<BudgetForm>,
    listener: any BudgetFormListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let digits):
      // That a minus was left out is still said while its number is typed.
      let notice = model.form.notice
      edit { $0.entry.type(digits) }
      if notice == Self.noSign { flow.say(notice) }
    case .refuse: edit { $0.entry.refuse() }
    case .typeSign: flow.say(Self.noSign)
    case .erase: edit { $0.entry.erase() }
    case .clear: edit { $0.entry.clear() }
    case .undo: edit { $0.entry.undo() }
    case .paste(let text):
      var isAmount = true
      edit { isAmount = $0.entry.paste(text) }
      if !isAmount { flow.refuse(LedgerError.budgetAmount, at: .amount) }
    case .stepCategory(let step):
      let settings = model.settings
      let chosen = model.subject.category ?? .other
      guard let other = settings.categories.ofSpending.element(step, after: chosen) else { return }
      edit { [month = model.month] in
        let subject = BudgetSubject(other)
        $0 = BudgetForm.Input(subject, settings.budgets.amount(of: subject, in: month))
      }
    case .typeQuery(let text):
      edit { $0.typedQuery = text }
    case .form(let event):
      flow.receive(event, at: { [model] in Self.field(of: $0, in: model) }) {
        [ledger, month = model.month] input throws(LedgerError) in
        let before = ledger.state.value.settings
        if let fault = input.subject.fault(in: before) { throw .query(fault) }
        var settings = before
        try settings.budgets.set(input.entry.amount, of: input.subject, from: month)
        _ = try await ledger.perform(.save(settings, over: before))
        return input.subject
      } then: { [listener] subject in
        listener?.budgetFormDidSave(subject)
      } leave: {
        listener?.budgetFormDidClose()
      }
    }
  }

  /// A query that is not typed has no field.
  private static func field(of error: LedgerError, in model: Model) -> BudgetForm.Field? {
    switch error {
    case .query: model.isTyped ? .query : nil
    case .budgetAmount: .amount
    default: nil
    }
  }

  private static let noSign = FormNotice.failed(BudgetText.noSign)

  private func edit(_ change: (inout BudgetForm.Input) -> Void) {
    flow.edit {
      change(&$0)
      $0.isChanged = true
    }
  }
}
