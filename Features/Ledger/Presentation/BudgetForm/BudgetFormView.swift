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
  private lazy var controls = FormControls(
    save: sender(.save), leave: sender(.leave), stay: sender(.stay), discard: sender(.discard))

  private static let labelColumns = 10

  override init(_ model: Model) {
    super.init(model)
    amount.onPaste = sender(Action.paste)
    amount.onSubmit = sender(.save)
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in
      guard let self else { return }
      focus(on: amount)
    }
  }

  override func title(in environment: Environment) -> String {
    (model.choosesCategory ? BudgetText.newBudget : .editBudget).text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let isAsking = model.leaving.isAsking
    let controls = controls.bindings(isAsking: isAsking, in: environment)
    guard !isAsking else { return controls }
    let language = environment.language
    // The digits work wherever the focus is, which follows them.
    return KeyBinding.digits(title: LedgerField.amount.phrase.text(language)) { [weak self] digit in
      guard let self else { return }
      focus(on: amount)
      send(.type(String(digit)))
    }
      + controls + [
        key(
          .character("-"), title: LedgerField.amount.phrase.text(language), isHinted: false,
          sends: .typeSign),
        key(
          .backspace, title: BudgetText.erase.text(language), isHinted: false, sends: .erase),
        key(
          .control("u"), title: BudgetText.clear.text(language), isHinted: false, sends: .clear),
      ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let name = model.settings.categories[model.category].phrase.text(language)
    let title = LedgerField.category.phrase.text(language)
    let chosen: any Widget =
      model.choosesCategory
      ? OptionField(title, name, category, labelColumns: Self.labelColumns)
      : LabelledValue(title, name, labelColumns: Self.labelColumns)
    let field = AmountField(
      LedgerField.amount.phrase.text(language), model.entry.amount.text(language), amount,
      labelColumns: Self.labelColumns)
    return controls.page(
      [chosen, field],
      notice: model.notice ?? .hint(BudgetText.span(from: model.month, to: model.last)),
      isAsking: model.leaving.isAsking, in: environment)
  }
}
