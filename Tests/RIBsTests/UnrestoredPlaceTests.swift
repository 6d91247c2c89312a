import Expectations
import Platform
import RIBs
import RIBsTesting
import Testing

/// Places that cannot be restored at the moment, which are kept until they are.
@MainActor @Suite(.timeLimit(.minutes(60))) struct UnrestoredPlaceTests {
  /// Opens any riblet of one letter below it, unless that cannot be read.
  private final class ShelfRouter: Router<Interactor> {
    let store: Store
    var word: String?
    private let own: Segment?

    init(_ own: Segment?, _ store: Store) {
      (self.own, self.store) = (own, store)
      super.init(interactor: Interactor())
    }

    nonisolated override var name: String { "Shelf" }

    override var segment: Segment? { own }

    override var hasUnsaved: Bool { word != nil }

    override var restorationState: RestorationState? { word.map { ["word": $0] } }

    override func restore(_ restoration: RestorationState) { word = restoration["word"] ?? word }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      if let child = children.first(where: { $0.segment == segment }) { return child }
      guard segment.name.count == 1 else { return try await super.open(segment) }
      if children.contains(where: \.hasUnsavedBelow) {
        throw LinkError.unsaved(segment, reached: self)
      }
      if store.unreadable.contains(segment.name) { throw Store.Unreadable() }
      await store.held[segment.name]?.pass()
      try Task.checkCancellation()
      return show(segment)
    }

    @discardableResult
    func show(_ segment: Segment) -> ShelfRouter {
      children.forEach(detach)
      let child = ShelfRouter(segment, store)
      attach(child)
      return child
    }
  }

  @MainActor private final class Store {
    struct Unreadable: Error {}
    var unreadable: Set<String> = []
    /// Where riblets are waited for until a test lets them be read.
    var held: [String: Checkpoint] = [:]
  }

  private let store = Store()
  private let tree = Tree()

  /// What a launch keeps, after which all is closed.
  private func kept(
    of place: String, unreadable: Set<String>,
    after work: ((ShelfRouter) async throws -> Void)? = nil
  ) async throws -> String {
    store.unreadable = unreadable
    let root = ShelfRouter(nil, store)
    root.launch(in: tree)
    defer { root.shutDown() }
    _ = try? await root.open(try #require(NavigationPath(parsing: place)))
    try await work?(root)
    return root.navigationPath.description
  }

  @Test func `a draft that cannot be restored is kept through any number of launches`() async throws
  {
    var place = "a/b;word=1/c;word=2"
    for _ in 0..<2 {
      place = try await kept(of: place, unreadable: ["b"])
      expectEqual(place, "a(b;word=1/c;word=2)")
    }
    try await expectEqual(kept(of: place, unreadable: []), "a/b;word=1/c;word=2")
  }

  @Test func `it is kept whatever the user opens and leaves in between`() async throws {
    let place = try await kept(of: "a/b/c/d;word=2", unreadable: ["d"]) { root in
      let a = try #require(root.children.first as? ShelfRouter)
      a.show("x").show("y")
    }
    expectEqual(place, "a(b/c/d;word=2)/x/y")
    try await expectEqual(kept(of: place, unreadable: []), "a(x/y)/b/c/d;word=2")
  }

  @Test func `two drafts of one place come back one after the other`() async throws {
    let both = "a(b;word=1)/c;word=2"
    let first = try await kept(of: both, unreadable: [])
    expectEqual(first, "a(c;word=2)/b;word=1")
    let second = try await kept(of: first, unreadable: []) { root in
      let a = try #require(root.children.first as? ShelfRouter)
      a.children.forEach(a.detach)
    }
    expectEqual(second, "a(b;word=1)")
  }

  @Test func `what is gone, and a place with nothing but its name, is not kept`() async throws {
    try await expectEqual(kept(of: "a/gone;word=1", unreadable: []), "a")
    try await expectEqual(kept(of: "a/b", unreadable: ["b"]), "a")
  }

  @Test func `the riblet to which the user comes without it restores it, once`() async throws {
    let place = try await kept(of: "a/b;word=1/c;word=2", unreadable: ["b"]) { root in
      let a = try #require(root.children.first as? ShelfRouter)
      root.restoreReached()
      expectEqual(root.navigationPath.link.description, "a")
      store.unreadable = []
      a.show("x")
      root.restoreReached()
      expectEqual(root.navigationPath.link.description, "a/x")
      let b = a.show("b")
      root.restoreReached()
      while b.children.first?.hasUnsaved != true { await Task.yield() }
      expectEqual(b.word, "1")
    }
    expectEqual(place, "a/b;word=1/c;word=2")
  }

  /// Comes to `b`, of which a draft and one below it could not be read, while `c` below it is held.
  private func returning(
    to place: String, _ work: @escaping (_ root: ShelfRouter, _ b: ShelfRouter) async throws -> Void
  ) async throws -> String {
    let held = Checkpoint()
    return try await kept(of: place, unreadable: ["b"]) { root in
      store.unreadable = []
      store.held["c"] = held
      let b = try #require(root.children.first as? ShelfRouter).show(Segment("b"))
      try await work(root, b)
      held.open()
      store.held = [:]
      await MainThreadTasks.drain()
    }
  }

  @Test func `a draft is kept while it is restored, and when its riblet leaves meanwhile`()
    async throws
  {
    let place = try await returning(to: "a/b;word=1/c;word=2") { root, b in
      root.restoreReached()
      await store.held["c"]?.reached()
      expectEqual(b.word, "1")
      expectEqual(root.navigationPath.description, "a(b;word=1/c;word=2)/b;word=1")
      // Once is enough.
      root.restoreReached()
      let a = try #require(root.children.first as? ShelfRouter)
      a.children.forEach(a.detach)
      store.held["c"]?.open()
      await MainThreadTasks.drain()
      // The user has left what was restored in it already.
      expectEqual(root.navigationPath.description, "a(b/c;word=2)")
    }
    expectEqual(place, "a(b/c;word=2)")
    try await expectEqual(kept(of: place, unreadable: []), "a/b/c;word=2")
  }

  @Test func `it does not come over what is typed, before or while it waits for its turn`()
    async throws
  {
    let place = try await returning(to: "a/b;word=1") { root, b in
      b.word = "new"
      root.restoreReached()
      expectEqual(b.word, "new")
      b.word = nil
      // A link is opened there.
      let opening = Task { try await b.open(Link([Segment("c")])) }
      await store.held["c"]?.reached()
      root.restoreReached()
      b.word = "typed"
      store.held["c"]?.open()
      _ = try await opening.value
      await MainThreadTasks.drain()
      expectEqual(b.word, "typed")
      expectEqual(root.navigationPath.description, "a(b;word=1)/b;word=typed/c")
      // Once that is gone.
      b.word = nil
      root.restoreReached()
      await MainThreadTasks.drain()
      expectEqual(b.word, "1")
    }
    expectEqual(place, "a/b;word=1/c")
  }
}
