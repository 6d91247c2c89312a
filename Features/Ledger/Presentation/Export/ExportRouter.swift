import RIBs
import TerminalRIBs

/// A leaf, which remembers the path.
final class ExportRouter: ViewableRouter<ExportInteractor, ExportView> {
  static let segment: Segment = "export"

  override var segment: Segment? { Self.segment }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }
}
