import Expectations
import RIBs
import Testing

/// Restoring places of riblets side by side, of riblets with the same name, and of late ones.
@MainActor @Suite(.timeLimit(.minutes(60))) struct RestorationTests {
  /// A riblet that remembers a word, has permanent children, and opens rooms by their segments.
  private final class RoomRouter: Router<Interactor> {
    var word: String?
    private(set) var recalls = 0
    private let label: String
    private let own: Segment?
    private let permanent: [RoomRouter]
    private let rooms: Set<String>

    init(
      _ label: String, _ own: Segment? = nil, permanent: [RoomRouter] = [], rooms: Set<String> = []
    ) {
      self.label = label
      self.own = own
      self.permanent = permanent
      self.rooms = rooms
      super.init(interactor: Interactor())
    }

    nonisolated override var name: String { label }

    override var segment: Segment? { own }

    override var restorationState: RestorationState? { word.map { ["word": $0] } }

    override func restore(_ restoration: RestorationState) {
      recalls += 1
      word = restoration["word"]
    }

    override func didLoad() { for child in permanent { attach(child) } }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      if let child = children.first(where: { $0.segment == segment }) { return child }
      guard rooms.contains(segment.name) else { return try await super.open(segment) }
      let child = RoomRouter("Room", segment, rooms: rooms)
      attach(child)
      return child
    }

    func room(_ names: String...) -> RoomRouter? {
      names.reduce(self) { router, name in
        router?.children.first { $0.segment?.name == name } as? RoomRouter
      }
    }
  }

  private let tree = Tree()
  private let other = Tree()

  private func house() -> RoomRouter {
    RoomRouter("House", rooms: ["home", "ada", "bo"])
  }

  private func panes() -> RoomRouter {
    RoomRouter(
      "House",
      permanent: [
        RoomRouter("Left", "left", rooms: ["a"]), RoomRouter("Right", "right", rooms: ["b"]),
      ])
  }

  private func place(_ text: String) throws -> NavigationPath {
    try #require(NavigationPath(parsing: text))
  }

  @Test func `riblets side by side come back with what is open in each`() async throws {
    let first = panes()
    first.launch(in: tree)
    _ = try await first.open(Link(parsing: "left/a"))
    _ = try await first.open(Link(parsing: "right/b"))
    first.room("left", "a")?.word = "x/(y)"
    let place = first.navigationPath
    expectEqual(place.description, "@House(left/a;word=x%2F%28y%29)/right/b")
    expectEqual(place.link.description, "right/b")
    let second = panes()
    second.launch(in: other)
    let reached = try await second.open(try self.place(place.description))
    expectEqual(reached.link.description, "right/b")
    expectEqual(second.room("left", "a")?.word, "x/(y)")
    expectEqual(second.navigationPath, place)
  }

  @Test func `a riblet that was opened beside the front one is opened again`() async throws {
    let first = house()
    first.launch(in: tree)
    _ = try await first.open(Link(parsing: "home/bo"))
    first.room("home")?.word = "1"
    _ = try await first.open(Link(parsing: "ada"))
    let second = house()
    second.launch(in: other)
    _ = try await second.open(first.navigationPath)
    expectEqual(second.children.map { $0.segment?.name }, ["home", "ada"])
    expectEqual(second.room("home")?.word, "1")
    #expect(second.room("home", "bo") != nil)
    expectEqual(second.navigationPath, first.navigationPath)
  }

  @Test func `what is beside the way and cannot be opened again is left out`() async throws {
    let second = house()
    second.launch(in: tree)
    let reached = try await second.open(
      try place("@House;word=1(gone/ada)(home;word=2/gone)(@Nobody;word=3)/ada"))
    expectEqual(reached.link.description, "ada")
    expectEqual(second.word, "1")
    expectEqual(second.room("home")?.word, "2")
  }

  @Test func `riblets of one name below each other recall their own words`() async throws {
    let inner = RoomRouter("House", rooms: ["home"])
    let outer = RoomRouter("House", permanent: [inner])
    outer.launch(in: tree)
    _ = try await outer.open(try place("@House;word=1/@House;word=2/home;word=3"))
    expectEqual([outer.word, inner.word, inner.room("home")?.word], ["1", "2", "3"])
    expectEqual(outer.navigationPath.description, "@House;word=1/@House;word=2/home;word=3")
  }

  @Test func `a riblet below a segment is not taken for the one of that segment`() async throws {
    let inner = RoomRouter("Room", rooms: ["bo"])
    let home = RoomRouter("Room", "home", permanent: [inner])
    let root = RoomRouter("Root", permanent: [home])
    root.launch(in: tree)
    _ = try await root.open(try place("home;word=1/@Room;word=2/bo"))
    expectEqual([home.word, inner.word], ["1", "2"])
  }

  @Test func `of several riblets of a name the first one in the order of links recalls`()
    async throws
  {
    let deep = RoomRouter("Pane")
    let (first, last) = (RoomRouter("First", permanent: [deep]), RoomRouter("Pane"))
    let hidden = RoomRouter("Named", "named", permanent: [RoomRouter("Secret")])
    let root = RoomRouter("Root", permanent: [hidden, first, last])
    root.launch(in: tree)
    _ = try await root.open(try place("@Pane;word=1/@Secret;word=2"))
    expectEqual([deep.word, last.word], ["1", nil])
    expectEqual((hidden.children.first as? RoomRouter)?.word, nil)
  }

  @Test func `a riblet that is attached late recalls once, and those around it too`() async throws {
    final class DoorRouter: Router<Interactor> {
      let inner = RoomRouter("Inner", rooms: ["home"])
      lazy var outer = RoomRouter("Outer", permanent: [inner])

      override func open(_ segment: Segment) async throws -> AnyRouter {
        if outer.parent == nil { attach(outer) }
        return try await super.open(segment)
      }
    }
    let door = DoorRouter(interactor: Interactor())
    door.launch(in: tree)
    _ = try await door.open(
      try place("@Door/@Outer;word=1/@Nobody/@Inner;word=2/home;word=3/@Inner;word=4"))
    expectEqual([door.outer.word, door.inner.word], ["1", "2"])
    expectEqual([door.outer.recalls, door.inner.recalls], [1, 1])
    expectEqual(door.inner.room("home")?.word, "3")
  }

  @Test func `a link asks riblets without a segment in order, after those with the whole segment`()
    async throws
  {
    let (first, last) = (
      RoomRouter("First", rooms: ["home", "ada"]), RoomRouter("Last", rooms: ["home", "bo"])
    )
    let root = RoomRouter("Root", permanent: [first, last, RoomRouter("Ada", "ada")])
    root.launch(in: tree)
    #expect(try await root.open(Link(parsing: "home")).parent === first)
    #expect(try await root.open(Link(parsing: "bo")).parent === last)
    #expect(try await root.open(Link(parsing: "ada")).parent === root)
    #expect(try await root.open(Link(parsing: "ada?x=1")).parent === first)
  }

  @Test func `a text without places beside others is read as before, and a long one is not`() throws
  {
    try expectEqual(
      place("@Main;tab=home/home;row=7").steps,
      [
        .init(.named("Main"), ["tab": "home"]), .init(.segment("home"), ["row": "7"]),
      ])
    let long = String(repeating: "a", count: NavigationPath.mostBytes)
    #expect(NavigationPath(parsing: long) != nil)
    expectEqual(NavigationPath(parsing: long + "a"), nil)
    let deep = 16
    let nested = { String(repeating: "a(", count: $0) + String(repeating: ")", count: $0) }
    expectEqual(NavigationPath(parsing: nested(deep))?.description, nested(deep))
    expectEqual(NavigationPath(parsing: nested(deep + 1)), nil)
    expectEqual(NavigationPath(parsing: String(repeating: "a(", count: 30_000)), nil)
  }

  @Test(arguments: [
    "(", ")", "()", "a(", "a)", "a(b", "a(b))", "a(b)c", "a(b);c=1", "a(/)", "a(b/)",
  ])
  func `parentheses out of place are no place`(text: String) {
    expectEqual(NavigationPath(parsing: text), nil)
  }

  @Test func `a text may be as long as it says`() {
    #expect(NavigationPath(parsing: String(repeating: "a", count: NavigationPath.mostBytes)) != nil)
    expectEqual(
      NavigationPath(parsing: String(repeating: "a", count: NavigationPath.mostBytes + 1)), nil)
    expectEqual(NavigationPath.mostBytes, 65_536)
  }

  @Test func `the path of a place is the way alone`() throws {
    try expectEqual(place("a;b=1(c/d)(e)/f(g)").path.description, "a;b=1/f")
  }

  @Test func `unsaved input is found in any child`() {
    final class Form: Router<Interactor> {
      override var hasUnsaved: Bool { true }
    }
    for unsaved in 0..<3 {
      let root = RoomRouter("Root")
      for index in 0..<3 {
        let child = RoomRouter("Child")
        child.attach(index == unsaved ? Form(interactor: Interactor()) : RoomRouter("Leaf"))
        child.attach(RoomRouter("Leaf"))
        root.attach(child)
      }
      #expect(root.hasUnsavedBelow)
      expectEqual(root.children.filter(\.hasUnsavedBelow).count, 1)
    }
  }
}
