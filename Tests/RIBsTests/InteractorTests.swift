import Expectations
import RIBs
import RIBsTesting
import Testing

/// What a feature's interactor test looks like: doubles around it, then three synchronous lines.
@MainActor struct InteractorTests {
  private let presenter = PresenterSpy<Home>("")
  private let listener = ListenerSpy()
  private let tree = Tree()

  @Test func `escape closes home`() {
    Router(interactor: HomeInteractor(on: presenter, listener: listener)).launch(in: tree)
    presenter.send(.close)
    expectEqual(listener.closings, 1)
  }

  @Test
  func `a leaf without logic shows what it observes while it is active, and passes on actions`() {
    final class Observation {}
    weak var observation: Observation?
    var deliver: (@MainActor (String) -> Void)?
    var actions: [Home.Action] = []
    let leaf = LeafInteractor(
      on: presenter,
      observing: { receive in
        let kept = Observation()
        (observation, deliver) = (kept, receive)
        receive("first")
        return kept
      }, onAction: { actions.append($0) })
    let router = Router(interactor: leaf)
    expectEqual(router.name, "Home")
    router.launch(in: tree)
    deliver?("second")
    presenter.send(.close)
    expectEqual(presenter.shown, ["first", "second"])
    expectEqual(actions, [.close])
    #expect(observation != nil)
    router.shutDown()
    #expect(observation == nil)
  }

  @Test func `home shows the people it has loaded`() {
    Router(interactor: HomeInteractor(on: presenter, listener: listener)).launch(in: tree)
    expectEqual(presenter.shown, ["loading", "Ada, Grace"])
    #expect(tree.activity.isIdle)
  }
}

private enum Home: RIBs.Riblet {
  typealias Model = String

  enum Action {
    case close
  }
}

private protocol HomeListener: Listener {
  func homeDidClose()
}

private final class HomeInteractor: PresentableInteractor<Home> {
  private weak let listener: (any HomeListener)?

  init(on presenter: any Presentable<Home>, listener: any HomeListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    model = "loading"
    request("load people") { self.model = "Ada, Grace" }
  }

  override func didReceive(_ action: Home.Action) {
    switch action {
    case .close: listener?.homeDidClose()
    }
  }
}

private final class ListenerSpy: HomeListener {
  private(set) var closings = 0

  func homeDidClose() { closings += 1 }
}
