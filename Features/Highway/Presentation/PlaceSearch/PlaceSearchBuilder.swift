import Geography
import Phrases
import PlacesDomain
import RIBs
import TerminalRIBs
import Time

protocol PlaceSearchListener: Listener {
  func placeSearchDidChoose(_ place: Place, as purpose: PlaceSearch.Purpose)
  func placeSearchDidCancel()
}

struct PlaceSearchBuilder {
  let places: PlacesUseCases
  let clock: any WallClock
  let notify: Notify

  /// Places near `start` come first where others are equally good.
  @MainActor func build(
    _ purpose: PlaceSearch.Purpose, near start: Coordinate?, listener: any PlaceSearchListener
  ) -> any ViewableRouting {
    let view = PlaceSearchView(PlaceSearch.Model(purpose))
    let interactor = PlaceSearchInteractor(
      places, near: start, clock: clock, notify: notify, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
