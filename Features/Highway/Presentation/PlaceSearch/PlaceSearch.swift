import PlacesDomain
import RIBs

/// Of the two that an import of both would mean.
typealias Place = PlacesDomain.Place

/// The search for a place, as one types.
enum PlaceSearch: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front {
      case field, list
    }

    let purpose: Purpose
    var front = Front.field
    var text = ""
    /// What was found for `text`, or for the text before while it is searched for; nil without any.
    var found: FoundPlaces?
    var recents: [Place] = []
    var isSearching = false

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// Recent places before anything is typed.
    var showsRecents: Bool { text.allSatisfy(\.isWhitespace) }

    var places: [Place] { showsRecents ? recents : found?.places ?? [] }
  }

  /// What the place is for.
  enum Purpose {
    case start, destination
  }

  enum Action {
    case type(String), submit, go(to: Model.Front), choose(row: Int)
    case removeRecent(row: Int), removeRecents, cancel
  }
}
