import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// Takes a rule, says how many rows it matches and would change, and stores it.
final class RuleFormInteractor: PresentableInteractor<RuleForm>, Restorable {
  private lazy var flow = FormFlow(
    "save rule", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private lazy var counting = LatestRequest("count matches", of: self, isInBackground: true)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<RuleForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() { count() }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field): edit { $0.texts[field] = text }
    case .stepKind(let step): edit { $0.kind = $0.kind.stepped(by: step) }
    case .stepCategory(let step):
      let ids = model.categories.ids
      edit { $0.category = ids.element(step, after: $0.category) ?? .other }
    case .stepAccount(let step):
      let accounts = [nil] + model.accounts.ids.map(Optional.some)
      edit { $0.account = accounts.element(step, after: $0.account) ?? nil }
    case .turn: edit { $0.isOn.toggle() }
    case .switchApplied: edit { $0.isApplied.toggle() }
    case .form(let event):
      flow.receive(event, at: { $0 == .ruleMatchesAll ? .payee : nil }, save: save) {
        [listener] saved in
        listener?.sheetDidEnd(.manage(.rule(.saved(saved.rule, saved.outcome))))
      } leave: {
        listener?.sheetDidEnd(.manage(.rule(.list(model.before.id))))
      }
    }
  }

  var restorationState: RestorationState? { flow.restorationState }
  var hasUnsaved: Bool { flow.hasUnsaved }

  func restore(_ restoration: RestorationState) {
    flow.restore(restoration)
    count()
  }

  private func edit(_ change: (inout RuleForm.Input) -> Void) {
    flow.edit(change)
    count()
  }

  /// Counts the rows that the rule would change.
  private func count() {
    guard let rule = model.form.input.edited, rule.isUsable else {
      counting.cancel()
      return model.matches = .none
    }
    counting.ask { [ledger] () throws(LedgerError) in
      try await ledger.matches(rule)
    } then: { [self] result in
      if case .success(let matches) = result { model.matches = matches }
    }
  }

  /// Stores the rule; with the outcome where it was applied to existing rows.
  private func save(
    _ input: RuleForm.Input
  ) async throws(LedgerError) -> (rule: LedgerRule, outcome: LedgerOutcome?) {
    var rule = input.edited ?? model.before
    let before = ledger.state.value.settings
    var settings = before
    if model.isNew {
      // Another member may have added one under the id since the form was opened.
      rule = try settings.rules.add(rule)
    } else {
      try settings.rules.save(rule)
    }
    // What is typed does not wait for the count.
    if input.isApplied { await counting.settled() }
    let applied = input.isApplied && model.matches.changing > 0 ? rule : nil
    let outcome = try await ledger.perform(.save(settings, over: before, applying: applied))
    return (rule, applied == nil ? nil : outcome)
  }
}
