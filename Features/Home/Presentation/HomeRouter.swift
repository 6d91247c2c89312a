import DetailInterface
import HomeInterface
import PeopleDomain
import RIBs
import TerminalRIBs

/// Shows a person over the list, or beside it on a wide stage, and the tiles above it.
final class HomeRouter: ViewableRouter<HomeInteractor, HomeView>, HomeRouting {
  private let detailBuilder: any DetailBuildable
  private let stage: any Stage
  private lazy var detail = Slot(of: self, on: stage)
  private weak var shown: (any DetailRouting)?
  /// The person whose detail is attached.
  private var person: Person.ID?
  /// Whether the user is at the detail, not at the list.
  private var isVisiting = false
  private var selected: Person.ID?
  private let tiles: [FeatureTileRouter]
  private var width: AnyObject?

  init(
    interactor: HomeInteractor, view: HomeView, stage: any Stage,
    detailBuilder: any DetailBuildable, tiles: [HomeTile]
  ) {
    self.stage = stage
    self.detailBuilder = detailBuilder
    self.tiles = tiles.map { FeatureTileRouter($0, on: stage) }
    super.init(interactor: interactor, view: view, segment: "home")
    interactor.router = self
  }

  override func didLoad() {
    view.tiles = tiles.map(\.anyView)
    for tile in tiles { attach(tile) }
    width = stage.observeWidth { [weak self] _ in self?.settleGlance() }
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.name == person || !hasUnsavedBelow else {
      throw LinkError.unsaved(segment, reached: self)
    }
    if let tile = tiles.first(where: { $0.opens(segment) }) {
      if isVisiting {
        // What the detail has opened is closed with it.
        shown?.arrive()
        didGoBack()
      }
      // One feature at a time is open over home.
      for other in tiles where other !== tile { other.arrive() }
      return try await tile.open(segment)
    }
    guard segment.parameters.isEmpty else { throw LinkError.unknown(segment, reached: self) }
    interactor.didOpen(segment.name)
    guard let shown else { throw LinkError.unknown(segment, reached: self) }
    return shown
  }

  override var memory: Memory? {
    var memory = interactor.memory
    memory["above"] = view.linesAbove > 0 ? "\(view.linesAbove)" : nil
    return memory
  }

  override func recall(_ memory: Memory) {
    interactor.recall(memory)
    view.comeBack(linesAbove: memory["above"].flatMap { Int($0) } ?? 0)
  }

  /// The person that the user is at, or the tile whose feature is open; nil for a person who is only
  /// shown beside the list.
  override var front: AnyRouter? {
    if isVisiting { return shown }
    return tiles.last { $0.front != nil }
  }

  override func arrive() {
    for tile in tiles { tile.arrive() }
    if isVisiting { didGoBack() }
  }

  func routeToDetail(of person: Person.ID) {
    // A link may lead here from a feature that a tile has opened.
    for tile in tiles { tile.arrive() }
    isVisiting = true
    guard person == self.person, let shown else { return show(person, as: .push, .visit) }
    detail.present(as: .push, back: back)
    shown.visit()
    didMove()
  }

  func routeToGlance(at person: Person.ID?) {
    selected = person
    settleGlance()
  }

  private func didGoBack() {
    isVisiting = false
    shown?.leave()
    if stage.isWide, person == selected {
      detail.present(as: .beside(view), back: back)
      didMove()
    } else {
      person = nil
      detail.clear()
      settleGlance()
    }
  }

  /// Shows the selected person beside the list if the stage is wide and the user is at the list.
  private func settleGlance() {
    let wanted = stage.isWide ? selected : nil
    guard !isVisiting, wanted != person else { return }
    if let wanted {
      show(wanted, as: .beside(view), .glance)
    } else {
      person = nil
      detail.clear()
    }
  }

  private func show(_ person: Person.ID, as presentation: Presentation, _ visit: Visit) {
    self.person = person
    let child = detailBuilder.build(person: person, on: stage, as: visit)
    shown = child
    detail.show(child, as: presentation, back: back)
  }

  private var back: @MainActor () -> Void {
    { [weak self] in self?.didGoBack() }
  }
}
