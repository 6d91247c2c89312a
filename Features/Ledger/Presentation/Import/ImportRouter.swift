import RIBs
import TerminalRIBs

/// A leaf, which remembers the path; what is in the file is read again.
final class ImportRouter: ViewableRouter<ImportInteractor, ImportView> {
  static let segment: Segment = "import"

  override var segment: Segment? { Self.segment }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }
}
