import Expectations
import HTTPTesting
import Headless
import MoviesDomain
import PlatformTesting
import RIBsTesting
import Raster
import Testing

@testable import HTTP
@testable import MoviesData

/// Posters from the service, in a folder.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct PostersTests {
  private let folder = TemporaryFolder()
  private let gallery = PosterGallery()
  private let clock = ManualClock(now: 1_000)
  private static let place = Endpoint(host: "a", port: nil, path: "/")

  private func posters() -> Posters { gallery.posters(in: folder, clock: clock) }

  @Test func `a poster is downloaded once, and comes from the folder from then on`() async throws {
    let posters = posters()
    let first = try #require(await posters.poster(at: "/a.jpg", .small))
    #expect((first.width, first.height) == (185, 278))
    await expectEqual(posters.poster(at: "/a.jpg", .small), first)
    await expectEqual(self.posters().poster(at: "/a.jpg", .small), first)
    expectEqual(gallery.asked, ["/a.jpg"])
    expectEqual(folder.names, ["185,a.jpg"])
    _ = await posters.poster(at: "/a.jpg", .large)
    expectEqual(gallery.asked, ["/a.jpg", "/a.jpg"])
    expectEqual(folder.names, ["185,a.jpg", "342,a.jpg"])
  }

  @Test func `without a service the folder is all there is`() async {
    _ = await posters().poster(at: "/a.jpg", .small)
    let offline = Posters(folder: folder.path, movies: nil, clock: clock)
    #expect(await offline.poster(at: "/a.jpg", .small) != nil)
    await expectEqual(offline.poster(at: "/b.jpg", .small), nil)
  }

  @Test(arguments: [
    "", "a.jpg", "//evil.example/a.jpg/..", "/../key", "/a b", "/a\u{1B}", "/a?b", "/a#b", "/a%2e",
    "/\\a", "/가.jpg", "/a\n", "/" + String(repeating: "a", count: 200),
  ])
  func `a path that leads elsewhere is not asked for`(path: String) async {
    await expectEqual(posters().poster(at: path, .small), nil)
    expectEqual(gallery.asked, [])
  }

  @Test func `a path of two hundred bytes is asked for`() async {
    let path = "/" + String(repeating: "a", count: 199)
    #expect(await posters().poster(at: path, .small) != nil)
    expectEqual(gallery.asked, [path])
  }

  @Test func `two paths are two files`() {
    expectEqual(PosterPath("/a/b.jpg")?.fileName, ",a,b.jpg")
    expectEqual(PosterPath("/a_b.jpg")?.fileName, ",a_b.jpg")
  }

  @Test func `those that want the same wait for one download`() async {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    async let one = posters.poster(at: "/a.jpg", .small)
    async let other = posters.poster(at: "/a.jpg", .small)
    await checkpoint.reached()
    checkpoint.open()
    let both = await [one, other]
    #expect(both[0] != nil && both[0] == both[1])
    expectEqual(gallery.asked.count, 1)
  }

  @Test func `at most four are downloaded at once`() async {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    let tasks = (0..<12).map { number in
      Task { await posters.poster(at: "/\(number).jpg", .small) }
    }
    for count in 4...12 {
      await checkpoint.reached(by: count)
      checkpoint.letOnePass()
    }
    checkpoint.open()
    for task in tasks { #expect(await task.value != nil) }
    expectEqual(gallery.most, 4)
  }

  @Test func `a download ends when the last caller is cancelled, and then can be had again`()
    async
  {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    let callers = (0..<2).map { _ in Task { await posters.poster(at: "/a.jpg", .small) } }
    await checkpoint.reached()
    callers[0].cancel()
    // At once, though the download goes on.
    await expectEqual(callers[0].value, nil)
    callers[1].cancel()
    await expectEqual(callers[1].value, nil)
    let again = Task { await posters.poster(at: "/a.jpg", .small) }
    await checkpoint.reached(by: 2)
    checkpoint.open()
    #expect(await again.value != nil)
    expectEqual(gallery.asked.count, 2)
    expectEqual(gallery.cancelled, ["/a.jpg"])
  }

  @Test func `a caller that stays gets the poster when another one is cancelled`() async {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    let callers = (0..<2).map { _ in Task { await posters.poster(at: "/a.jpg", .small) } }
    await checkpoint.reached()
    callers[0].cancel()
    await expectEqual(callers[0].value, nil)
    checkpoint.open()
    #expect(await callers[1].value != nil)
    expectEqual(gallery.asked.count, 1)
  }

  @Test func `what was scrolled away before its turn is never asked for`() async {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    let four = (0..<4).map { number in Task { await posters.poster(at: "/\(number).jpg", .small) } }
    await checkpoint.reached(by: 4)
    let fifth = Task { await posters.poster(at: "/5.jpg", .small) }
    // It waits for its turn.
    await clock.advance(by: .zero)
    fifth.cancel()
    await expectEqual(fifth.value, nil)
    let sixth = Task { await posters.poster(at: "/6.jpg", .small) }
    checkpoint.open()
    for task in four + [sixth] { #expect(await task.value != nil) }
    #expect(!gallery.asked.contains("/5.jpg"))
  }

  @Test func `a failure that may pass is asked for again after a minute, another one never`()
    async
  {
    gallery.answers = [
      "/down.jpg": .failure(.failing(Self.place, status: 503)),
      "/gone.jpg": .failure(.refused(Self.place, status: 404)),
      "/page.jpg": .success(Array("<html>".utf8)),
    ]
    let posters = posters()
    let paths = ["/down.jpg", "/gone.jpg", "/page.jpg"]
    for _ in 0..<2 {
      for path in paths { await expectEqual(posters.poster(at: path, .small), nil) }
    }
    expectEqual(gallery.asked, paths)
    gallery.answers = [:]
    await clock.advance(by: .milliseconds(59_999))
    await expectEqual(posters.poster(at: "/down.jpg", .small), nil)
    await clock.advance(by: .milliseconds(1))
    #expect(await posters.poster(at: "/down.jpg", .small) != nil)
    await expectEqual(posters.poster(at: "/gone.jpg", .small), nil)
    expectEqual(gallery.asked, paths + ["/down.jpg"])
  }

  @Test func `nothing is asked for after the end, and what waits gets nothing`() async {
    let checkpoint = Checkpoint()
    gallery.checkpoint = checkpoint
    let posters = posters()
    let caller = Task { await posters.poster(at: "/a.jpg", .small) }
    await checkpoint.reached()
    let end = Task { await posters.close() }
    await expectEqual(caller.value, nil)
    checkpoint.open()
    await end.value
    await expectEqual(posters.poster(at: "/b.jpg", .small), nil)
    expectEqual(gallery.asked, ["/a.jpg"])
    expectEqual(folder.names, [])
  }
}
