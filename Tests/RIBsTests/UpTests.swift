import RIBs
import Testing

@MainActor struct UpTests {
  private let tree = Tree()
  private let button = Button()

  @Test func `what is late finds nobody, and what is attached anew is found again`() {
    let router = Router(interactor: PageInteractor(button))
    let before = button.press()
    router.launch(in: tree)
    let whileActive = button.press()
    router.shutDown()
    let after = button.press()
    router.launch(in: tree)
    #expect([before, whileActive, after, button.press()] == [false, true, false, true])
  }

  @Test func `a reference up keeps nothing alive, and outlives what it refers to`() {
    weak var interactor: PageInteractor?
    let visit = {
      let router = Router(interactor: PageInteractor(button))
      interactor = router.interactor
      router.launch(in: tree)
      router.shutDown()
    }
    visit()
    #expect(interactor == nil)
    #expect(!button.press())
  }

  @Test func `a router is found from the activation to the end of the resignation`() {
    let router = PageRouter(interactor: PageInteractor(button))
    router.launch(in: tree)
    router.interactor.turn()
    router.shutDown()
    router.interactor.turn()
    #expect(router.turns == ["active", "pressed", "resigning"])
  }

  @Test func `a riblet that is attached while it resigns is found`() {
    let router = PageRouter(interactor: PageInteractor(button))
    let root = Router(interactor: Interactor())
    root.launch(in: tree)
    root.attach(router)
    router.interactor.onResign = { root.attach(router) }
    root.detach(router)
    router.interactor.turn()
    #expect(router.turns == ["active", "resigning", "active", "pressed"])
  }

  @Test func `an interactor does not take another router for the one that it knew`() {
    let interactor = PageInteractor(button)
    let visit = { PageRouter(interactor: interactor).launch(in: Tree()) }
    visit()
    let router = Router(interactor: interactor)
    router.launch(in: tree)
    #expect(interactor.router == nil)
    #expect(button.press())
  }

  @Test func `any other object is found as long as it lives`() {
    let press = {
      let listener = Listener()
      button.listener = listener
      return withExtendedLifetime(listener) { button.press() }
    }
    #expect(press())
    #expect(!button.press())
  }

  @Test func `nobody can be referred to`() {
    Router(interactor: PageInteractor(button)).launch(in: tree)
    button.listener = nil
    #expect(!button.press())
  }
}

private protocol PageRouting: Routing {
  func turn(_ note: String)
}

private protocol ButtonListener: PresentableListener {
  func didPress()
}

@MainActor private final class Button {
  @Up var listener: (any ButtonListener)?

  /// False when nobody listens.
  func press() -> Bool {
    listener?.didPress()
    return listener != nil
  }
}

private final class Listener: ButtonListener {
  func didPress() {}
}

private final class PageInteractor: Interactor, ButtonListener {
  @Up var router: (any PageRouting)?
  var onResign: () -> Void = {}

  init(_ button: Button) {
    super.init()
    button.listener = self
  }

  override func didBecomeActive() { router?.turn("active") }

  override func willResignActive() {
    router?.turn("resigning")
    onResign()
    onResign = {}
  }

  func turn() { router?.turn("pressed") }

  func didPress() {}
}

private final class PageRouter: Router<PageInteractor>, PageRouting {
  private(set) var turns: [String] = []

  override init(interactor: PageInteractor) {
    super.init(interactor: interactor)
    interactor.router = self
  }

  func turn(_ note: String) { turns.append(note) }
}
