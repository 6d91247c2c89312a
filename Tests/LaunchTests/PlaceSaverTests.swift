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

    override var segment: Segment? { own.isEmpty ? nil : Segment(own) }

    override var restorationState: RestorationState? { own.isEmpty ? nil : ["row": String(row)] }
  }

  private final class Kept {
    var places: [String] = []
  }

  private let kept = Kept()
  private let tree = Tree()
  private let root = RoomRouter("")
  private let home = RoomRouter("home")
  private let keeper: PlaceSaver

  init() {
    keeper = PlaceSaver(root) { [kept] in kept.places.append($0.description) }
    tree.observe(keeper)
    root.launch(in: tree)
  }

  @Test func `nothing is kept before the launch has come to its place`() {
    root.attach(home)
    keeper.frameWasDrawn()
    keeper.end()
    expectEqual(kept.places, [])
    keeper.begin()
    expectEqual(kept.places, ["home;row=0"])
  }

  @Test func `a move is kept with the next frame, a moved selection at the end`() {
    root.attach(home)
    keeper.begin()
    home.row = 7
    keeper.frameWasDrawn()
    expectEqual(kept.places, ["home;row=0"])
    home.attach(RoomRouter("ada"))
    keeper.frameWasDrawn()
    home.row = 8
    keeper.frameWasDrawn()
    keeper.end()
    keeper.end()
    expectEqual(kept.places, ["home;row=0", "home;row=7/ada;row=0", "home;row=8/ada;row=0"])
  }

  @Test func `who comes and goes without moving the user writes nothing`() {
    root.attach(home)
    keeper.begin()
    for _ in 0..<3 {
      let tile = RoomRouter("")
      home.attach(tile)
      home.row += 1
      keeper.frameWasDrawn()
      home.detach(tile)
      keeper.frameWasDrawn()
    }
    expectEqual(kept.places, ["home;row=0"])
  }

  @Test func `a locked door is no place to come back to`() {
    root.attach(home)
    keeper.begin()
    root.detach(home)
    keeper.frameWasDrawn()
    keeper.end()
    expectEqual(kept.places, ["home;row=0"])
  }
}
