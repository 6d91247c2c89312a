import Editing
import Phrases
import SampleDomain
import TerminalRIBs
import TerminalUI

/// The fields of a sample, or the question whether to discard what was written.
final class SampleFormView: View<SampleForm> {
  private let field: FieldState
  private let text: FieldState
  private lazy var controls = FormControls(
    save: sender(.save), leave: sender(.leave), stay: sender(.stay), discard: sender(.discard))

  private static let labelColumns = 8

  override init(_ model: Model) {
    field = FieldState(model.content.title, limit: 100)
    text = FieldState(model.content.text, submission: FormText.save.phrase)
    super.init(model)
    field.onChange = sender(Action.title)
    text.onChange = sender(Action.text)
    text.onSubmit = { [weak self] _ in self?.send(.save) }
  }

  override func modelDidChange(from old: Model) {
    if field.text != model.content.title { field.set(model.content.title) }
    if text.text != model.content.text { text.set(model.content.text) }
    if model.focusOnTitle != old.focusOnTitle { focus(on: field) }
  }

  override var title: Phrase {
    let text: SampleText = model.isNew ? .newSample : .title
    return text.phrase
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(isAsking: model.leaving.isAsking)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let isUntitled = model.isJudged && !model.content.isValid
    let fields = [
      TextField(
        SampleText.titleField.text(language), field, labelColumns: Self.labelColumns,
        error: isUntitled ? SampleText.untitled.text(language) : nil),
      TextField(SampleText.textField.text(language), text, labelColumns: Self.labelColumns),
    ]
    return controls.page(
      fields, notice: model.notice, isAsking: model.leaving.isAsking)
  }
}
