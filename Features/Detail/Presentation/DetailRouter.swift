import DetailInterface
import RIBs
import TerminalRIBs

/// Names its person in links.
final class DetailRouter: ViewableRouter<DetailInteractor, DetailView>, DetailRouting {
  override var segment: Segment? { Segment(interactor.id) }

  func visit() {}
}
