import Phrases
import SampleDomain
import TerminalRIBs
import TerminalUI

/// The fields of a sample, or the question whether to discard what was written.
final class SampleFormView: View<SampleForm> {
  private let field: FieldState
  private let text: FieldState
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 8

  override init(_ model: Model) {
    field = FieldState(model.form.input.content.title, limit: 100)
    text = FieldState(model.form.input.content.text, submission: FormText.save)
    super.init(model)
    field.onChange = sender { .type($0, in: .title) }
    text.onChange = sender { .type($0, in: .text) }
    text.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
  }

  override func modelDidChange(from old: Model) {
    field.show(model.form.input.content.title)
    text.show(model.form.input.content.text)
    if model.form.focus != old.form.focus { focus(on: field) }
  }

  override var title: Phrase { model.sample == nil ? SampleText.newSample : SampleText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let isUntitled = model.form.showsErrors && !model.form.input.content.isValid
    let fields = [
      TextField(
        SampleText.titleField, field, labelColumns: Self.labelColumns,
        error: isUntitled ? SampleText.untitled : nil),
      TextField(SampleText.textField, text, labelColumns: Self.labelColumns),
    ]
    return controls.page(fields, model.form)
  }
}
