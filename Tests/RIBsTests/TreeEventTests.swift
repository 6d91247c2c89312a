import Expectations
import RIBs
import RIBsTesting
import Testing

@MainActor struct TreeEventTests {
  private let notes = Notes()
  private let journal = TreeJournal()
  private let tree: Tree
  private let root: Riblet

  init() {
    tree = Tree(observers: [journal])
    root = Riblet("root", notes: notes)
  }

  private func attach(_ names: String..., to parent: AnyRouter) {
    for name in names { parent.attach(Riblet(name, notes: notes)) }
  }

  @Test func `the life of a riblet is reported in order`() {
    root.launch(in: tree)
    attach("child", to: root)
    if let child = root.children.first { root.detach(child) }
    expectEqual(
      journal.take(),
      [
        "root activated", "child attached", "child activated", "child resigned", "child detached",
        "child freed",
      ])
  }

  @Test func `a riblet that moves to another tree is reported freed there only`() {
    let otherJournal = TreeJournal()
    let otherTree = Tree(observers: [otherJournal])
    let otherRoot = Riblet("other root", notes: notes)
    root.launch(in: tree)
    otherRoot.launch(in: otherTree)
    let move = {
      let child = Riblet("child", notes: notes)
      root.attach(child)
      root.detach(child)
      otherRoot.attach(child)
      otherRoot.detach(child)
    }
    move()
    expectEqual(journal.lines.last, "child detached")
    expectEqual(otherJournal.lines.suffix(2), ["child detached", "child freed"])
  }

  @Test func `what was attached before the launch is reported as it activates`() {
    attach("a", "b", to: root)
    attach("c", to: root.children[0])
    root.launch(in: tree)
    expectEqual(
      journal.take(),
      [
        "root activated", "a attached", "a activated", "c attached", "c activated", "b attached",
        "b activated",
      ])
  }

  @Test func `a subtree is detached and attached as one`() {
    attach("child", to: root)
    let child = root.children[0]
    attach("leaf", to: child)
    root.launch(in: tree)
    _ = journal.take()
    root.detach(child)
    root.attach(child)
    expectEqual(
      journal.take(),
      [
        "leaf resigned", "child resigned", "child detached", "child attached", "child activated",
        "leaf activated",
      ])
  }

  @Test func `an event names the parent and tells the time`() {
    final class EventsSpy: TreeObserver {
      var events: [TreeEvent] = []
      func observe(_ event: TreeEvent) { events.append(event) }
    }
    let spy = EventsSpy()
    tree.observe(spy)
    root.launch(in: tree)
    attach("child", to: root)
    expectEqual(spy.events.map(\.kind), [.activated, .attached, .activated])
    expectEqual(spy.events.map(\.parent), [nil, "root", "root"])
    expectEqual(spy.events.map(\.time), spy.events.map(\.time).sorted())
  }

  @Test func `a later observer hears the end of the riblets that are there`() {
    let late = TreeJournal()
    let tree = Tree()
    root.launch(in: tree)
    attach("child", to: root)
    tree.observe(late)
    if let child = root.children.first { root.detach(child) }
    expectEqual(late.lines, ["child resigned", "child detached", "child freed"])
  }

  @Test func `no observer keeps a riblet, nor a launched tree itself`() {
    weak var freedTree: Tree?
    weak var freedRoot: Riblet?
    let leaks = LeakCheck()
    let launch = {
      let tree = Tree(observers: [journal, leaks])
      let root = Riblet("root", notes: notes)
      attach("child", to: root)
      root.launch(in: tree)
      if let child = root.children.first { root.detach(child) }
      (freedTree, freedRoot) = (tree, root)
    }
    launch()
    #expect(freedTree == nil)
    #expect(freedRoot == nil)
    expectEqual(journal.lines.suffix(3), ["child freed", "root resigned", "root freed"])
    expectEqual(leaks.leaks, [])
  }
}
