import Expectations
import RIBs
import RIBsTesting
import Testing

/// Observers that change the tree which they observe.
@MainActor struct ObserverTests {
  /// Makes one change at the first event of a kind, and at the first farewell.
  private final class Changer: TreeObserver {
    private let kind: TreeEvent.Kind?
    private var change: (() -> Void)?

    /// `kind` is that of an event of the child; without one the change is made in `willLetGo`.
    init(at kind: TreeEvent.Kind?, _ change: @escaping () -> Void) {
      self.kind = kind
      self.change = change
    }

    func observe(_ event: TreeEvent) {
      if event.kind == kind, event.riblet == "child" { change.take()?() }
    }

    func willLetGo(of router: AnyRouter) {
      if kind == nil { change.take()?() }
    }
  }

  private let notes = Notes()
  private let tree = Tree()
  private let root: Riblet
  private let parent: Riblet
  private let child: Riblet

  init() {
    root = Riblet("root", notes: notes)
    parent = Riblet("parent", notes: notes)
    child = Riblet("child", notes: notes)
    root.launch(in: tree)
    root.attach(parent)
    _ = notes.take()
  }

  private func observe(_ kind: TreeEvent.Kind?, _ change: @escaping () -> Void) {
    tree.observe(Changer(at: kind, change))
  }

  @Test(arguments: [TreeEvent.Kind.attached, .activated])
  func `a child that is detached when it is reported comes and goes as any other`(
    kind: TreeEvent.Kind
  ) {
    observe(kind) { [parent, child] in parent.detach(child) }
    parent.attach(child)
    expectEqual(notes.take(), ["child active", "child loads", "child resigns"])
    #expect(!child.isActive && !child.interactor.isActive)
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test(arguments: [TreeEvent.Kind.attached, .activated])
  func `the parent of a child that is reported takes it along`(kind: TreeEvent.Kind) {
    observe(kind) { [root, parent] in root.detach(parent) }
    parent.attach(child)
    expectEqual(notes.take(), ["child active", "child loads", "child resigns", "parent resigns"])
    #expect(!child.isActive && child.parent === parent)
  }

  @Test func `a tree that is shut down when a child is reported is inactive as a whole`() {
    observe(.activated) { [root] in root.shutDown() }
    parent.attach(child)
    expectEqual(notes.take().suffix(3), ["child resigns", "parent resigns", "root resigns"])
    #expect(tree.root == nil && !child.interactor.isActive)
  }

  @Test(arguments: [TreeEvent.Kind.resigned, .detached, nil])
  func `a riblet that is attached elsewhere when it leaves is active there`(kind: TreeEvent.Kind?) {
    parent.attach(child)
    _ = notes.take()
    observe(kind) { [root, child] in root.attach(child) }
    parent.detach(child)
    expectEqual(notes.take(), ["child resigns", "child active"])
    #expect(child.isActive && child.interactor.isActive)
    #expect(child.parent === root && parent.children.isEmpty)
  }

  @Test func `a riblet that is launched when it has left is the root of the other tree`() {
    let other = Tree()
    parent.attach(child)
    observe(.detached) { [child] in child.launch(in: other) }
    parent.detach(child)
    #expect(child.isActive && other.root === child)
    child.shutDown()
  }

  @Test func `a sibling that is detached while another one is reported leaves the rest`() {
    let names = ["elder", "younger", "youngest"]
    let siblings = names.map { Riblet($0, notes: notes) }
    let top = Riblet("top", notes: notes)
    for router in [siblings[0], child, siblings[1], siblings[2]] { top.attach(router) }
    observe(.activated) { [siblings] in
      top.detach(siblings[0])
      top.detach(siblings[1])
    }
    root.attach(top)
    expectEqual(top.children.map(\.name), ["child", "youngest"])
    expectEqual(top.children.filter(\.isActive).count, 2)
    #expect(!siblings[0].isActive && !siblings[1].isActive)
  }

  @Test(arguments: TreeEvent.Kind.allCases)
  func `whatever is done at whatever event leaves each riblet active with its parent`(
    kind: TreeEvent.Kind
  ) {
    let leaf = Riblet("leaf", notes: notes)
    let other = Riblet("other", notes: notes)
    let changes: [(String, (Riblet, Riblet, Riblet) -> Void)] = [
      ("the child", { _, _, child in child.parent?.detach(child) }),
      ("its parent", { _, parent, _ in parent.parent?.detach(parent) }),
      ("its leaf", { _, _, _ in leaf.parent?.detach(leaf) }),
      ("everything", { root, _, _ in root.shutDown() }),
      ("a new sibling", { _, parent, _ in if other.parent == nil { parent.attach(other) } }),
      ("the child elsewhere", { root, _, child in if child.parent == nil { root.attach(child) } }),
      (
        "a relaunch",
        { root, _, _ in
          root.shutDown()
          root.launch(in: self.tree)
        }
      ),
    ]
    for (name, change) in changes {
      observe(kind) { [root, parent, child] in change(root, parent, child) }
      if tree.root == nil { root.launch(in: tree) }
      if parent.parent == nil { root.attach(parent) }
      if leaf.parent == nil { child.attach(leaf) }
      if child.parent == nil { parent.attach(child) }
      parent.didMove()
      child.didMove()
      if let above = child.parent { above.detach(child) }
      if let above = other.parent { above.detach(other) }
      for router in [root, parent, child, leaf, other] {
        let isBelowActive = router === root ? tree.root != nil : router.parent?.isActive ?? false
        expectEqual(router.isActive, isBelowActive, "\(router.name) after \(name)")
        expectEqual(router.isActive, router.interactor.isActive, "\(router.name) after \(name)")
      }
      for word in ["root", "parent", "child", "leaf", "other"] {
        let own = notes.lines.filter { $0 == "\(word) active" || $0 == "\(word) resigns" }
        for (line, next) in zip(own, own.dropFirst()) { #expect(line != next, "after \(name)") }
      }
    }
  }

  @Test func `all observers receive the events in the order in which they happened`() {
    let (before, after) = (TreeJournal(), TreeJournal())
    tree.observe(before)
    observe(.activated) { [parent, child] in parent.detach(child) }
    tree.observe(after)
    parent.attach(child)
    expectEqual(
      before.lines, ["child attached", "child activated", "child resigned", "child detached"])
    expectEqual(after.lines, before.lines)
  }

  @Test func `an observer that is added in a callback receives later events only`() {
    let (first, late) = (TreeJournal(), TreeJournal())
    tree.observe(first)
    child.interactor.onActive = { [tree] in tree.observe(late) }
    parent.attach(child)
    parent.detach(child)
    expectEqual(late.lines, ["child resigned", "child detached"])
  }

  @Test func `an observer that is added by another one receives later events only`() {
    let late = TreeJournal()
    observe(.attached) { [tree] in tree.observe(late) }
    parent.attach(child)
    parent.detach(child)
    expectEqual(late.lines.suffix(2), ["child resigned", "child detached"])
    #expect(!late.lines.contains("child attached"))
  }
}
