import MartDomain
import RIBs
import RIBsTesting
import Store
import Testing

/// The screen of ARCHITECTURE.md with and without a presenter of its own: both show the same.
@MainActor struct OwnPresenterTests {
  private struct State {
    var left = 7
  }

  private let store = Store(State())
  private let router = StockRouterSpy()
  private let tree = Tree()

  @Test func `the interactor sets the model, and asks the router`() {
    let view = PresenterSpy<Stock>("")
    let interactor = StockInteractor(store.stored(\.left), on: view)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    store.update { $0.left = 6 }
    view.send(.open)
    #expect(view.shown == ["7 left", "6 left"])
    #expect(router.take() == ["good"])
  }

  @Test func `the interactor responds, and the presenter shows the same and asks the router`() {
    let view = PresenterSpy<PresentedStock>("")
    let presenter = PresentedStockPresenter(on: view)
    presenter.router = router
    let interactor = PresentedStockInteractor(store.stored(\.left), presenter: presenter)
    Router(interactor: interactor).launch(in: tree)
    store.update { $0.left = 6 }
    view.send(.open)
    #expect(view.shown == ["7 left", "6 left"])
    #expect(router.take() == ["good"])
  }
}

protocol StockRouting: Routing {
  func routeToGood()
}

private final class StockRouterSpy: Spy, StockRouting {
  func routeToGood() { record("good") }
}

enum Stock: Riblet {
  typealias Model = String

  enum Action { case open }
}

final class StockInteractor: PresentableInteractor<Stock> {
  weak var router: (any StockRouting)?
  private let left: Stored<Int>

  init(_ left: Stored<Int>, on view: any Presentable<Stock>) {
    self.left = left
    super.init(on: view)
  }

  override func didBecomeActive() {
    whileActive(left.observe { [weak self] in self?.model = "\($0) left" })
  }

  override func didReceive(_ action: Action) { router?.routeToGood() }
}

enum PresentedStock: PresentedRiblet {
  enum Request { case open }
  enum Response { case counted(Int), opened }
  typealias ViewModel = String
}

final class PresentedStockInteractor: PresentedInteractor<PresentedStock> {
  private let left: Stored<Int>

  init(_ left: Stored<Int>, presenter: Presenter<PresentedStock>) {
    self.left = left
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    whileActive(left.observe { [weak self] in self?.respond(.counted($0)) })
  }

  override func didReceive(_ request: Request) { respond(.opened) }
}

final class PresentedStockPresenter: Presenter<PresentedStock> {
  weak var router: (any StockRouting)?

  override func present(_ response: Response) {
    switch response {
    case .counted(let left): viewModel = "\(left) left"
    case .opened: router?.routeToGood()
    }
  }
}
