import Expectations
import RIBs
import RIBsTesting
import Testing

/// The tree is changed from inside its own callbacks.
@MainActor struct ReentrancyTests {
  private let notes = Notes()
  private let tree = Tree()
  private let root: Riblet
  private let child: Riblet

  init() {
    root = Riblet("root", notes: notes)
    child = Riblet("child", notes: notes)
  }

  private func riblet(_ name: String) -> Riblet { Riblet(name, notes: notes) }

  private func launch() {
    root.launch(in: tree)
    _ = notes.take()
  }

  @Test func `a child that finishes as it activates is neither loaded nor left behind`() {
    launch()
    child.attach(riblet("leaf"))
    child.interactor.onActive = { root.detach(child) }
    root.attach(child)
    expectEqual(notes.take(), ["child active", "child resigns"])
    #expect(root.children.isEmpty)
  }

  @Test func `a child that finishes as it loads leaves its children asleep`() {
    launch()
    child.attach(riblet("leaf"))
    child.onLoad = { root.detach(child) }
    root.attach(child)
    expectEqual(notes.take(), ["child active", "child loads", "child resigns"])
  }

  @Test func `a sibling that is detached while its elder activates never becomes active`() {
    let younger = riblet("younger")
    root.attach(child)
    root.attach(younger)
    root.attach(riblet("youngest"))
    child.interactor.onActive = { root.detach(younger) }
    root.launch(in: tree)
    expectEqual(
      notes.take(),
      [
        "root active", "root loads", "child active", "child loads", "youngest active",
        "youngest loads",
      ])
  }

  @Test func `an elder sibling that is detached while the younger activates hides nobody`() {
    let (elder, youngest) = (riblet("elder"), riblet("youngest"))
    for router in [elder, child, youngest] { root.attach(router) }
    child.interactor.onActive = {
      root.detach(elder)
      root.detach(child)
    }
    root.launch(in: tree)
    #expect(youngest.isActive)
    expectEqual(root.children.map(\.name), ["youngest"])
  }

  @Test func `a leaf that ousts its parent lets the walk go on with the parent's sibling`() {
    let (leaf, sibling) = (riblet("leaf"), riblet("sibling"))
    child.attach(leaf)
    child.attach(riblet("second leaf"))
    root.attach(child)
    root.attach(sibling)
    leaf.interactor.onActive = { root.detach(child) }
    root.launch(in: tree)
    expectEqual(
      notes.take(),
      [
        "root active", "root loads", "child active", "child loads", "leaf active", "leaf resigns",
        "child resigns", "sibling active", "sibling loads",
      ])
  }

  @Test func `a root that is shut down while it activates stays asleep`() {
    root.attach(child)
    root.attach(riblet("other"))
    child.interactor.onActive = { root.shutDown() }
    root.launch(in: tree)
    expectEqual(
      notes.take(),
      [
        "root active", "root loads", "child active", "child resigns", "root resigns",
      ])
    #expect(tree.root == nil)
  }

  @Test func `a child that closes itself while resigning resigns once`() {
    root.attach(child)
    launch()
    child.interactor.onResign = { root.detach(child) }
    root.detach(child)
    expectEqual(notes.take(), ["child resigns"])
    #expect(root.children.isEmpty)
  }

  @Test func `a leaf that closes its resigning parent finishes that`() {
    let leaf = riblet("leaf")
    child.attach(riblet("elder"))
    child.attach(leaf)
    root.attach(child)
    launch()
    leaf.interactor.onResign = { root.detach(child) }
    root.shutDown()
    expectEqual(notes.take(), ["leaf resigns", "elder resigns", "child resigns", "root resigns"])
    #expect(root.children.isEmpty)
  }

  @Test func `children that leave as they resign are all resigned, the others too`() {
    let others = ["a", "b", "c", "d"].map(riblet)
    for other in others { root.attach(other) }
    launch()
    for index in [1, 3] {
      others[index].interactor.onResign = { [other = others[index]] in root.detach(other) }
    }
    root.shutDown()
    expectEqual(notes.take(), ["d resigns", "c resigns", "b resigns", "a resigns", "root resigns"])
    expectEqual(root.children.map(\.name), ["a", "c"])
  }

  @Test func `a child attached to a resigning riblet waits`() {
    let (leaf, late) = (riblet("leaf"), riblet("late"))
    child.attach(leaf)
    root.attach(child)
    launch()
    leaf.interactor.onResign = { child.attach(late) }
    root.detach(child)
    #expect(!late.isActive)
    expectEqual(child.children.map(\.name), ["leaf", "late"])
    leaf.interactor.onResign = {}
    root.attach(child)
    #expect(late.isActive)
  }

  @Test func `a riblet attached elsewhere in its own detach moves`() {
    let other = riblet("other")
    root.attach(child)
    root.attach(other)
    launch()
    child.interactor.onResign = {
      child.interactor.onResign = {}
      other.attach(child)
    }
    root.detach(child)
    expectEqual(notes.take(), ["child resigns", "child active"])
    #expect(child.parent === other)
    #expect(child.isActive)
    expectEqual(root.children.map(\.name), ["other"])
  }

  @Test func `a riblet that a leaf moves in the middle of its detach is whole afterwards`() {
    let (other, first, second) = (riblet("other"), riblet("first"), riblet("second"))
    child.attach(first)
    child.attach(second)
    root.attach(child)
    root.attach(other)
    launch()
    second.interactor.onResign = {
      second.interactor.onResign = {}
      other.attach(child)
    }
    root.detach(child)
    expectEqual(
      notes.take(),
      [
        "second resigns", "first resigns", "child resigns", "child active", "first active",
        "second active",
      ])
    #expect(child.parent === other)
  }

  @Test func `work begun by an activation inside its own resignation is kept`() async {
    let checkpoint = Checkpoint()
    var isDone = false
    root.attach(child)
    launch()
    child.interactor.onActive = {
      child.interactor.request("load") {
        await checkpoint.pass()
        isDone = !Task.isCancelled
      }
    }
    child.interactor.onResign = {
      child.interactor.onResign = {}
      root.attach(child)
    }
    root.detach(child)
    expectEqual(tree.activity.running, [.init(riblet: "child", what: "load")])
    checkpoint.open()
    await tree.activity.settled()
    #expect(isDone)
  }

  @Test func `a root launched again inside its own shutdown is active`() {
    let second = Tree()
    root.attach(child)
    launch()
    child.interactor.onResign = {
      child.interactor.onResign = {}
      root.launch(in: second)
    }
    root.shutDown()
    expectEqual(notes.take(), ["child resigns", "root resigns", "root active", "child active"])
    #expect(tree.root == nil)
    #expect(second.root === root)
  }

  @Test func `work that ends its own riblet is cancelled`() async {
    root.attach(child)
    launch()
    var wasCancelled = false
    let (detached, ended) = (Checkpoint(), Checkpoint())
    child.interactor.whileActive {
      root.detach(child)
      await detached.pass()
      wasCancelled = Task.isCancelled
      ended.open()
    }
    detached.open()
    await ended.pass()
    #expect(wasCancelled)
    #expect(root.children.isEmpty)
  }
}
