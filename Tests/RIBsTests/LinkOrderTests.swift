import Expectations
import RIBs
import RIBsTesting
import Testing

/// Links that are cancelled, that lose what they have reached, and that come at the same time.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LinkOrderTests {
  /// Attaches a child for each segment, after its checkpoint was opened if the segment is `slow`.
  private final class RoomRouter: Router<Interactor> {
    var onArrive: () -> Void = {}
    private let own: Segment?
    private let notes: Notes
    private let checkpoints: [String: Checkpoint]

    init(_ own: Segment?, notes: Notes, checkpoints: [String: Checkpoint]) {
      self.own = own
      self.notes = notes
      self.checkpoints = checkpoints
      super.init(interactor: Interactor())
    }

    override var segment: Segment? { own }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      notes.write("open \(segment)")
      if segment == "again" { return try await open(Link(["a", "b"])) }
      if segment == "forever" { await AsyncCondition().wait { true } }
      await checkpoints[segment.name]?.pass()
      if let child = children.first(where: { $0.segment == segment }) { return child }
      if segment == "gone" { return RoomRouter(segment, notes: notes, checkpoints: checkpoints) }
      let child = RoomRouter(segment, notes: notes, checkpoints: checkpoints)
      attach(child)
      return child
    }

    override func arrive() {
      notes.write("arrive at \(own?.name ?? "root")")
      onArrive()
    }
  }

  private let notes = Notes()
  private let tree = Tree()
  private let slow = Checkpoint()
  private let root: RoomRouter

  init() {
    root = RoomRouter(nil, notes: notes, checkpoints: ["slow": slow])
    root.launch(in: tree)
  }

  private func open(_ link: Link) -> Task<String, Never> {
    Task.immediate { [root] in
      do {
        return try await root.open(link).link.description
      } catch {
        return "\(error)"
      }
    }
  }

  private func open(_ place: NavigationPath) -> Task<String, Never> {
    Task.immediate { [root] in
      do {
        return try await root.open(place).link.description
      } catch {
        return "\(error)"
      }
    }
  }

  @Test func `a cancelled link goes no step further`() async {
    let opening = open(Link(["slow", "a"]))
    opening.cancel()
    slow.open()
    await expectEqual(opening.value, "CancellationError()")
    expectEqual(notes.lines, ["open slow"])
  }

  @Test(arguments: [false, true])
  func `a cancellation reaches the step that waits`(isPlace: Bool) async {
    let opening =
      isPlace ? open(NavigationPath([.init(.segment("forever"))])) : open(Link(["forever", "a"]))
    opening.cancel()
    await expectEqual(opening.value, "CancellationError()")
    expectEqual(notes.lines, ["open forever"])
  }

  @Test func `a link that is opened by a step, and not awaited, comes after`() async {
    var second: Task<String, Never>?
    let launcher = RoomRouter("launcher", notes: notes, checkpoints: [:])
    root.attach(launcher)
    launcher.onArrive = { second = self.open(Link(["b"])) }
    await expectEqual(open(Link(["launcher"])).value, "launcher")
    await expectEqual(second?.value, "b")
    expectEqual(notes.lines, ["open launcher", "arrive at launcher", "open b", "arrive at b"])
  }

  @Test func `a place that is cancelled is restored no step further`() async {
    let opening = open(NavigationPath([.init(.segment("slow")), .init(.segment("a"))]))
    opening.cancel()
    slow.open()
    await expectEqual(opening.value, "CancellationError()")
    expectEqual(notes.lines, ["open slow"])
  }

  @Test func `a link that is cancelled in its last step does not arrive`() async {
    let opening = open(Link(["slow"]))
    opening.cancel()
    slow.open()
    await expectEqual(opening.value, "CancellationError()")
    expectEqual(notes.lines, ["open slow"])
  }

  @Test func `a link does not go on below a riblet that has left the tree`() async {
    let opening = open(Link(["a", "slow", "b"]))
    root.detach(root.children[0])
    slow.open()
    await expectEqual(opening.value, "Room has nothing called “slow”.")
    expectEqual(notes.lines, ["open a", "open slow"])
  }

  @Test func `a link that leads to a riblet outside the tree fails`() async {
    await expectEqual(open(Link(["gone"])).value, "Room has nothing called “gone”.")
    await expectEqual(open(Link(["a", "gone", "b"])).value, "Room has nothing called “gone”.")
    expectEqual(notes.lines, ["open gone", "open a", "open gone"])
  }

  @Test func `a link at a tree that was shut down meanwhile fails`() async {
    let opening = open(Link(["slow", "a"]))
    root.shutDown()
    slow.open()
    await expectEqual(opening.value, "Room has nothing called “slow”.")
    expectEqual(notes.lines, ["open slow"])
  }

  @Test func `links run one after another, in the order in which they were opened`() async {
    let tasks = [Link(["slow", "a"]), Link(["b", "c"]), Link(["d"])].map(open)
    let place = open(NavigationPath([.init(.segment("e"))]))
    slow.open()
    for task in tasks { _ = await task.value }
    _ = await place.value
    expectEqual(
      notes.lines,
      [
        "open slow", "open a", "arrive at a", "open b", "open c", "arrive at c", "open d",
        "arrive at d", "open e", "arrive at e",
      ])
  }

  @Test func `a link that is cancelled while it waits for another one is not opened`() async {
    let first = open(Link(["slow"]))
    let second = open(Link(["a"]))
    let third = open(Link(["b"]))
    second.cancel()
    await expectEqual(second.value, "CancellationError()")
    slow.open()
    await expectEqual(first.value, "slow")
    await expectEqual(third.value, "b")
    expectEqual(notes.lines, ["open slow", "arrive at slow", "open b", "arrive at b"])
  }

  @Test func `a riblet may open a link as a step of another one`() async {
    await expectEqual(open(Link(["again", "c"])).value, "a/b/c")
    expectEqual(
      notes.lines, ["open again", "open a", "open b", "arrive at b", "open c", "arrive at c"])
  }
}
