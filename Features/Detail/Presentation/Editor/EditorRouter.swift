import RIBs
import TerminalRIBs

/// A leaf, which remembers what was typed: a lock in between loses nothing.
final class EditorRouter: ViewableRouter<EditorInteractor, EditorView> {
  static let segment: Segment = "edit"

  override var segment: Segment? { Self.segment }

  override var hasUnsaved: Bool { interactor.hasUnsaved }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }
}
