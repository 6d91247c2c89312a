import RIBs
import TerminalRIBs

/// A leaf that links can name, and that remembers which card is selected.
final class CardsRouter: ViewableRouter<CardsInteractor, CardsView> {
  static let segment: Segment = "cards"

  override var segment: Segment? { Self.segment }

  override var memory: Memory? {
    var memory = Memory()
    memory.remember(view.list)
    return memory
  }

  override func recall(_ memory: Memory) { memory.recall(view.list) }
}
