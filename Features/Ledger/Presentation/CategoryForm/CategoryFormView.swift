import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// A name and a colour, or the question whether to discard them.
final class CategoryFormView: View<CategoryForm> {
  private let name: FieldState
  private let tint = OptionState()
  private lazy var controls = FormControls(
    save: sender(.save), leave: sender(.leave), stay: sender(.stay), discard: sender(.discard))

  private static let labelColumns = 10

  override init(_ model: Model) {
    name = FieldState(
      model.name, limit: UserCategory.nameLimit, submission: FormText.save.phrase)
    super.init(model)
    name.onChange = sender(Action.type)
    name.onSubmit = { [weak self] _ in self?.send(.save) }
    tint.onStep = sender(Action.stepTint)
    tint.onEnter = { [weak self] in self?.send(.save) }
  }

  override func title(in environment: Environment) -> String {
    let text = model.category == nil ? LedgerText.newCategory : .editCategory
    return text.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(isAsking: model.leaving.isAsking, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let swatch = Swatch(Role.tints[model.tint % Role.tints.count], columns: 3)
    let option = OptionField(
      LedgerText.tint.text(language), "\(model.tint + 1)", tint, labelColumns: Self.labelColumns)
    return controls.page(
      [
        TextField(
          LedgerText.name.text(language), name, labelColumns: Self.labelColumns),
        OneLine(Columns(spacing: 2, .intrinsic(option), .intrinsic(swatch))),
      ], notice: model.notice, isAsking: model.leaving.isAsking, in: environment)
  }
}
