import RIBs
import Store
import TransportDomain

protocol TransportTileRouting: Routing {
  func routeToHome()
}

protocol TransportTilePresentable: LegacyPresentable {
  var listener: (any TransportTilePresentableListener)? { get set }
  func show(_ model: TransportTileViewModel)
}

/// Shows the route on the tile.
final class TransportTileInteractor: Interactor, TransportTilePresentableListener {
  weak var router: (any TransportTileRouting)?
  private let presenter: any TransportTilePresentable
  private let dependency: any TransportTileDependency

  init(presenter: any TransportTilePresentable, dependency: any TransportTileDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.transport.state.map(\.route).observe { [presenter] route in
        presenter.show(TransportTileViewModel(route: route))
      })
    // What cannot be read is said where it can be written.
    request("read the route") { [dependency] in try? await dependency.transport.readRoute() }
  }

  func didPress() { router?.routeToHome() }
}
