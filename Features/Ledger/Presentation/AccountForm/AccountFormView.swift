import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A name, an opening balance and a kind, or the question whether to discard them.
final class AccountFormView: View<AccountForm> {
  private let name: FieldState
  private let opening: FieldState
  private let kind = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 17

  override init(_ model: Model) {
    let submission = FormText.save
    name = FieldState(
      model.form.input.name, submission: model.hasOpening ? nil : submission)
    opening = FieldState(model.form.input.opening, submission: submission)
    super.init(model)
    name.onChange = sender { .type($0, in: .name) }
    opening.onChange = sender { .type($0, in: .opening) }
    if !model.hasOpening { name.onSubmit = { [weak self] _ in self?.send(.form(.save)) } }
    opening.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    kind.onStep = sender(Action.stepKind)
  }

  override func modelDidChange(from old: Model) {
    name.show(model.form.input.name)
    opening.show(model.form.input.opening)
    guard let field = model.form.focus(since: old.form) else { return }
    focus(on: field == .name ? name : opening)
  }

  override var title: Phrase {
    model.account == nil ? AccountText.newAccount : AccountText.editAccount
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    func field(_ label: some Phrased, _ state: FieldState, _ field: AccountForm.Input.Field)
      -> TextField
    {
      TextField(
        label, state, labelColumns: Self.labelColumns,
        placeholder: field == .opening ? Phrase("0") : nil, error: model.error(in: field))
    }
    var lines: [any Widget] = [field(LedgerText.name, name, .name)]
    if model.hasOpening {
      lines.append(field(AccountText.opening, opening, .opening))
      lines.append(
        OptionField(AccountText.kind, model.kind.phrase, kind, labelColumns: Self.labelColumns))
    }
    return controls.page(
      lines, model.form, hint: model.hasOpening ? AccountText.openingHint : nil)
  }
}
