import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// A field of several lines, or the question whether to discard what was written.
final class NoteView: View<Note> {
  private let field: TextAreaState
  private lazy var controls = FormControls(sender(Action.form))

  override init(_ model: Model) {
    // What is too long is kept, and not saved.
    field = TextAreaState(model.form.input.text, byteLimit: 2 * LedgerEntry.noteByteLimit)
    super.init(model)
    field.onChange = sender(Action.type)
  }

  override func modelDidChange(from old: Model) {
    field.show(model.form.input.text)
    if model.form.focus != old.form.focus { focus(on: field) }
  }

  override var title: Phrase { LedgerText.note(of: model.rows.count) }

  override var leastRowsAsSheet: Int? { .max }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let area = TextArea(
      LedgerField.note.phrase, field,
      error: model.form.input.isTooLong ? LedgerText.noteTooLong : nil)
    return controls.page(
      area, notice: .hint(LedgerText.emptyNote), isAsking: model.form.isAsking)
  }
}

extension LedgerRow {
  /// The note in one line, with marks for its line breaks.
  func noteLine(_ symbols: Symbols) -> String {
    note.split(separator: "\n").joined(separator: " \(symbols.lineBreak) ")
  }
}
