import Expectations
import HTTPTesting
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)))
struct CancellationTests {
  private let client = HTTPClient(version: "1", limits: .patient) { _ in }

  @Test func `a cancelled request ends although the service is silent`() async {
    let server = LoopbackServer { $0.fallSilent() }
    let task = Task { try await client.get(server.address()) }
    await server.nextRequest()
    task.cancel()
    await #expect(throws: HTTPError.cancelled) { try await task.value }
  }

  @Test func `a request that is cancelled before it begins is not sent`() async {
    let server = LoopbackServer { $0.answer() }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.get(server.address())
    }
    await #expect(throws: HTTPError.cancelled) { try await task.value }
    expectEqual(server.requests, [])
  }

  @Test func `a request that is cancelled in a pause ends`() async {
    let server = LoopbackServer { $0.answer("503 Unavailable") }
    let (pauses, pause) = AsyncStream.makeStream(of: Void.self)
    let (silence, end) = AsyncStream.makeStream(of: Void.self)
    defer { end.finish() }
    var limits = HTTPLimits.patient
    limits.tries = 3
    let client = HTTPClient(version: "1", limits: limits) {
      duration throws(CancellationError) in
      pause.yield()
      for await _ in silence {}
      throw CancellationError()
    }
    let task = Task { try await client.get(server.address()) }
    for await _ in pauses { break }
    task.cancel()
    await #expect(throws: HTTPError.cancelled) { try await task.value }
    expectEqual(server.requests.count, 1)
  }

  @MainActor
  @Test func `other tasks go on however many services are silent`() async {
    let server = LoopbackServer { $0.fallSilent() }
    let tasks = (1...16).map { _ in Task { try await client.get(server.address()) } }
    for _ in tasks { await server.nextRequest() }
    let answer = await Task.detached { 42 }.value
    expectEqual(answer, 42)
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: HTTPError.cancelled) { try await task.value }
    }
  }
}
