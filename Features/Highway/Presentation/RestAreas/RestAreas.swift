import Editing
import HighwayDomain
import RIBs
import Services
import TerminalRIBs
import TerminalUI
import Time

/// The rest areas of a route, or of all expressways.
enum RestAreas: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front {
      case list, filters
    }

    var listing: RestAreaListing
    /// By their codes.
    let roads: [String: Road]
    var front = Front.list
    /// By the ids of the rest areas.
    private(set) var fuel: [String: Fetched<FuelPrices?>] = [:]
    /// Of the oldest answer on the screen.
    var age: Age?
    var isOffline = false

    init(_ listing: RestAreaListing, roads: [Road]) {
      self.listing = listing
      self.roads = Dictionary(roads.map { ($0.code, $0) }) { first, _ in first }
    }

    subscript(fuelOf id: String) -> Fetched<FuelPrices?> {
      get { fuel[id] ?? Fetched() }
      set { fuel[id] = newValue }
    }
  }

  enum Action {
    case list(Listing<RestAreaListing.Row>.Event), open(String), visibleRows(Range<Int>)
    case go(to: Model.Front), toggle(Convenience), retry
  }
}

extension RestAreas {
  static let commands: [KeyCommand<RestAreas>] = [
    KeyCommand("f", title: HighwayText.filter, sends: .go(to: .filters)).when { $0.front == .list }
      .elsewhere(words: ["편의시설", "샤워실", "수면실", "facilities", "showers"]),
    KeyCommand(.escape, "f", title: RestAreaText.toList, sends: .go(to: .list))
      .when { $0.front == .filters },
    KeyCommand.refresh({ $0.failed != nil }, sends: .retry).elsewhere(),
  ]
}

extension RestAreas.Model {
  /// What is known of each road.
  var parts: [Fetched<[RestAreaEntry]>] {
    listing.roads(of: listing.list.all).map { listing[road: $0] }
  }

  /// The first of the roads that could not be had.
  var failed: Fetched<[RestAreaEntry]>? { parts.first { $0.failure != nil } }
}

/// Builds the list of rest areas, which shows one of them over itself.
struct RestAreasBuilder {
  static let segment: Segment = "rest"

  let dependencies: HighwayDependencies

  /// The rest areas of a route are `stops`, in order of travel; without one they are those of all
  /// roads.
  @MainActor func build(
    _ stops: [ExpresswayRoute.Stop]?, on stage: any Stage
  ) -> any ViewableRouting {
    let network = dependencies.highway.network()
    let listing = stops.map(RestAreaListing.init) ?? RestAreaListing(network)
    let view = RestAreasView(RestAreas.Model(listing, roads: network.roads))
    let interactor = RestAreasInteractor(dependencies, on: view)
    return RestAreasRouter(
      interactor: interactor, view: view, stage: stage, network: network,
      dependencies: dependencies)
  }
}
