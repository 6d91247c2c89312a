import Expectations
import MoviesDomain
import RIBs
import RIBsTesting
import Raster
import Testing

@testable import MoviesPresentation

@MainActor
struct PosterShelfTests {
  private let tree = Tree()
  private let owner = Interactor()
  private let source = Source()

  @MainActor private final class Source {
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []
    var checkpoints: [String: Checkpoint] = [:]
    var missing: Set<String> = []

    func load(_ path: String) async -> Raster? {
      asked.append(path)
      await checkpoints[path]?.pass()
      if Task.isCancelled { cancelled.append(path) }
      return missing.contains(path) ? nil : Raster(width: 1, height: 1, bytes: [1, 2, 3])
    }
  }

  private func launch(_ onChange: @escaping @MainActor () -> Void = {}) -> PosterShelf {
    Router(interactor: owner).launch(in: tree)
    return PosterShelf(
      of: owner, .small, load: { [source] path, _ in await source.load(path) }, onChange: onChange)
  }

  @Test func `each poster is asked for once while it is in sight, and told when it comes`() async {
    var changes = 0
    let shelf = launch { changes += 1 }
    shelf.show(["/a", "/b"])
    shelf.show(["/b", "/c"])
    await tree.activity.settled()
    shelf.show(["/a", "/b", "/c"])
    await tree.activity.settled()
    expectEqual(source.asked.sorted(), ["/a", "/b", "/c"])
    expectEqual(Set(shelf.posters.keys), ["/a", "/b", "/c"])
    expectEqual(changes, 3)
  }

  @Test func `one that has gone out of sight is cancelled, and does not come late`() async {
    let checkpoint = Checkpoint()
    source.checkpoints = ["/a": checkpoint]
    let shelf = launch()
    shelf.show(["/a"])
    await checkpoint.reached()
    shelf.show(["/b"])
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(source.cancelled, ["/a"])
    expectEqual(Set(shelf.posters.keys), ["/b"])
  }

  @Test func `keys do not wait for posters`() async {
    let checkpoint = Checkpoint()
    source.checkpoints = ["/a": checkpoint]
    let shelf = launch()
    shelf.show(["/a"])
    await checkpoint.reached()
    #expect(tree.activity.hasOnlyLongWork && !tree.activity.isIdle)
    checkpoint.open()
    await tree.activity.settled()
  }

  @Test func `a poster that cannot be had is asked for again when it comes in sight again`() async {
    source.missing = ["/a"]
    let shelf = launch()
    shelf.show(["/a"])
    await tree.activity.settled()
    shelf.show([])
    source.missing = []
    shelf.show(["/a"])
    await tree.activity.settled()
    expectEqual(source.asked, ["/a", "/a"])
    expectEqual(Set(shelf.posters.keys), ["/a"])
  }

  @Test func `those that were longest out of sight are dropped`() async {
    let shelf = launch()
    for number in 0..<80 {
      shelf.show(["/\(number)"])
      await tree.activity.settled()
      if number == 40 {
        shelf.show(["/0"])
        await tree.activity.settled()
      }
    }
    shelf.show(["/79"])
    expectEqual(shelf.posters.count, 64)
    #expect(shelf.posters["/0"] != nil)
    expectEqual(shelf.posters["/1"], nil)
  }
}
