import Expectations
import Headless
import HighwayFixtures
import RIBsTesting
import Services
import Store
import Testing

@testable import HighwayDomain

/// What is cancelled changes nothing, and says nothing.
@MainActor
struct HighwayCancellationTests {
  @Test(arguments: [nil, HighwayError.service(.noInternet)])
  func `a refresh that is cancelled leaves the incidents as they were`(
    failure: HighwayError?
  ) async {
    let parts = HighwayFixture()
    let checkpoint = Checkpoint()
    parts.corporation.checkpoint = checkpoint
    parts.corporation.answers = [.test("a")]
    parts.corporation.failure = failure
    parts.its.failure = .service(.noInternet)
    let task = Task { await parts.highway.refresh() }
    await checkpoint.reached()
    await parts.settle { parts.state.reports[.its]?.failure != nil }
    task.cancel()
    checkpoint.open()
    await task.value
    expectEqual(parts.state.reports[.corporation], nil)
    #expect(!parts.state.isOffline && !parts.state.isRefreshing)
    // The next one need not wait.
    await parts.highway.refresh()
    expectEqual(parts.corporation.asked.count, 2)
  }

  @Test(arguments: [nil, HighwayError.service(.noInternet)])
  func `a question that is cancelled while the service is asked is silent`(
    failure: HighwayError?
  ) async throws {
    let parts = RoadFixture()
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    parts.service.failures["dishes"] = failure
    var found: [Found<[Dish]>] = []
    let task = Task { try await parts.highway.dishes("1") { found.append($0) } }
    await checkpoint.reached()
    task.cancel()
    checkpoint.open()
    try await task.value
    expectEqual(found, [])
    expectEqual(parts.store.state, HighwayState())
  }

  @Test func `a question that is cancelled before is silent, though its answer is stored`()
    async throws
  {
    let parts = RoadFixture()
    try await parts.highway.dishes("1") { _ in }
    await parts.highway.settled()
    var origins: [Found<[Dish]>.Origin] = []
    let task = Task { try await parts.highway.dishes("1") { origins.append($0.origin) } }
    task.cancel()
    try await task.value
    expectEqual(origins, [])
    expectEqual(parts.service.asked, ["dishes 1"])
    try await parts.highway.dishes("1") { origins.append($0.origin) }
    expectEqual(origins, [.cache, .service])
  }

  @Test func `whether one is offline is known from the last question`() async throws {
    let parts = RoadFixture()
    for (failure, isOffline) in [
      (HighwayError.service(.noInternet), true), (.keyMissing(setting: "a"), true),
      (.service(.refused(status: 500)), false), (.service(.tooSlow), true),
    ] {
      parts.service.failures["dishes"] = failure
      await #expect(throws: failure) { try await parts.highway.dishes("1") { _ in } }
      expectEqual(parts.store.state.isOffline, isOffline)
    }
    parts.service.failures = [:]
    try await parts.highway.dishes("1") { _ in }
    #expect(!parts.store.state.isOffline)
  }
}
