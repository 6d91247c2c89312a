import Editing
import LedgerDomain
import RIBs
import TerminalRIBs

/// The sheet in which a note is written.
enum Note: Riblet {
  struct Input: FormInput {
    var text: String

    var firstFault: Never? { nil }
  }

  struct Model: Equatable {
    /// How many rows the note is for.
    let count: Int
    var form: FormState<Input>
  }

  enum Action {
    case type(String)
    case form(FormEvent)
  }
}

struct NoteBuilder {
  /// `text` is the present note, `count` how many rows it is for.
  @MainActor func build(
    _ text: String, for count: Int, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = NoteView(Note.Model(count: count, form: FormState(Note.Input(text: text))))
    let interactor = NoteInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, restorable: interactor.flow)
  }
}

/// Takes a note, which the parent saves.
final class NoteInteractor: PresentableInteractor<Note> {
  private(set) lazy var flow = FormFlow("take note", of: self, \.form)
  private weak let listener: (any LedgerSheetListener)?

  init(on presenter: any Presentable<Note>, listener: any LedgerSheetListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): flow.edit { $0.text = text }
    case .form(let event):
      flow.receive(event) { input throws(LedgerError) in
        input.text
      } then: { [listener, before = model.form.before.text] text in
        if text == before { listener?.sheetDidClose() } else { listener?.sheetDidEnd(.note(text)) }
      } leave: {
        listener?.sheetDidClose()
      }
    }
  }
}
