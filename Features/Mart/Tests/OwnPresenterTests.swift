import Expectations
import Headless
import MartDomain
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI
import Testing

/// The screen of ARCHITECTURE.md with and without a presenter of its own.
@MainActor struct OwnPresenterTests {
  private struct State {
    var left = 7
  }

  private let store = Store(State())
  private let router = StockRouterSpy()

  @Test func `without a presenter the interactor sets the model, and asks the router`() {
    let view = StockView(0)
    let interactor = StockInteractor(store.stored(\.left), on: view)
    interactor.router = router
    check(ViewableRouter(interactor: interactor, view: view)) { view.send(.open) }
  }

  @Test func `with a presenter the interactor responds, and the presenter asks the router`() {
    let view = PresentedStockView("")
    let presenter = PresentedStockPresenter(on: view)
    presenter.router = router
    let interactor = PresentedStockInteractor(store.stored(\.left), presenter: presenter)
    check(ViewableRouter(interactor: interactor, view: view)) { view.send(.open) }
  }

  /// Both screens show this, and do the same when `open` is asked for.
  private func check(_ riblet: any ViewableRouting, open: () -> Void) {
    let app = AppHarness(store, in: FrameRouter { _ in riblet })
    expectEqual(app.content, ["  7 left"])
    store.update { $0.left = 6 }
    expectEqual(app.content, ["  6 left"])
    open()
    expectEqual(router.take(), ["good"])
  }
}

protocol StockRouting: Routing {
  func routeToGood()
}

private final class StockRouterSpy: Spy, StockRouting {
  func routeToGood() { record("good") }
}

enum Stock: Riblet {
  typealias Model = Int

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
    whileActive(left.observe { [weak self] in self?.model = $0 })
  }

  override func didReceive(_ action: Action) { router?.routeToGood() }
}

final class StockView: View<Stock> {
  override func body(in environment: Environment) -> any Widget { Label("\(model) left") }
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

final class PresentedStockView: View<PresentedStock> {
  override func body(in environment: Environment) -> any Widget { Label(model) }
}
