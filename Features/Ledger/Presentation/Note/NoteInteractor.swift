import Editing
import LedgerDomain
import RIBs
import TerminalRIBs

/// Takes a note, which the parent saves; it stays until that is done.
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
      let before = model.form.before.text
      flow.receive(event) { [listener, rows = model.rows] input throws(LedgerError) in
        guard input.text != before else { return false }
        await listener?.sheetDidChoose(.note(input.text, over: before, of: rows), in: nil)
        return true
      } then: { [listener] isOther in
        if !isOther { listener?.sheetDidClose() }
      } leave: {
        listener?.sheetDidClose()
      }
    }
  }
}
