import Expectations
import RIBs
import Testing

@testable import Launch

/// When the place is kept for the next launch.
@MainActor
struct PlaceSaverTests {
  private final class RoomRouter: Router<Interactor> {
    var row = 0
    private let own: String

    init(_ own: String) {
      self.own = own
      super.init(interactor: Interactor())
    }

    var isUnsaved = false

    override var hasUnsaved: Bool { isUnsaved }

    override var segment: Segment? { own.isEmpty ? nil : Segment(own) }

    override var restorationState: RestorationState? { own.isEmpty ? nil : ["row": String(row)] }
  }

  @MainActor private final class Kept {
    var places: [String] = []
    var scheduled: [@MainActor () -> Void] = []

    func passTime() {
      let due = scheduled
      scheduled = []
      for action in due { action() }
    }
  }

  private let kept = Kept()
  private let tree = Tree()
  private let root = RoomRouter("")
  private let home = RoomRouter("home")
  private let saver: PlaceSaver

  init() {
    saver = PlaceSaver(root, schedule: { [kept] in kept.scheduled.append($1) }) { [kept] in
      kept.places.append($0.description)
    }
    tree.observe(saver)
    root.launch(in: tree)
  }

  @Test func `nothing is kept before the launch has come to its place`() {
    root.attach(home)
    saver.frameWasDrawn()
    saver.end()
    expectEqual(kept.places, [])
    saver.begin()
    expectEqual(kept.places, ["home;row=0"])
  }

  @Test func `a move is kept with the next frame, a moved selection at the end`() {
    root.attach(home)
    saver.begin()
    home.row = 7
    saver.frameWasDrawn()
    expectEqual(kept.places, ["home;row=0"])
    home.attach(RoomRouter("ada"))
    saver.frameWasDrawn()
    home.row = 8
    saver.frameWasDrawn()
    saver.end()
    saver.end()
    expectEqual(kept.places, ["home;row=0", "home;row=7/ada;row=0", "home;row=8/ada;row=0"])
  }

  @Test func `what is typed and not saved is kept soon, and gone soon after it was saved`() {
    root.attach(home)
    saver.begin()
    home.row = 1
    saver.frameWasDrawn()
    expectEqual(kept.scheduled.count, 0)
    home.isUnsaved = true
    for row in 2...4 {
      home.row = row
      saver.frameWasDrawn()
    }
    expectEqual(kept.scheduled.count, 1)
    expectEqual(kept.places, ["home;row=0"])
    kept.passTime()
    expectEqual(kept.places, ["home;row=0", "home;row=4"])
    (home.isUnsaved, home.row) = (false, 5)
    saver.frameWasDrawn()
    kept.passTime()
    home.row = 6
    saver.frameWasDrawn()
    kept.passTime()
    expectEqual(kept.places, ["home;row=0", "home;row=4", "home;row=5"])
  }

  @Test func `who comes and goes without moving the user writes nothing`() {
    root.attach(home)
    saver.begin()
    for _ in 0..<3 {
      let tile = RoomRouter("")
      home.attach(tile)
      home.row += 1
      saver.frameWasDrawn()
      home.detach(tile)
      saver.frameWasDrawn()
    }
    expectEqual(kept.places, ["home;row=0"])
  }

  @Test func `a locked door is no place to come back to`() {
    root.attach(home)
    saver.begin()
    root.detach(home)
    saver.frameWasDrawn()
    saver.end()
    expectEqual(kept.places, ["home;row=0"])
  }
}
