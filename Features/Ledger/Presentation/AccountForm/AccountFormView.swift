import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// A name, an opening balance and a kind, or the question whether to discard them.
final class AccountFormView: View<AccountForm> {
  private let name: FieldState
  private let opening: FieldState
  private let kind = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 17
  /// How many characters of a balance are typed at most.
  private static let limit = 40

  override init(_ model: Model) {
    let submission = FormText.save
    name = FieldState(
      model.form.input.name, limit: LedgerAccount.nameLimit,
      submission: model.hasOpening ? nil : submission)
    opening = FieldState(
      model.form.input.opening, limit: Self.limit, submission: submission)
    super.init(model)
    name.onChange = sender { .type($0, in: .name) }
    opening.onChange = sender { .type($0, in: .opening) }
    if !model.hasOpening { name.onSubmit = { [weak self] _ in self?.send(.form(.save)) } }
    opening.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    kind.onStep = sender(Action.stepKind)
  }

  override func modelDidChange(from old: Model) {
    if model.form.focus != old.form.focus { focus(on: opening) }
  }

  override var title: Phrase {
    model.account == nil ? AccountText.newAccount : AccountText.editAccount
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    var lines: [any Widget] = [TextField(LedgerText.name, name, labelColumns: Self.labelColumns)]
    if model.hasOpening {
      lines.append(TextField(AccountText.opening, opening, labelColumns: Self.labelColumns))
      lines.append(
        OptionField(AccountText.kind, model.kind.phrase, kind, labelColumns: Self.labelColumns))
    }
    return controls.page(
      lines, model.form, hint: model.hasOpening ? AccountText.openingHint : nil)
  }
}
