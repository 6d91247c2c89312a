import Editing
import Geography
import Phrases
import PlacesDomain
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// The search for a place, as one types.
enum PlaceSearch: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front {
      case field, list
    }

    let purpose: Purpose
    var front = Front.field { didSet { if front != oldValue { list.selectFirst() } } }
    var text = "" { didSet { arrange() } }
    /// What was found for `text`, or for the text before while it is searched for; nil without any.
    var found: FoundPlaces? { didSet { arrange() } }
    var recents: [Place] = [] { didSet { arrange() } }
    var list = Listing<Row>()
    var isSearching = false

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// Recent places before anything is typed.
    var showsRecents: Bool { text.allSatisfy(\.isWhitespace) }

    private mutating func arrange() {
      let places = showsRecents ? recents : found?.places ?? []
      list.show(places.map(Row.init), foundBy: showsRecents ? "" : text)
      // Where the user forgets one of the recent places, the next one is selected.
      if front == .field || !showsRecents { list.selectFirst() }
    }
  }

  /// What the place is for.
  enum Purpose {
    case start, destination
  }

  struct Row: ListRow {
    let place: Place
    /// Of the places that are found several can have the same name and address.
    var id: Place { place }
  }

  enum Action {
    case type(String), submit, go(to: Model.Front), list(Listing<Row>.Event), choose(Place)
    case removeRecent(Place), removeRecents, cancel
  }
}

extension PlaceSearch {
  static let commands: [KeyCommand<PlaceSearch>] = [
    KeyCommand(.down, .tab, title: HighwayText.list, sends: .go(to: .list))
      .when { $0.front == .field && $0.list.count > 0 },
    KeyCommand("d", .delete, title: ListText.delete) {
      $0.list.selected.map { .removeRecent($0.place) }
    }.when { $0.front == .list && $0.showsRecents },
    KeyCommand("D", title: PlaceSearchText.forgetAll, sends: .removeRecents)
      .when { $0.front == .list && $0.showsRecents },
    KeyCommand(.escape, "/", title: PlaceSearchText.search, sends: .go(to: .field))
      .when { $0.front == .list },
  ]
}

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
