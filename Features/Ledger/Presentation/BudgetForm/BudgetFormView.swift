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
  /// In a form with a query the amount is typed as text, since there the digits are the query's too.
  private let typedAmount = FieldState(submission: FormText.save)
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 11

  override init(_ model: Model) {
    query = FieldState(model.form.input.query)
    super.init(model)
    query.onChange = sender(Action.typeQuery)
    query.onSubmit = { [weak self] _ in
      guard let self else { return }
      focus(on: typedAmount)
    }
    typedAmount.onChange = sender(Action.typeAmount)
    typedAmount.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    amount.onPaste = sender(Action.paste)
    amount.onSubmit = sender(.form(.save))
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in
      guard let self else { return }
      focus(on: amount)
    }
  }

  override func modelDidChange(from old: Model) {
    if model.form.focus != old.form.focus, model.form.focus.value != nil { focus(on: query) }
  }

  override var title: Phrase { model.isNew ? BudgetText.newBudget : BudgetText.editBudget }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let controls = controls.bindings(model.form)
    guard !model.form.isAsking, !isTyped else { return controls }
    // The digits work wherever the focus is, which follows them.
    return KeyBinding.digits(title: LedgerField.amount.phrase) { [weak self] digit in
      guard let self else { return }
      focus(on: amount)
      send(.type(String(digit)))
    }
      + controls + bindings(of: BudgetForm.commands)
  }

  /// Whether the form is of a query that is typed.
  private var isTyped: Bool { model.isNew && model.subject.query != nil }

  override func body(in environment: Environment) -> any Widget {
    controls.page(
      isTyped ? typedFields : fields, model.form,
      hint: BudgetText.span(from: model.month, to: model.last))
  }

  private var fields: [any Widget] {
    let name = model.subject.phrase(in: model.settings.categories)
    let title = model.subject.query == nil ? LedgerField.category.phrase : BudgetText.query
    let chosen: any Widget =
      model.isNew
      ? OptionField(title, name, category, labelColumns: Self.labelColumns)
      : LabelledValue(title, name, labelColumns: Self.labelColumns)
    let field = AmountField(
      LedgerField.amount.phrase, model.form.input.entry.amount, amount,
      labelColumns: Self.labelColumns)
    return [chosen, field]
  }

  private var typedFields: [any Widget] {
    let input = model.form.input
    let isMissing = model.form.showsErrors && input.firstFault != nil
    let error =
      LedgerValidationError(input.query, upTo: BudgetSubject.queryLimit)?.phrase
      ?? (isMissing ? BudgetText.noQuery : nil)
    return [
      TextField(
        BudgetText.query, query, labelColumns: Self.labelColumns, placeholder: BudgetText.queryHint,
        error: error),
      TextField(LedgerField.amount.phrase, typedAmount, labelColumns: Self.labelColumns),
    ]
  }
}
