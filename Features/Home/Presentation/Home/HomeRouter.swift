import DetailInterface
import HomeInterface
import PeopleDomain
import RIBs
import TerminalRIBs

/// Shows a person over the list, or beside it on a wide stage, and the tiles above it.
final class HomeRouter: ViewableRouter<HomeInteractor, HomeView>, HomeRouting {
  private let dependencies: HomeDependencies
  private let stage: any Stage
  private lazy var detail = ListDetail<Person.ID>(
    of: self, beside: view, on: stage,
    onMove: { child, isVisited in
      let detail = child as? any DetailRouting
      if isVisited { detail?.visit() } else { detail?.leave() }
    },
    build: { [dependencies, stage] person, isVisited in
      dependencies.detail.build(person: person, on: stage, as: isVisited ? .visit : .preview)
    })
  private lazy var tiles = dependencies.tiles.map {
    FeatureTileBuilder().build($0, on: stage)
  }

  init(
    interactor: HomeInteractor, view: HomeView, stage: any Stage,
    dependencies: HomeDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(interactor: interactor, view: view, segment: "home")
    interactor.router = self
  }

  override func didLoad() {
    view.tiles = tiles.map(\.anyView)
    for tile in tiles { attach(tile) }
    detail.followWidth()
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment == detail.child?.segment || !hasUnsavedBelow else {
      throw LinkError.unsaved(segment, reached: self)
    }
    if let tile = tiles.first(where: { $0.opens(segment) }) {
      // What the detail has opened is closed with it.
      detail.front?.arrive()
      detail.leave()
      // One feature at a time is open over home.
      for other in tiles where other !== tile { other.arrive() }
      return try await tile.open(segment)
    }
    guard segment.parameters.isEmpty, !tiles.contains(where: { $0.isMeant(by: segment.name) })
    else { throw LinkError.unknown(segment, reached: self) }
    interactor.didOpen(segment.name)
    guard let child = detail.child else { throw LinkError.unknown(segment, reached: self) }
    return child
  }

  override var restorationState: RestorationState? {
    var restoration = interactor.restorationState
    restoration["above"] = view.linesAbove > 0 ? "\(view.linesAbove)" : nil
    return restoration
  }

  override func restore(_ restoration: RestorationState) {
    interactor.restore(restoration)
    view.comeBack(linesAbove: restoration["above"].flatMap { Int($0) } ?? 0)
  }

  /// The person that the user is at, or the tile whose feature is open; nil for a person who is only
  /// shown beside the list.
  override var front: AnyRouter? { detail.front ?? tiles.last { $0.front != nil } }

  override func arrive() {
    for tile in tiles { tile.arrive() }
    detail.leave()
  }

  func routeToDetail(of person: Person.ID) {
    // A link may lead here from a feature that a tile has opened.
    for tile in tiles { tile.arrive() }
    detail.visit(person)
  }

  func routeToPreview(at person: Person.ID?) { detail.select(person) }
}
