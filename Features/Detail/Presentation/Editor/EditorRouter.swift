import RIBs
import TerminalRIBs

/// A leaf without a segment: a form that was begun cannot be linked to.
final class EditorRouter: ViewableRouter<EditorInteractor, EditorView> {}
