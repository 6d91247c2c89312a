import RIBs
import TerminalRIBs

/// Opens the taxi over home.
final class TransportTileRouter: ViewableRouter<TransportTileInteractor, TransportTileView>,
  TransportTileRouting
{
  private let homeBuilder: TransportHomeBuilder
  private let stage: any Stage
  private lazy var home = Slot(of: self, on: stage)

  init(
    interactor: TransportTileInteractor, view: TransportTileView,
    homeBuilder: TransportHomeBuilder, stage: any Stage
  ) {
    self.homeBuilder = homeBuilder
    self.stage = stage
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var front: AnyRouter? { home.child }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.name == TransportHomeRouter.segment.name else {
      return try await super.open(segment)
    }
    return home.child ?? showHome()
  }

  override func arrive() {
    if !hasUnsavedBelow { home.clear() }
  }

  func routeToHome() { _ = showHome() }

  private func showHome() -> AnyRouter {
    let child = homeBuilder.build(on: stage)
    home.show(child, as: .push)
    return child
  }
}
