import Editing
import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// One field, or the question whether to discard what was written.
final class NoteView: View<Note> {
  private let field: FieldState
  private lazy var controls = FormControls(
    save: sender(.save), leave: sender(.leave), stay: sender(.stay), discard: sender(.discard))

  override init(_ model: Model) {
    field = FieldState(
      model.text, limit: LedgerEntry.textLimit, submission: FormText.save.phrase)
    super.init(model)
    field.onChange = sender(Action.type)
    field.onSubmit = { [weak self] _ in self?.send(.save) }
  }

  override func title(in environment: Environment) -> String {
    LedgerText.note(of: model.count).text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = model.leaving.isAsking ? FormText.back : .cancel
    return [key(.escape, title: title.text(environment.language), sends: .leave)]
  }

  override func body(in environment: Environment) -> any Widget {
    controls.page(
      [TextField(LedgerField.note.phrase.text(environment.language), field)],
      notice: .hint(LedgerText.emptyNote.phrase), isAsking: model.leaving.isAsking,
      in: environment)
  }
}
