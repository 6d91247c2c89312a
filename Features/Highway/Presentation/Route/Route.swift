import Editing
import Geography
import HighwayDomain
import Phrases
import PlacesDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// The way from a start to a destination, its expressways and their rest areas.
enum Route: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: Equatable {
      case field(WayEnd)
      /// The places that are suggested below the fields.
      case places(WayEnd)
      case list, map

      /// The end that is being chosen.
      var end: WayEnd? {
        switch self {
        case .field(let end), .places(let end): end
        case .list, .map: nil
        }
      }
    }

    var front = Front.field(.from) {
      didSet { suggestions.hasKeys = front.end.map { front == .places($0) } ?? false }
    }
    var ends: [WayEnd: Place] = [:]
    /// What stands in the fields.
    var texts: [WayEnd: String] = [:]
    /// For the field that has the keys, or had them last.
    var suggestions = PlaceSuggestions()
    /// Nil until both ends are known.
    var journey: AsyncValue<Journey, HighwayError>?
    var stops = RouteStops()
    /// The prices of filling stations that have come, by the rest areas' names.
    var prices: [String: FuelPrices] = [:]
    /// Whether some of the prices are invented.
    var isSample = false
    var roads: [[Coordinate]] = []
    /// The largest first, for the map.
    var cities: [City] = []
    /// What hinders traffic now, for the map.
    var incidents: [Incident] = []
    var isOffline = false
    /// Whether there is a place where all routes start.
    var hasDefaultStart = false

    var route: ExpresswayRoute? { journey?.value?.route }

    /// The first end that is not known.
    var missing: WayEnd? { WayEnd.allCases.first { ends[$0] == nil } }

    /// Whether a field has the name of its place, as it was chosen.
    func isChosen(_ end: WayEnd) -> Bool { ends[end].map { $0.name == texts[end] } ?? false }

    /// Writes the name of its place into a field; what was typed stays where no place is known.
    mutating func resetText(_ end: WayEnd) { texts[end] = ends[end]?.name ?? texts[end] }
  }

  enum Action {
    case go(to: Model.Front), type(String, in: WayEnd), submit(WayEnd)
    /// Goes into the list below a field, past the place that Enter takes there.
    case goDown(WayEnd)
    case suggestions(Listing<PlaceSuggestions.Row>.Event), choose(Place)
    case removeRecent(Place), removeRecents
    case swap, keepStart, step(by: Int), goToSection(Int)
    case stops(Listing<RestAreaListing.Row>.Event), open(String), visibleRows(Range<Int>)
    case selectMark(String), showAll, retry
  }
}

extension Route {
  static let commands = ofFields + ofResult.map { $0.when { $0.front.end == nil } }

  /// Those of a field, and of the places below it.
  private static let ofFields: [KeyCommand<Route>] = [
    KeyCommand(.down, title: PlaceText.toList) {
      $0.suggestions.list.count == 0 ? nil : $0.field.map { .goDown($0) }
    },
    KeyCommand(.tab, .backTab, title: HighwayText.to) {
      $0.front.end.map { .go(to: .field($0.other)) }
    }.titled { $0.front.end?.other.text }.unhinted,
    KeyCommand(.escape, title: PlaceText.cancel, sends: .go(to: .list))
      .when { $0.field != nil && $0.missing == nil },
    KeyCommand("d", .delete, title: ListText.delete) { model in
      model.hasRecents ? model.suggestions.list.selected.map { .removeRecent($0.place) } : nil
    }.named(Phrase(ko: "최근 장소 삭제", en: "delete recent place")),
    KeyCommand("D", title: PlaceText.forgetAll, sends: .removeRecents).when(\.hasRecents),
    KeyCommand(.escape, "/", title: PlaceText.toField) {
      $0.suggestions.hasKeys ? $0.front.end.map { .go(to: .field($0)) } : nil
    },
    KeyCommand(.up, title: PlaceText.toField) {
      $0.suggestions.hasKeys ? $0.front.end.map { .go(to: .field($0)) } : nil
    }.when { $0.suggestions.list.selection == 0 }.unhinted,
  ]

  private static let ofResult: [KeyCommand<Route>] = [
    KeyCommand(.escape, title: HighwayText.list, sends: .go(to: .list)).when { $0.front == .map },
    KeyCommand("s", title: RouteText.start, sends: .go(to: .field(.from)))
      .elsewhere(unless: obstacle),
    KeyCommand("d", title: RouteText.destination, sends: .go(to: .field(.to)))
      .elsewhere(unless: obstacle),
    KeyCommand("x", title: HighwayText.swap, sends: .swap).when { $0.missing == nil }.unhinted
      .elsewhere(words: ["reverse"], unless: obstacle),
    KeyCommand("S", title: RouteText.keepStart, sends: .keepStart)
      .when { $0.ends[.from] != nil }.hinted { !$0.hasDefaultStart }
      .elsewhere(words: ["집", "home", "default"], unless: obstacle),
    KeyCommand("[", title: RouteText.previousRoad, sends: .step(by: -1))
      .when(\.hasSections).unhinted.elsewhere(unless: obstacle),
    KeyCommand("]", label: "[ ]", title: RouteText.otherRoad, sends: .step(by: 1))
      .named(RouteText.nextRoad).when(\.hasSections).elsewhere(unless: obstacle),
    KeyCommand("a", title: RouteText.all, sends: .showAll)
      .when { $0.route?.stops.isEmpty == false }.elsewhere(unless: obstacle),
    KeyCommand("m", title: HighwayText.map) {
      $0.route == nil ? nil : .go(to: $0.front == .map ? .list : .map)
    }.titled { $0.front == .map ? HighwayText.list : nil }.elsewhere(unless: obstacle),
    KeyCommand.refresh(\.hasFailed, sends: .retry)
      .when { $0.journey != nil && $0.journey != .loading }
      .elsewhere(unless: obstacle),
  ]

  private static let obstacle = RouteText.chooseBoth
}

extension Route.Model {
  /// Whether there is no route, or one of an earlier time.
  var hasFailed: Bool { journey?.value == nil || journey?.value?.failure != nil }

  /// The end whose field has the keys.
  fileprivate var field: WayEnd? { if case .field(let end) = front { end } else { nil } }

  /// Whether the keys are in the list of recent places.
  fileprivate var hasRecents: Bool { suggestions.hasKeys && suggestions.showsRecents }

  /// Whether there are several expressways to go through.
  fileprivate var hasSections: Bool { stops.groups.count { !$0.isEmpty } > 1 }
}

/// Builds the route, which shows rest areas over itself.
struct RouteBuilder {
  static let segment: Segment = "route"

  let dependencies: HighwayDependencies

  /// `from` and `to` are names of places.
  static func segment(from: String?, to: String?) -> Segment {
    let ends = [("from", from), ("to", to)]
    return Segment(
      segment.name, ends.compactMap { name, value in value.map { .init(name, $0) } })
  }

  @MainActor func build(
    from: String?, to: String?, on stage: any Stage
  ) -> any ViewableRouting {
    let view = RouteView(Route.Model())
    var names: [WayEnd: String] = [:]
    (names[.from], names[.to]) = (from, to)
    let interactor = RouteInteractor(dependencies, names: names, on: view)
    return RouteRouter(
      interactor: interactor, view: view, segment: Self.segment(from: from, to: to), stage: stage,
      dependencies: dependencies)
  }
}
