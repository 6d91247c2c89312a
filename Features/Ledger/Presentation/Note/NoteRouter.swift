import RIBs
import TerminalRIBs

/// A leaf without a segment: for which rows the note is, no link says.
final class NoteRouter: ViewableRouter<NoteInteractor, NoteView> {
  override var hasUnsaved: Bool { interactor.hasUnsaved }
}
