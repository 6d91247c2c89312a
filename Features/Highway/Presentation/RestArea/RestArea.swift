import HighwayDomain
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// One rest area: what one can eat, use, buy and fill up there.
enum RestArea: Riblet {
  enum Tab: String, CaseIterable {
    case menu, facilities, brands, fuel
  }

  struct Model: Equatable {
    let restArea: RoadRestArea
    let road: Road?
    var tab = Tab.menu
    /// Those of the road, of which one is this rest area.
    var entries = Fetched<[RestAreaEntry]>() {
      didSet { entry = restArea.entry(in: entries.value ?? []) }
    }
    /// What the service tells of it in the list of the road.
    private(set) var entry: RestAreaEntry?
    var dishes = Fetched<[Dish]>()
    var facilities = Fetched<[Facility]>()
    var brands = Fetched<[Facility]>()
    var fuel = Fetched<FuelPrices?>()
    /// Of what the tab shows.
    var age: Age?
    var isOffline = false

    init(_ restArea: RoadRestArea, road: Road?) {
      self.restArea = restArea
      self.road = road
    }

    /// The code by which the services know it; nil as long as none is found.
    var code: String? { restArea.code ?? entry?.code }
  }

  enum Action {
    case show(Tab), retry
  }
}

extension RestArea {
  static let commands: [KeyCommand<RestArea>] = [
    KeyCommand(.right, "l", title: RestAreaText.nextTab) { .show($0.tab.stepped(by: 1)) },
    KeyCommand(.left, "h", title: RestAreaText.previousTab) { .show($0.tab.stepped(by: -1)) }
      .unhinted,
    KeyCommand.refresh(\.hasFailed, sends: .retry),
  ]
}

extension RestArea.Model {
  /// Whether a part could not be had.
  var hasFailed: Bool {
    entries.failure != nil || dishes.failure != nil || fuel.failure != nil
      || facilities.failure != nil || brands.failure != nil
  }
}

/// Builds the riblet that shows one rest area.
struct RestAreaBuilder {
  let dependencies: HighwayDependencies

  @MainActor func build(_ restArea: RoadRestArea, on stage: any Stage) -> any ViewableRouting {
    let road = dependencies.highway.network().road(restArea.road)
    let view = RestAreaView(RestArea.Model(restArea, road: road))
    let interactor = RestAreaInteractor(dependencies, on: view)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Segment(restArea.id), restorable: interactor)
  }
}
