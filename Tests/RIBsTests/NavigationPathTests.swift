import Expectations
import RIBs
import Testing

/// Where the user is, read and come back to.
@MainActor struct NavigationPathTests {
  /// A riblet that remembers a row, opens riblets by their segments, and says when it was the end.
  private final class ShelfRouter: Router<Interactor> {
    var row: String?
    var arrivals = 0
    private let own: Segment?
    private let rooms: Set<String>

    init(_ own: Segment?, rooms: Set<String> = []) {
      self.own = own
      self.rooms = rooms
      super.init(interactor: Interactor())
    }

    override var segment: Segment? { own }

    override var restorationState: RestorationState? { row.map { ["row": $0] } }

    override func restore(_ restoration: RestorationState) { row = restoration["row"] }

    override func arrive() { arrivals += 1 }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      if let child = children.first(where: { $0.segment == segment }) { return child }
      guard rooms.contains(segment.name) else { return try await super.open(segment) }
      let child = ShelfRouter(segment, rooms: rooms)
      attach(child)
      return child
    }
  }

  private let tree = Tree()
  private let app = ShelfRouter(nil)
  private let main = ShelfRouter(nil, rooms: ["home", "ada", "bo/b"])

  init() {
    app.attach(main)
    app.launch(in: tree)
  }

  @Test func `a place names the riblets with a segment or a restoration, from the root down`()
    async throws
  {
    expectEqual(app.navigationPath, NavigationPath([]))
    let home = try #require(try await app.open(Link(parsing: "home")) as? ShelfRouter)
    home.row = "7 & 8"
    main.row = "x"
    _ = try await app.open(Link(parsing: "home/bo%2Fb?a=1"))
    expectEqual(
      app.navigationPath,
      NavigationPath([
        .init(.named("Shelf"), ["row": "x"]), .init(.segment("home"), ["row": "7 & 8"]),
        .init(.segment(Segment("bo/b", [.init("a", "1")]))),
      ]))
    expectEqual(app.navigationPath.description, "@Shelf;row=x/home;row=7%20%26%208/bo%2Fb?a=1")
    expectEqual(app.navigationPath.link.description, "home/bo%2Fb?a=1")
    expectEqual(home.navigationPath.description, "home;row=7%20%26%208/bo%2Fb?a=1")
  }

  @Test func `the youngest child with a segment is where the user is`() async throws {
    _ = try await app.open(Link(parsing: "home"))
    _ = try await app.open(Link(parsing: "ada"))
    main.attach(ShelfRouter(nil))
    expectEqual(app.navigationPath.description, "ada")
  }

  @Test func `coming back opens what is gone and recalls what was remembered`() async throws {
    let place = try #require(NavigationPath(parsing: "home;row=7/ada;row=한"))
    let ada = try #require(try await app.open(place) as? ShelfRouter)
    expectEqual(ada.row, "한")
    expectEqual(app.navigationPath, place)
    expectEqual(ada.arrivals, 1)
    let home = try #require(main.children.first as? ShelfRouter)
    expectEqual(home.arrivals, 0)
    let again = try await home.open(try #require(NavigationPath(parsing: "home;row=8")))
    #expect(again === home)
    expectEqual(home.row, "8")
    expectEqual(home.arrivals, 1)
  }

  @Test func `a segment that comes twice is a child of the same name the second time`()
    async throws
  {
    let home = try await app.open(Link(parsing: "home"))
    let inner = try await home.open(try #require(NavigationPath(parsing: "home;row=1/home;row=2")))
    #expect(inner.parent === home)
    expectEqual(app.navigationPath.description, "home;row=1/home;row=2")
    _ = try await app.open(try #require(NavigationPath(parsing: "ada(ada;row=3)/bo%2Fb")))
    expectEqual(main.children.count, 2)
  }

  @Test func `a riblet without a segment recalls by its name, and an unknown one does not`()
    async throws
  {
    _ = try await main.open(
      try #require(NavigationPath(parsing: "@Shelf;row=1/@Nobody;row=2/home")))
    expectEqual(main.row, "1")
    expectEqual(main.children.map(\.name), ["Shelf"])
  }

  @Test func `a riblet without a segment that comes with the next one recalls then`() async throws {
    final class DoorRouter: Router<Interactor> {
      private lazy var behind = ShelfRouter(nil, rooms: ["home"])

      override func open(_ segment: Segment) async throws -> AnyRouter {
        attach(behind)
        return try await super.open(segment)
      }
    }
    let tree = Tree()
    let door = DoorRouter(interactor: Interactor())
    door.launch(in: tree)
    let place = try #require(NavigationPath(parsing: "@Shelf;row=1/home;row=2"))
    _ = try await door.open(place)
    expectEqual(door.navigationPath, place)
  }

  @Test func `a place that is no more ends at the nearest one`() async throws {
    do {
      _ = try await app.open(try #require(NavigationPath(parsing: "home;row=3/gone/ada")))
      Issue.record("It was opened.")
    } catch LinkError.unknown(let segment, let reached) {
      expectEqual(segment, "gone")
      expectEqual(reached.navigationPath.description, "home;row=3")
    }
  }

  @Test func `a link ends where it leads, and an empty one leaves all as it is`() async throws {
    let ada = try #require(try await app.open(Link(parsing: "home/ada")) as? ShelfRouter)
    expectEqual(ada.arrivals, 1)
    _ = try await app.open(Link([]))
    _ = try await app.open(NavigationPath([]))
    expectEqual(app.arrivals, 0)
  }

  @Test(arguments: ["/", "a//b", "%", "a;=1", "a;b=%4", "@", "@;a=1", "a;b=1;%"])
  func `a broken text is no place`(text: String) { expectEqual(NavigationPath(parsing: text), nil) }

  @Test func `an empty text is where nobody has gone yet`() {
    expectEqual(NavigationPath(parsing: ""), NavigationPath([]))
    expectEqual(NavigationPath([]).description, "")
  }

  @Test func `a restoration keeps one value for a name, in the order of the names`() {
    var restoration: RestorationState = ["b": "1", "a": "2"]
    restoration["b"] = "3"
    restoration["c"] = ""
    restoration["a"] = nil
    restoration["z"] = nil
    expectEqual(restoration.entries, [.init("b", "3"), .init("c", "")])
    expectEqual(RestorationState(parsing: restoration.description), restoration)
    expectEqual(RestorationState(parsing: "a=1&b=2&a=3"), ["a": "3", "b": "2"])
  }

  @Test func `something unsaved is found however deep it lies`() async throws {
    final class Form: Router<Interactor> {
      override var hasUnsaved: Bool { true }
    }
    let home = try await app.open(Link(parsing: "home"))
    #expect(!app.hasUnsavedBelow)
    home.attach(Form(interactor: Interactor()))
    #expect(app.hasUnsavedBelow)
    #expect(home.hasUnsavedBelow)
    #expect(!home.hasUnsaved)
  }

  @Test func `a part with nothing to remember has no restoration and nothing unsaved`() {
    final class Part: Restorable {}
    let part = Part()
    expectEqual(part.restorationState, nil)
    #expect(!part.hasUnsaved)
  }

  @Test func `observers are told when the user moves between children that stay`() {
    final class Watcher: TreeObserver {
      var lines: [String] = []
      func observe(_ event: TreeEvent) {
        lines.append("\(event.riblet) \(event.kind) in \(event.parent ?? "nothing")")
      }
    }
    main.didMove()
    let watcher = Watcher()
    tree.observe(watcher)
    main.didMove()
    expectEqual(watcher.lines, ["Shelf moved in Shelf"])
  }
}
