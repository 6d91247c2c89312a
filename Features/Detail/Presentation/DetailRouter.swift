import RIBs
import TerminalRIBs

/// Names its person in links.
final class DetailRouter: ViewableRouter<DetailInteractor, DetailView> {
  override var segment: Segment? { Segment(interactor.id) }
}
