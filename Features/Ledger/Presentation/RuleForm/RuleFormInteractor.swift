import Editing
import LedgerDomain
import RIBs
import Store
import TerminalUI

/// Takes a rule, says how many rows it would change, and stores it; asks before it discards one.
final class RuleFormInteractor: PresentableInteractor<RuleForm>, Remembering {
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private lazy var saving = LatestRequest("save rule", of: self)
  private lazy var counting = LatestRequest("count matches", of: self)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<RuleForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  override func didBecomeActive() { count() }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field): edit { $0.texts[field] = text }
    case .stepKind(let step): edit { $0.kind = $0.kind.stepped(by: step) }
    case .stepCategory(let step):
      edit { $0.category = $0.categories.ids.element(step, after: $0.category) ?? .other }
    case .turn: edit { $0.isOn.toggle() }
    case .switchApplied: edit { $0.isApplied.toggle() }
    case .save: save()
    case .leave: if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { leave() }
    case .stay: model.leaving.stay()
    case .discard: leave()
    }
  }

  private func edit(_ change: (inout Model) -> Void) {
    update {
      change(&$0)
      $0.notice = nil
      $0.leaving.stay()
    }
    count()
  }

  private func leave() {
    listener?.sheetDidEnd(.manage(.rules(model.before.id)))
  }

  /// Counts the rows that the rule would change.
  private func count() {
    guard let rule = model.rule, rule.isUsable else {
      counting.cancel()
      return model.matchCount = 0
    }
    counting.ask { [ledger] () throws(LedgerError) in
      try await ledger.matchCount(rule)
    } then: { [self] result in
      if case .success(let count) = result { model.matchCount = count }
    }
  }

  private func save() {
    guard !model.leaving.isAsking, model.notice != .saving else { return }
    let errors = model.errors
    guard let rule = model.rule, errors.isEmpty else {
      return update { model in
        model.isJudged = true
        model.notice = .failed(LedgerText.faulty.phrase)
        if let field = RuleForm.Field.allCases.first(where: { errors[$0] != nil }) {
          model.focus.ask(for: field)
        }
      }
    }
    let before = ledger.state.value.settings
    var settings = before
    do throws(LedgerError) {
      try settings.rules.save(rule)
    } catch {
      return model.notice = .failed(error.phrase)
    }
    model.notice = .saving
    let applied = model.isApplied && model.matchCount > 0 ? rule : nil
    saving.ask { [ledger, settings] () throws(LedgerError) in
      try await ledger.perform(.save(settings, over: before, applying: applied))
    } then: { [self] result in
      switch result {
      case .success(let outcome):
        listener?.sheetDidEnd(.manage(.saved(rule, applied == nil ? nil : outcome)))
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }
}
