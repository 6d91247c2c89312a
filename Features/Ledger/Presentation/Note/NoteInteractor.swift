import Editing
import LedgerDomain
import RIBs
import TerminalRIBs

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
        if text == before {
          listener?.sheetDidClose()
        } else {
          listener?.sheetDidEnd(.note(text, over: before))
        }
      } leave: {
        listener?.sheetDidClose()
      }
    }
  }
}
