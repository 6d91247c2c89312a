import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The account, the statement's last day, and its balance.
final class StatementFormView: View<StatementForm> {
  private let fields: [StatementDraft.Field: FieldState]
  private let account = OptionState()
  private lazy var controls = FormControls(
    submission: ReconcileText.start, sender(Action.form))

  private static let labelColumns = 19

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: StatementDraft.Field.allCases.map { field in
        let submission = field == .balance ? ReconcileText.start : nil
        return (
          field,
          FieldState(model.form.input.draft[field], submission: submission)
        )
      })
    super.init(model)
    for (field, state) in fields { state.onChange = sender { .type($0, in: field) } }
    fields[.balance]?.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    account.onStep = sender(Action.stepAccount)
    account.onEnter = { [weak self] in self?.focus(on: .day) }
  }

  override func modelDidChange(from old: Model) {
    for (field, state) in fields { state.show(model.form.input.draft[field]) }
    if let field = model.form.focus(since: old.form) { focus(on: field) }
  }

  /// Has the keys go to the balance first.
  func beginWithBalance() { focus(on: .balance) }

  private func focus(on field: StatementDraft.Field) {
    if let state = fields[field] { focus(on: state) }
  }

  override var title: Phrase { ReconcileText.statement }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let option = OptionField(
      ReconcileText.account, model.accounts[model.form.input.account].phrase,
      account, labelColumns: Self.labelColumns)
    let lines: [(any Widget)?] = [
      option, field(.day, ReconcileText.day), field(.balance, ReconcileText.balance),
    ]
    return controls.page(lines.compactMap(\.self), model.form, hint: ReconcileText.hint)
  }

  private func field(
    _ field: StatementDraft.Field, _ label: Phrase
  ) -> (any Widget)? {
    fields[field].map {
      TextField(
        label, $0, labelColumns: Self.labelColumns,
        placeholder: field == .balance ? ReconcileText.balanceExample : nil,
        error: model.error(in: field))
    }
  }
}
