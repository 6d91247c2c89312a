import RIBs
import TerminalRIBs

protocol NoteListener: Listener {
  func noteDidEnd(_ text: String)
  /// The user has left without changes, or has discarded them.
  func noteDidClose()
}

struct NoteBuilder {
  /// `text` is the present note, `count` how many rows it is for.
  @MainActor func build(
    _ text: String, for count: Int, listener: any NoteListener
  ) -> any ViewableRouting {
    let view = NoteView(Note.Model(before: text, count: count))
    let interactor = NoteInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}
