import Expectations
import RIBs
import RIBsTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct OwnershipTests {
  private let notes = Notes()

  @Test func `a parent owns its children, and what is detached is freed`() {
    weak var kept: Riblet?
    let root = Riblet("root", notes: notes)
    let attach = {
      let child = Riblet("child", notes: notes)
      kept = child
      root.attach(child)
    }
    attach()
    expectEqual(kept?.name, "child")
    if let child = root.children.first { root.detach(child) }
    #expect(kept == nil)
  }

  @Test func `freeing a parent frees what is below and keeps whole what somebody else holds`() {
    weak var sibling: Riblet?
    weak var top: Riblet?
    let kept = Riblet("kept", notes: notes)
    let build = {
      let root = Riblet("root", notes: notes)
      let other = Riblet("other", notes: notes)
      (top, sibling) = (root, other)
      root.attach(other)
      kept.attach(Riblet("leaf", notes: notes))
      other.attach(kept)
    }
    build()
    #expect(top == nil)
    #expect(sibling == nil)
    #expect(kept.parent == nil)
    expectEqual(kept.children.map(\.name), ["leaf"])
    let newParent = Riblet("new parent", notes: notes)
    newParent.attach(kept)
    #expect(kept.parent === newParent)
  }

  @Test func `a tree owns its root and shuts it down when it is freed`() {
    // In a property: an optimised build may free a local variable after its last use.
    @MainActor final class Owner {
      var tree: Tree? = Tree()
    }
    weak var root: Riblet?
    let owner = Owner()
    let launch = { (tree: Tree?) in
      guard let tree else { return }
      let riblet = Riblet("root", notes: notes)
      riblet.attach(Riblet("child", notes: notes))
      root = riblet
      riblet.launch(in: tree)
    }
    launch(owner.tree)
    expectEqual(root?.isActive, true)
    _ = notes.take()
    owner.tree = nil
    expectEqual(notes.take(), ["child resigns", "root resigns"])
    #expect(root == nil)
  }

  @Test func `a tree that is let go while a child activates ends there`() {
    var tree: Tree? = Tree()
    let root = Riblet("root", notes: notes)
    let child = Riblet("child", notes: notes)
    child.attach(Riblet("leaf", notes: notes))
    child.interactor.onActive = { tree = nil }
    if let tree { root.launch(in: tree) }
    _ = notes.take()
    root.attach(child)
    expectEqual(notes.take(), ["child active", "child resigns", "root resigns"])
    #expect(tree == nil)
    #expect(!root.isActive)
    expectEqual(root.children.map(\.name), ["child"])
  }

  @Test func `a parent that is freed on another thread lets go of its children on the main actor`()
    async
  {
    let child = Riblet("child", notes: notes)
    let checkpoint = Checkpoint()
    let hold = {
      let parent = Riblet("parent", notes: notes)
      parent.attach(child)
      return Task.detached { [parent] in
        await checkpoint.pass()
        withExtendedLifetime(parent) {}
      }
    }
    let holding = hold()
    expectEqual(child.parent?.name, "parent")
    checkpoint.open()
    await holding.value
    #expect(child.parent == nil)
    let newParent = Riblet("new parent", notes: notes)
    newParent.attach(child)
    expectEqual(newParent.children.map(\.name), ["child"])
  }

  @Test func `a riblet is named by its router or its interactor`() {
    final class HomeRouter: Router<Interactor> {}
    final class DetailInteractor: Interactor {}
    final class ListInteractor<Row>: Interactor {}
    let routers: [AnyRouter] = [
      HomeRouter(interactor: Interactor()), Router(interactor: DetailInteractor()),
      Router(interactor: ListInteractor<Int>()), Router(interactor: Interactor()),
    ]
    expectEqual(routers.map(\.name), ["Home", "Detail", "List", "Riblet"])
    expectEqual("\(routers[1])", "DetailRouter")
  }
}
