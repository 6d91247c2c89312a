import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The category, the amount and the months in which it holds, or the question whether to discard it.
final class BudgetFormView: View<BudgetForm> {
  private let amount = AmountState(submission: FormText.save)
  private let category = OptionState()
  private let query: FieldState
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 11

  override init(_ model: Model) {
    query = FieldState(model.form.input.query, submission: FormText.nextField)
    super.init(model)
    query.onChange = sender(Action.typeQuery)
    query.onSubmit = { [weak self] _ in
      guard let self else { return }
      focus(on: amount)
    }
    amount.onPaste = sender(Action.paste)
    amount.onRefuse = sender(.refuse)
    amount.onSubmit = sender(.form(.save))
    if model.isTyped {
      amount.onErase = sender(.erase)
      amount.onClear = sender(.clear)
    }
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in
      guard let self else { return }
      focus(on: amount)
    }
  }

  override func modelDidChange(from old: Model) {
    query.show(model.form.input.query)
    guard let field = model.form.focus(since: old.form) else { return }
    if field == .query { focus(on: query) } else { focus(on: amount) }
  }

  override var title: Phrase {
    guard model.isNew else { return BudgetText.editBudget }
    return model.isTyped ? BudgetText.newQueryBudget : BudgetText.newBudget
  }

  override var leastRowsAsSheet: Int? { model.isNew ? nil : .max }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let controls = controls.bindings(model.form)
    guard !model.form.isAsking else { return controls }
    // The digits work wherever the focus is but in a field of text, and it follows them.
    return KeyBinding.digits(title: LedgerField.amount.phrase, isHinted: !model.isTyped) {
      [weak self] digit in
      guard let self else { return }
      focus(on: amount)
      send(.type(String(digit)))
    }
      + controls + bindings(of: BudgetForm.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    controls.page(
      [model.isTyped ? typedQuery : subject, amountField], model.form,
      hint: BudgetText.span(from: model.month, to: model.last))
  }

  private var subject: any Widget {
    let name = model.subject.phrase(in: model.settings.categories)
    let title = model.subject.query == nil ? LedgerField.category.phrase : BudgetText.query
    return model.isNew
      ? OptionField(title, name, category, labelColumns: Self.labelColumns)
      : LabelledValue(title, name, labelColumns: Self.labelColumns)
  }

  private var typedQuery: any Widget {
    TextField(
      BudgetText.query, query, labelColumns: Self.labelColumns, placeholder: BudgetText.queryHint,
      error: model.error(in: .query))
  }

  private var amountField: any Widget {
    AmountField(
      LedgerField.amount.phrase, model.form.input.entry.amount, amount,
      labelColumns: Self.labelColumns, error: model.error(in: .amount))
  }
}
