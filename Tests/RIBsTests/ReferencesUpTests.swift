import Expectations
import Platform
import RIBs
import RIBsTesting
import Testing

/// What points up in the tree keeps nothing alive, and never finds what is gone.
@MainActor struct ReferencesUpTests {
  private let tree = Tree()
  private let spy = PresenterSpy<Page>(0)

  @Test func `an action arrives while the riblet is active, and at no other time`() {
    let router = Router(interactor: PageInteractor(on: spy))
    spy.send(.turn)
    router.launch(in: tree)
    spy.send(.turn)
    router.shutDown()
    spy.send(.turn)
    router.launch(in: tree)
    spy.send(.turn)
    expectEqual(spy.shown, [1, 2])
  }

  @Test func `an action arrives during the activation and during the resignation`() {
    let interactor = PageInteractor(on: spy)
    let router = Router(interactor: interactor)
    interactor.onActivation = { [spy] in spy.send(.turn) }
    interactor.onResignation = { [spy] in spy.send(.turn) }
    router.launch(in: tree)
    router.shutDown()
    expectEqual(spy.shown, [1, 2])
    #expect(spy.onAction == nil)
  }

  @Test func `a riblet that is attached again while it resigns receives actions`() {
    let root = Router(interactor: Interactor())
    let interactor = PageInteractor(on: spy)
    let router = Router(interactor: interactor)
    root.launch(in: tree)
    root.attach(router)
    interactor.onResignation = { root.attach(router) }
    root.detach(router)
    spy.send(.turn)
    expectEqual(spy.shown, [1])
  }

  @Test func `a view and its interactor keep each other alive only while the riblet is active`() {
    weak var interactor: PageInteractor?
    let visit = {
      let router = Router(interactor: PageInteractor(on: spy))
      interactor = router.interactor
      router.launch(in: tree)
      router.shutDown()
    }
    visit()
    #expect(interactor == nil)
  }

  @Test(.disabled(if: isUnderAddressSanitizer, "The address sanitizer never reuses an address."))
  func `a router whose address is reused is not taken for the one that was freed`() throws {
    var kept: [Router<LinkedInteractor>] = []
    var reused: Router<LinkedInteractor>?
    var attempts = 0
    // The allocator reuses the address of a freed router for one of the same size, unless another
    // thread has taken it meanwhile.
    while reused == nil, attempts < 100 {
      attempts += 1
      let interactor = LinkedInteractor()
      let first = { () -> ObjectIdentifier in
        let router = LinkedRouter(interactor: interactor)
        interactor.router = router
        return ObjectIdentifier(router)
      }()
      for _ in 0..<1_000 where reused == nil {
        let other = Router(interactor: interactor)
        if ObjectIdentifier(other) == first { reused = other } else { kept.append(other) }
      }
    }
    let router = try #require(reused)
    router.launch(in: tree)
    #expect(router.interactor.router == nil)
  }

  @Test func `a link up to an object that is no riblet is nil after its last release on a thread`()
    async
  {
    let view = Caller()
    let press = { () -> Holder in
      let listener = Listener()
      view.listener = listener
      view.listener?.didPress()
      expectEqual(listener.presses, 1)
      return Holder(listener)
    }
    let holder = press()
    #expect(view.listener != nil)
    await Task.detached { holder.release() }.value
    #expect(view.listener == nil)
  }

  @Test func `an update of several fields is shown once`() {
    let spy = PresenterSpy<Form>(Form.Model())
    let interactor = FormInteractor(on: spy)
    interactor.update {
      $0.name = "갈비"
      $0.count = 2
    }
    interactor.model.count = 3
    expectEqual(spy.shown, [Form.Model(name: "갈비", count: 2), Form.Model(name: "갈비", count: 3)])
  }
}

private let isUnderAddressSanitizer = dlsym(nil, "__asan_init") != nil

private enum Page: RIBs.Riblet {
  typealias Model = Int

  enum Action {
    case turn
  }
}

private final class PageInteractor: PresentableInteractor<Page> {
  var onActivation: () -> Void = {}
  var onResignation: () -> Void = {}

  override func didBecomeActive() { onActivation() }

  override func willResignActive() {
    onResignation()
    onResignation = {}
  }

  override func didReceive(_ action: Page.Action) { model += 1 }
}

private enum Form: RIBs.Riblet {
  struct Model: Equatable {
    var name = ""
    var count = 0
  }
}

private final class FormInteractor: PresentableInteractor<Form> {}

private protocol LinkedRouting: Routing {
  func turn()
}

private final class LinkedInteractor: Interactor {
  weak var router: (any LinkedRouting)?
}

private final class LinkedRouter: Router<LinkedInteractor>, LinkedRouting {
  func turn() {}
}

private protocol CallerListener: RIBs.Listener {
  func didPress()
}

@MainActor private final class Caller {
  weak var listener: (any CallerListener)?
}

private final class Listener: CallerListener {
  private(set) var presses = 0

  func didPress() { presses += 1 }
}

/// Lets go of an object on the thread that asks for it.
private final class Holder: @unchecked Sendable {
  // Only the one task that was given the holder touches it.
  private var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  func release() { object = nil }
}
