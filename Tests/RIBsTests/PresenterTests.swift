import Expectations
import RIBs
import RIBsTesting
import Testing

/// A riblet with a presenter of its own: requests go in, responses to the presenter, view models out.
@MainActor struct PresenterTests {
  private let view = PresenterSpy<Sum>(Sum.ViewModel())
  private let tree = Tree()

  @Test func `a request becomes a response, and the response a view model that is shown once`() {
    let presenter = SumPresenter(on: view)
    let router = SumRouter()
    presenter.router = router
    Router(interactor: SumInteractor(presenter: presenter)).launch(in: tree)
    view.send(.add(2))
    expectEqual(view.shown, [Sum.ViewModel(text: "2 in all", isEven: true)])
    view.send(.add(1), .close)
    expectEqual(view.model, Sum.ViewModel(text: "3 in all", isEven: false))
    expectEqual(router.take(), ["close at 3"])
  }

  @Test func `requests arrive while the riblet is active, and at no other time`() {
    let spy = ResponseSpy<Sum>(Sum.ViewModel())
    let router = Router(interactor: SumInteractor(presenter: spy))
    spy.send(.add(1))
    router.launch(in: tree)
    spy.send(.add(2))
    router.shutDown()
    spy.send(.add(4))
    expectEqual(spy.take(), [.summed(2)])
    router.launch(in: tree)
    spy.send(.add(8), .close)
    expectEqual(spy.responses, [.summed(10), .closed(10)])
  }

  @Test func `a view model that is equal to the shown one is not shown again`() {
    let presenter = SumPresenter(on: view)
    presenter.present(.summed(1))
    presenter.present(.summed(1))
    expectEqual(view.shown, [Sum.ViewModel(text: "1 in all", isEven: false)])
    presenter.viewModel.text = "one"
    expectEqual(view.model, Sum.ViewModel(text: "one", isEven: false))
  }

  @Test func `the view holds neither presenter nor interactor after the riblet has resigned`() {
    weak var presenter: SumPresenter?
    weak var interactor: SumInteractor?
    let visit = {
      let made = SumPresenter(on: view)
      let router = Router(interactor: SumInteractor(presenter: made))
      (presenter, interactor) = (made, router.interactor)
      router.launch(in: tree)
      view.send(.add(1))
      router.shutDown()
    }
    visit()
    expectEqual(view.shown.count, 1)
    #expect(view.onAction == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
  }

  @Test func `a presenter does not keep its router alive`() {
    let presenter = SumPresenter(on: view)
    weak var router: SumRouter?
    do {
      let made = SumRouter()
      router = made
      presenter.router = made
    }
    presenter.present(.closed(0))
    #expect(router == nil)
  }

  @Test func `the riblet is named for its interactor`() {
    let router = Router(interactor: SumInteractor(presenter: SumPresenter(on: view)))
    expectEqual(router.name, "Sum")
  }
}

/// Adds numbers.
private enum Sum: PresentedRiblet {
  enum Request {
    case add(Int), close
  }

  enum Response: Equatable {
    case summed(Int), closed(Int)
  }

  struct ViewModel: Equatable {
    var text = ""
    var isEven = true
  }
}

private final class SumInteractor: PresentedInteractor<Sum> {
  private var sum = 0

  override func didReceive(_ request: Request) {
    switch request {
    case .add(let number):
      sum += number
      respond(.summed(sum))
    case .close: respond(.closed(sum))
    }
  }
}

private protocol SumRouting: Routing {
  func close(at sum: Int)
}

private final class SumRouter: Spy, SumRouting {
  func close(at sum: Int) { record("close at \(sum)") }
}

private final class SumPresenter: Presenter<Sum> {
  weak var router: (any SumRouting)?

  override func present(_ response: Response) {
    switch response {
    case .summed(let sum):
      update { viewModel in
        viewModel.text = "\(sum) in all"
        viewModel.isEven = sum.isMultiple(of: 2)
      }
    case .closed(let sum): router?.close(at: sum)
    }
  }
}
