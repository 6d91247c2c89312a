import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The category, the amount and the months in which it holds, or the question whether to discard it.
final class BudgetFormView: View<BudgetForm> {
  private let amount = AmountState(submission: FormText.save.phrase)
  private let category = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 10

  override init(_ model: Model) {
    super.init(model)
    amount.onPaste = sender(Action.paste)
    amount.onSubmit = sender(.form(.save))
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in
      guard let self else { return }
      focus(on: amount)
    }
  }

  override var title: Phrase { (model.choosesCategory ? BudgetText.newBudget : .editBudget).phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let controls = controls.bindings(model.form)
    guard !model.form.isAsking else { return controls }
    // The digits work wherever the focus is, which follows them.
    return KeyBinding.digits(title: LedgerField.amount.phrase) { [weak self] digit in
      guard let self else { return }
      focus(on: amount)
      send(.type(String(digit)))
    }
      + controls + bindings(of: BudgetForm.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    let name = model.settings.categories[model.category].phrase
    let title = LedgerField.category.phrase
    let chosen: any Widget =
      model.choosesCategory
      ? OptionField(title, name, category, labelColumns: Self.labelColumns)
      : LabelledValue(title, name, labelColumns: Self.labelColumns)
    let field = AmountField(
      LedgerField.amount.phrase, model.form.input.entry.amount, amount,
      labelColumns: Self.labelColumns)
    return controls.page(
      [chosen, field], model.form, hint: BudgetText.span(from: model.month, to: model.last))
  }
}
