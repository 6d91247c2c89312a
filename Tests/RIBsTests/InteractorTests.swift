import RIBs
import Testing

/// What a feature's interactor test looks like: doubles around it, then three synchronous lines.
@MainActor struct InteractorTests {
  private let presenter = PresenterSpy()
  private let listener = ListenerSpy()
  private let tree = Tree()

  @Test func `escape closes home`() {
    Router(interactor: HomeInteractor(presenter: presenter, listener: listener)).launch(in: tree)
    presenter.listener?.didPressEscape()
    #expect(listener.closings == 1)
  }

  @Test func `home shows the people it has loaded`() {
    Router(interactor: HomeInteractor(presenter: presenter, listener: listener)).launch(in: tree)
    #expect(presenter.shown == ["loading", "Ada, Grace"])
    #expect(tree.activity.isIdle)
  }
}

private protocol HomeListener: Listener {
  func homeDidClose()
}

private protocol HomePresentable: LegacyPresentable {
  var listener: (any HomePresentableListener)? { get set }
  func show(_ text: String)
}

private protocol HomePresentableListener: PresentableListener {
  func didPressEscape()
}

private final class HomeInteractor: Interactor, HomePresentableListener {
  private let presenter: any HomePresentable
  private weak let listener: (any HomeListener)?

  init(presenter: any HomePresentable, listener: any HomeListener) {
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    presenter.show("loading")
    request("load people") { [presenter] in presenter.show("Ada, Grace") }
  }

  func didPressEscape() { listener?.homeDidClose() }
}

private final class PresenterSpy: HomePresentable {
  weak var listener: (any HomePresentableListener)?
  private(set) var shown: [String] = []

  func show(_ text: String) { shown.append(text) }
}

private final class ListenerSpy: HomeListener {
  private(set) var closings = 0

  func homeDidClose() { closings += 1 }
}
