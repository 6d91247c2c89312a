import Expectations
import RIBs
import RIBsTesting
import Testing

@MainActor struct LeakCheckTests {
  private final class Part {}

  /// A router with one part more, as one with a view has.
  private final class RicherRouter: Router<Interactor> {
    let part: Part
    init(part: Part) {
      self.part = part
      super.init(interactor: Interactor())
    }
    override var parts: [AnyObject] { super.parts + [part] }
  }

  private let leaks = LeakCheck()
  private let tree: Tree
  private let root = Router(interactor: Interactor())

  init() {
    tree = Tree(observers: [leaks])
    root.launch(in: tree)
  }

  private func attach(_ build: () -> AnyRouter) { root.attach(build()) }

  private func detachAll() {
    for child in root.children { root.detach(child) }
  }

  @Test func `riblets that are let go leave nothing`() {
    attach {
      let child = RicherRouter(part: Part())
      child.attach(Router(interactor: Interactor()))
      return child
    }
    detachAll()
    expectEqual(leaks.leaks, [])
  }

  @Test func `a part that somebody keeps is named`() {
    let part = Part()
    attach {
      let child = Router(interactor: Interactor())
      child.attach(RicherRouter(part: part))
      return child
    }
    detachAll()
    expectEqual(leaks.leaks, ["Part"])
    withExtendedLifetime(part) {}
  }

  @Test func `a part of a tree that was shut down is named while somebody keeps it`() {
    var root: AnyRouter? = RicherRouter(part: Part())
    let leaks = LeakCheck()
    let tree = Tree(observers: [leaks])
    root?.attach(Router(interactor: Interactor()))
    root?.launch(in: tree)
    root?.shutDown()
    expectEqual(
      leaks.leaks, ["RicherRouter", "Interactor", "Part", "Router<Interactor>", "Interactor"])
    root?.launch(in: tree)
    expectEqual(leaks.leaks, [])
    root?.shutDown()
    root = nil
    expectEqual(leaks.leaks, [])
  }

  @Test func `a riblet that is attached again is no leak`() {
    let child = RicherRouter(part: Part())
    root.attach(child)
    root.detach(child)
    expectEqual(leaks.leaks, ["RicherRouter", "Interactor", "Part"])
    root.attach(child)
    expectEqual(leaks.leaks, [])
  }

  @Test func `work that ignores cancellation keeps its riblet and is named`() async {
    final class DeafInteractor: Interactor {
      let checkpoint = Checkpoint()
      override func didBecomeActive() {
        request("listen") { [self] in
          await checkpoint.pass()
          withExtendedLifetime(self) {}
        }
      }
    }
    let interactor = DeafInteractor()
    let checkpoint = interactor.checkpoint
    attach { Router(interactor: interactor) }
    detachAll()
    expectEqual(leaks.leaks, ["DeafInteractor"])
    checkpoint.open()
  }
}
