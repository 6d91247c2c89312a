import Editing
import Geography
import HighwayDomain
import RIBs
import Search
import Services
import Store
import TerminalRIBs
import TerminalUI

/// One expressway: where one enters, leaves and rests, in order, with a camera each.
enum RoadPage: Riblet {
  /// A row: a point of the road, or a rest area of the carriageway.
  enum Place: Equatable {
    case point(RoadPoint)
    case restArea(RoadRestArea)
  }

  struct Model: Equatable {
    let road: Road
    private let points: [RoadPoint]
    private let restAreas: [RoadRestArea]
    private(set) var direction = RoadDirection.ascending
    /// In order of travel.
    var list: Listing<Place>
    /// The nearest camera within a kilometre, by the ids of the places.
    var cameras = AsyncValue<[Place.ID: Camera], HighwayError>()
    var isOffline = false
  }

  enum Action {
    case list(Listing<Place>.Event), open(Place.ID), turn, retry
  }
}

extension RoadPage.Model {
  init(_ road: Road, in network: ExpresswayNetwork) {
    self.road = road
    points = network.points(of: road)
    restAreas = network.restAreas(of: road)
    list = Listing(Self.places(points, restAreas, .ascending))
  }

  /// Turns round; the place stays selected, or the nearest one if it is only on the other carriageway.
  mutating func turn() {
    let old = list.selected
    direction = direction == .ascending ? .descending : .ascending
    list.show(Self.places(points, restAreas, direction))
    guard let old else { return }
    let nearest = list.rows.min { abs($0.tenths - old.tenths) < abs($1.tenths - old.tenths) }
    if let place = list.rows.first(where: { $0.id == old.id }) ?? nearest { list.select(place.id) }
  }

  /// Where cameras are looked for: the whole road, in either direction.
  var coordinates: [Coordinate] { points.map(\.coordinate) }

  /// Of both carriageways.
  var allPlaces: [RoadPage.Place] { points.map { .point($0) } + restAreas.map { .restArea($0) } }

  private static func places(
    _ points: [RoadPoint], _ restAreas: [RoadRestArea], _ direction: RoadDirection
  ) -> [RoadPage.Place] {
    let reached = restAreas.filter { $0.direction == nil || $0.direction == direction }
    let places: [RoadPage.Place] = points.map { .point($0) } + reached.map { .restArea($0) }
    // Points of the same kilometre keep their order.
    let sorted = places.enumerated().sorted { ($0.1.tenths, $0.0) < ($1.1.tenths, $1.0) }
    let ascending = sorted.map(\.element)
    return direction == .ascending ? ascending : ascending.reversed()
  }
}

extension RoadPage.Place: ListRow {
  /// The same at the next launch.
  var id: String {
    switch self {
    case .point(let point): "\(point.tenths) \(point.name)"
    case .restArea(let restArea): restArea.id
    }
  }

  /// The kilometre of the road, in tenths.
  var tenths: Int {
    switch self {
    case .point(let point): point.tenths
    case .restArea(let restArea): restArea.tenths
    }
  }

  var coordinate: Coordinate {
    switch self {
    case .point(let point): point.coordinate
    case .restArea(let restArea): restArea.coordinate
    }
  }
  func sortKey(_ column: RoadPlaceColumn, _ sort: Sort<RoadPlaceColumn>) -> SortKey? {
    switch column {
    case .kilometre: SortKey(tenths)
    case .place: sort.key(title)
    }
  }
}

/// What the places of an expressway can be sorted by; by themselves they are in order of travel.
enum RoadPlaceColumn: String, SortColumn {
  case kilometre, place
}

/// Builds the page of an expressway.
struct RoadPageBuilder {
  let dependencies: HighwayDependencies

  /// Without a code that of the list.
  static func segment(_ code: String?) -> Segment {
    Segment("road", code.map { [Segment.Parameter("code", $0)] } ?? [])
  }

  /// Nil without an expressway of this code.
  @MainActor func build(code: String, on stage: any Stage) -> (any ViewableRouting)? {
    let network = dependencies.highway.network()
    guard let road = network.road(code) else { return nil }
    let view = RoadPageView(RoadPage.Model(road, in: network))
    let interactor = RoadPageInteractor(dependencies, on: view)
    return RoadPageRouter(
      interactor: interactor, view: view, stage: stage, segment: Self.segment(code),
      dependencies: dependencies)
  }
}

extension RoadPage {
  static let commands: [KeyCommand<RoadPage>] = [
    KeyCommand("d", title: RoadText.turn, sends: .turn).elsewhere(needs: .openRow),
    KeyCommand.refresh({ $0.cameras.failure != nil }, sends: .retry).when { !$0.cameras.isLoading },
  ]
}
