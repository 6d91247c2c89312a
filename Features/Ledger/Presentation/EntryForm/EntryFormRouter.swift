import RIBs
import TerminalRIBs

/// A leaf, which remembers what was typed: a lock in between loses nothing.
final class EntryFormRouter: ViewableRouter<EntryFormInteractor, EntryFormView> {
  static let segment: Segment = "add"

  override var segment: Segment? { Self.segment }

  override var hasUnsaved: Bool { interactor.hasUnsaved }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }
}
