import Expectations
import RIBs
import Testing

@MainActor struct LifecycleTests {
  private let notes = Notes()
  private let tree = Tree()

  private func riblet(_ name: String) -> Riblet { Riblet(name, notes: notes) }

  @Test func `a tree becomes active from the root down, each before its children`() {
    let (root, child, leaf, other) = (riblet("root"), riblet("child"), riblet("leaf"), riblet("z"))
    child.attach(leaf)
    root.attach(child)
    root.attach(other)
    expectEqual(notes.take(), [])
    root.launch(in: tree)
    expectEqual(
      notes.take(),
      [
        "root active", "root loads", "child active", "child loads", "leaf active", "leaf loads",
        "z active", "z loads",
      ])
  }

  @Test func `a change of activity is told before the interactor acts, and after it has resigned`()
  {
    let root = riblet("root")
    root.onActivityChange = { [notes] in notes.write(root.isActive ? "on" : "off") }
    root.launch(in: tree)
    root.shutDown()
    expectEqual(notes.lines, ["on", "root active", "root loads", "root resigns", "off"])
    root.onActivityChange = nil
  }

  @Test func `what was never active does not resign`() {
    let (root, child) = (riblet("root"), riblet("child"))
    child.onActivityChange = { [notes] in notes.write("change") }
    root.attach(child)
    root.detach(child)
    expectEqual(notes.lines, [])
  }

  @Test func `detaching resigns the leaves first, children in reverse order`() {
    let (root, child) = (riblet("root"), riblet("child"))
    let leaves = ["a", "b", "c"].map(riblet)
    for leaf in leaves { child.attach(leaf) }
    leaves[1].attach(riblet("b1"))
    root.attach(child)
    root.launch(in: tree)
    _ = notes.take()
    root.detach(child)
    expectEqual(
      notes.take(), ["c resigns", "b1 resigns", "b resigns", "a resigns", "child resigns"])
    #expect(root.children.isEmpty)
    #expect(child.parent == nil)
    #expect(!child.isActive)
    #expect(root.isActive)
  }

  @Test func `a riblet that is attached again loads once and keeps the order of its children`() {
    let (root, child) = (riblet("root"), riblet("child"))
    child.onLoad = { [unowned child] in child.attach(self.riblet("permanent")) }
    child.attach(riblet("early"))
    root.launch(in: tree)
    root.attach(child)
    root.detach(child)
    _ = notes.take()
    root.attach(child)
    expectEqual(notes.take(), ["child active", "early active", "permanent active"])
  }

  @Test func `a child attached in didBecomeActive waits for didLoad and for its elder siblings`() {
    let (root, early, late) = (riblet("root"), riblet("early"), riblet("late"))
    root.attach(early)
    root.interactor.onActive = { [unowned root] in root.attach(late) }
    root.launch(in: tree)
    expectEqual(
      notes.take(),
      [
        "root active", "root loads", "early active", "early loads", "late active", "late loads",
      ])
  }

  @Test func `a child attached to an active riblet is active when attach returns`() {
    let (root, child) = (riblet("root"), riblet("child"))
    root.launch(in: tree)
    root.attach(child)
    #expect(child.isActive)
    #expect(child.interactor.isActive)
  }

  @Test func `children stand in the order of their attachment`() {
    let root = riblet("root")
    let children = ["a", "b", "c", "d"].map(riblet)
    for child in children { root.attach(child) }
    root.detach(children[1])
    root.detach(children[3])
    root.detach(children[0])
    root.attach(children[1])
    expectEqual(root.children.map(\.name), ["c", "b"])
  }

  @Test func `shutting down resigns all and keeps the tree as it is`() {
    let (root, child) = (riblet("root"), riblet("child"))
    root.attach(child)
    root.launch(in: tree)
    _ = notes.take()
    root.shutDown()
    root.shutDown()
    expectEqual(notes.take(), ["child resigns", "root resigns"])
    #expect(tree.root == nil)
    root.launch(in: tree)
    expectEqual(notes.take(), ["root active", "child active"])
  }

  @Test func `every riblet is seen with its depth, each before its children`() {
    let (root, child) = (riblet("root"), riblet("child"))
    child.attach(riblet("leaf"))
    root.attach(child)
    root.attach(riblet("other"))
    var seen: [String] = []
    root.visit { router, depth in seen.append("\(depth) \(router.name)") }
    expectEqual(seen, ["0 root", "1 child", "2 leaf", "1 other"])
    var below: [String] = []
    child.visit { router, depth in below.append("\(depth) \(router.name)") }
    expectEqual(below, ["0 child", "1 leaf"])
  }
}
