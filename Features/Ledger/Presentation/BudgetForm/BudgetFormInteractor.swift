import Editing
import LedgerDomain
import RIBs
import Store
import TerminalUI
import WalletDomain

/// Takes an amount and saves the budget; asks before it discards one.
final class BudgetFormInteractor: PresentableInteractor<BudgetForm>, Remembering {
  private weak let listener: (any BudgetFormListener)?
  private let ledger: LedgerUseCases
  private lazy var saving = LatestRequest("save budget", of: self)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<BudgetForm>,
    listener: any BudgetFormListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let digits):
      // That a minus was left out is still said while its number is typed.
      let notice = model.notice == Self.noSign ? model.notice : nil
      edit {
        $0.entry.type(digits)
        $0.notice = notice
      }
    case .typeSign: if model.notice != .saving { model.notice = Self.noSign }
    case .erase: edit { $0.entry.erase() }
    case .clear: edit { $0.entry.clear() }
    case .paste(let text):
      edit {
        if !$0.entry.paste(text) { $0.notice = .failed(LedgerError.budgetAmount.phrase) }
      }
    case .stepCategory(let step):
      edit {
        let ids = $0.settings.categories.ofSpending
        $0.choose(ids.element(step, after: $0.category) ?? $0.category)
      }
    case .save: save()
    case .leave:
      guard model.notice != .saving else { return }
      if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.budgetFormDidClose() }
    case .stay: model.leaving.stay()
    case .discard: if model.notice != .saving { listener?.budgetFormDidClose() }
    }
  }

  private static let noSign = FormNotice.failed(BudgetText.noSign.phrase)

  private func edit(_ change: (inout Model) -> Void) {
    guard model.notice != .saving else { return }
    update {
      $0.notice = nil
      $0.leaving.stay()
      $0.hasUnsaved = true
      change(&$0)
    }
  }

  private func save() {
    guard !model.leaving.isAsking, model.notice != .saving else { return }
    let (category, before) = (model.category, ledger.state.value.settings)
    var settings = before
    do throws(LedgerError) {
      try settings.budgets.set(model.entry.amount, of: category, from: model.month)
    } catch {
      return model.notice = .failed(error.phrase)
    }
    model.notice = .saving
    saving.ask { [ledger, settings] () throws(LedgerError) in
      try await ledger.perform(.save(settings, over: before))
    } then: { [self] result in
      switch result {
      case .success: listener?.budgetFormDidSave(category)
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }
}
