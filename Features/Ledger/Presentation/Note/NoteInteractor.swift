import Editing
import RIBs

/// Takes a note; asks before it discards one.
final class NoteInteractor: PresentableInteractor<Note>, Remembering {
  private weak let listener: (any NoteListener)?

  init(on presenter: any Presentable<Note>, listener: any NoteListener) {
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
      if hasUnsaved { listener?.noteDidEnd(model.text) } else { listener?.noteDidClose() }
    case .leave:
      if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.noteDidClose() }
    case .stay: model.leaving.stay()
    case .discard: listener?.noteDidClose()
    }
  }
}
