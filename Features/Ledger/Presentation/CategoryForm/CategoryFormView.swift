import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// A name and a colour, or the question whether to discard them.
final class CategoryFormView: View<CategoryForm> {
  private let name: FieldState
  private let tint = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 10

  override init(_ model: Model) {
    name = FieldState(model.form.input.name, submission: FormText.save)
    super.init(model)
    name.onChange = sender(Action.type)
    name.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    tint.onStep = sender(Action.stepTint)
    tint.onEnter = { [weak self] in self?.send(.form(.save)) }
  }

  override func modelDidChange(from old: Model) {
    name.show(model.form.input.name)
    if model.form.focus != old.form.focus { focus(on: name) }
  }

  override var title: Phrase {
    model.category == nil ? LedgerText.newCategory : LedgerText.editCategory
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let number = model.form.input.tint
    let option = OptionField(
      LedgerText.tint, "\(number + 1)", tint, labelColumns: Self.labelColumns)
    return controls.page(
      [
        TextField(
          LedgerText.name, name, labelColumns: Self.labelColumns,
          error: model.form.input.error?.phrase ?? model.form.refusal(of: .name)),
        option, TintRow(chosen: number % Role.tints.count, indent: Self.labelColumns),
      ], model.form)
  }
}

/// All colours, with the chosen one in brackets; which one it is, is said by its number.
private struct TintRow: CompositeWidget {
  /// Of a colour with its brackets.
  private static let columns = 3

  let chosen: Int
  /// Before the colours, where all have room behind it.
  let indent: Int

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let items = Role.tints.enumerated().map { index, role in
      let isChosen = index == chosen
      return LayoutItem.intrinsic(
        Columns(
          .intrinsic(Label(isChosen ? "[" : " ")), .intrinsic(Swatch(role, columns: 1)),
          .intrinsic(Label(isChosen ? "]" : " "))))
    }
    let colours = Columns(items + [.gap])
    let needed = indent + items.count * Self.columns
    return needed <= size.columns ? Padding(left: indent, colours) : colours
  }

  func describe(to speech: Speech) {}
}
