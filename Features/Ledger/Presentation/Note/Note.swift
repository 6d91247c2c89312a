import Editing
import RIBs
import TerminalRIBs

/// The sheet in which a note is written.
enum Note: Riblet {
  struct Model: Equatable {
    let before: String
    /// How many rows the note is for.
    let count: Int
    var text: String
    var leaving = LeavingForm()

    var hasUnsaved: Bool { text != before }
  }

  enum Action {
    case type(String)
    case save
    case leave
    case stay
    case discard
  }
}

struct NoteBuilder {
  /// `text` is the present note, `count` how many rows it is for.
  @MainActor func build(
    _ text: String, for count: Int, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = NoteView(Note.Model(before: text, count: count, text: text))
    let interactor = NoteInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}

/// Takes a note; asks before it discards one.
final class NoteInteractor: PresentableInteractor<Note>, Remembering {
  private weak let listener: (any LedgerSheetListener)?

  init(on presenter: any Presentable<Note>, listener: any LedgerSheetListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text):
      update {
        $0.text = text
        $0.leaving.stay()
      }
    case .save:
      if hasUnsaved { listener?.sheetDidEnd(.note(model.text)) } else { listener?.sheetDidClose() }
    case .leave:
      if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.sheetDidClose() }
    case .stay: model.leaving.stay()
    case .discard: listener?.sheetDidClose()
    }
  }
}
