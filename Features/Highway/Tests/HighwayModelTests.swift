import Expectations
import Headless
import RIBsTesting
import Services
import Testing
import Time

@testable import HighwayDomain

/// What is known of incidents, and from where.
@MainActor
struct HighwayModelTests {
  private let parts = HighwayFixture()

  private var highway: HighwayUseCases { parts.highway }

  @Test func `the sources are asked at the same time, and each fails by itself`() async {
    let checkpoint = Checkpoint()
    parts.corporation.checkpoint = checkpoint
    parts.corporation.answers = [.test("a")]
    parts.its.failure = .service(.tooSlow)
    let task = Task { await highway.refresh() }
    await checkpoint.reached()
    // The other source has answered before the first one does.
    await parts.settle { parts.state.reports[.its]?.failure != nil }
    #expect(parts.state.isRefreshing)
    checkpoint.open()
    await task.value
    expectEqual(parts.state.incidents.map(\.id), ["a"])
    expectEqual(
      parts.state.failures,
      [
        .its: .service(.tooSlow), .gyeonggi: .keyMissing(setting: "gyeonggi.key"),
      ])
    #expect(!parts.state.isRefreshing && !parts.state.isSample)
    expectEqual(parts.gyeonggi.asked, [])
  }

  @Test func `only where no source can be reached one is offline`() async {
    parts.corporation.failure = .keyRefused(setting: "highway.key")
    parts.its.failure = .service(.noInternet)
    await highway.refresh()
    #expect(!parts.state.isOffline)
    parts.corporation.failure = .service(.tooSlow)
    await parts.clock.advance(by: .seconds(5))
    await highway.refresh()
    #expect(parts.state.isOffline)
    parts.corporation.failure = nil
    await parts.clock.advance(by: .seconds(5))
    await highway.refresh()
    #expect(!parts.state.isOffline)
  }

  @Test func `incidents are not asked for while they are asked for, unless that was cancelled`()
    async
  {
    let checkpoint = Checkpoint()
    parts.corporation.checkpoint = checkpoint
    parts.corporation.answers = [.test("a")]
    let first = Task { await highway.refresh() }
    await checkpoint.reached()
    await parts.clock.advance(by: .seconds(5))
    await highway.refresh()
    expectEqual(parts.corporation.asked, ["incidents"])
    first.cancel()
    let second = Task { await highway.refresh() }
    await checkpoint.reached(by: 2)
    #expect(parts.state.isRefreshing)
    checkpoint.open()
    await first.value
    await second.value
    expectEqual(parts.state.incidents.map(\.id), ["a"])
    #expect(!parts.state.isRefreshing)
    // The end of the first one is not that of the second.
    await highway.refresh()
    expectEqual(parts.corporation.asked.count, 2)
  }

  @Test func `the latest incident is first, and one without a time is last`() async {
    var untimed = Incident.test("none")
    untimed = Incident(
      id: "none", source: .corporation, kind: .other, road: "", text: untimed.text)
    parts.corporation.answers = [.test("old", at: 9), untimed, .test("b", at: 13)]
    parts.its.answers = [.test("a", at: 13), .test("new", at: 14)]
    await highway.refresh()
    expectEqual(parts.state.incidents.map(\.id), ["new", "a", "b", "old", "none"])
  }

  @Test func `incidents are asked for at most once in five seconds`() async {
    await highway.refresh()
    await highway.refresh()
    expectEqual(parts.corporation.asked, ["incidents"])
    await parts.clock.advance(by: .milliseconds(4_999))
    await highway.refresh()
    expectEqual(parts.corporation.asked, ["incidents"])
    await parts.clock.advance(by: .milliseconds(1))
    await highway.refresh()
    expectEqual(parts.corporation.asked, ["incidents", "incidents"])
  }

  @Test func `without any key there are samples, which nothing takes for an answer`() async {
    parts.sources = []
    await highway.refresh()
    expectEqual(parts.state.incidents.map(\.id), ["sample"])
    #expect(parts.state.isSample && parts.state.time == nil)
    parts.sources = [.its]
    parts.its.answers = [.test("real")]
    await parts.clock.advance(by: .seconds(5))
    await highway.refresh()
    expectEqual(parts.state.incidents.map(\.id), ["real"])
    #expect(!parts.state.isSample)
  }

  @Test func `a source with a key that has no incidents brings no samples`() async {
    await highway.refresh()
    expectEqual(parts.state.incidents, [])
    #expect(!parts.state.isSample)
  }

  @Test func `what a source said before stays while it fails, in a later launch too`() async {
    parts.corporation.answers = [.test("a")]
    await highway.refresh()
    await highway.settled()
    parts.corporation.failure = .service(.noInternet)
    parts.its.failure = .service(.noInternet)
    await parts.clock.advance(by: .seconds(60))
    await highway.refresh()
    expectEqual(parts.state.incidents.map(\.id), ["a"])
    #expect(parts.state.isOffline)
    expectEqual(parts.state.time, 1_795_323_600_000)
    let later = HighwayFixture(repository: parts.repository)
    expectEqual(later.state, HighwayState())
    #expect(!later.state.isRefreshing && !later.state.isOffline)
    await later.highway.restore()
    expectEqual(later.state.incidents.map(\.id), ["a"])
    expectEqual(later.corporation.asked, [])
    expectEqual(later.state.reports[.corporation]?.found?.origin, .cache)
    let offline = HighwayFixture(repository: parts.repository)
    offline.corporation.failure = .service(.noInternet)
    await offline.highway.refresh()
    expectEqual(offline.state.incidents.map(\.id), ["a"])
    #expect(!offline.state.isSample)
  }

  @Test func `no service is asked about the rest area of a sample`() async throws {
    let parts = RoadFixture()
    var found: [Found<[Dish]>.Origin] = []
    await #expect(throws: HighwayError.service(.noInternet)) {
      try await parts.highway.dishes("S00101") { found.append($0.origin) }
    }
    expectEqual(found, [.samples])
    expectEqual(parts.service.asked, [])
  }

  @Test func `prices are asked for four at once, and not where nobody waits any more`() async throws
  {
    let checkpoint = Checkpoint()
    let parts = RoadFixture()
    parts.service.checkpoint = checkpoint
    let asking = (1...6).map { number in
      Task { try await parts.highway.fuel("휴게소\(number)") { _ in } }
    }
    await checkpoint.reached(by: 4)
    await parts.clock.advance(by: .zero)
    expectEqual(parts.service.asked("fuel").count, 4)
    // One that has begun, and one that has not.
    asking[0].cancel()
    asking[4].cancel()
    await parts.clock.advance(by: .zero)
    checkpoint.open()
    for task in asking { try await task.value }
    expectEqual(parts.service.asked("fuel").sorted(), [1, 2, 3, 4, 6].map { "fuel 휴게소\($0)" })
    // The answer to a request that has begun is reused, even if its caller was cancelled.
    for number in [1, 5, 5] { try await parts.highway.fuel("휴게소\(number)") { _ in } }
    expectEqual(parts.service.asked("fuel").count, 6)
  }
}
