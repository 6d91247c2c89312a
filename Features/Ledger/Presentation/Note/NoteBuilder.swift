import RIBs
import TerminalRIBs

protocol NoteListener: Listener {
  func noteDidEnd(_ text: String)
  /// The user has left without changes, or given them up.
  func noteDidClose()
}

/// Builds the sheet in which a note is written.
protocol NoteBuildable: Buildable {
  /// `text` stands there already; the note is for `count` rows.
  func build(_ text: String, for count: Int, listener: any NoteListener) -> any ViewableRouting
}

final class NoteBuilder: NoteBuildable {
  func build(_ text: String, for count: Int, listener: any NoteListener) -> any ViewableRouting {
    let model = NoteViewModel(before: text, count: count)
    let view = NoteView(model)
    return NoteRouter(
      interactor: NoteInteractor(model, presenter: view, listener: listener), view: view)
  }
}
