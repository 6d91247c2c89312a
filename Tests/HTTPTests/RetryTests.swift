import Expectations
import HTTPTesting
import Synchronization
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)))
struct RetryTests {
  private let pauses = Pauses()

  private func client(whole: Duration = .seconds(600)) -> HTTPClient {
    var limits = HTTPLimits.patient
    limits.tries = 3
    limits.whole = whole
    return HTTPClient(version: "1", limits: limits) { [pauses] in pauses.take($0) }
  }

  private func endpoint(_ server: LoopbackServer) -> Endpoint {
    Endpoint(host: "127.0.0.1", port: Int(server.port), path: "/api")
  }

  @Test func `what may succeed later is tried three times, with growing pauses`() async {
    let server = LoopbackServer { $0.answer("503 Unavailable") }
    await #expect(throws: HTTPError.failing(endpoint(server), status: 503)) {
      try await client().get(server.address())
    }
    expectEqual(server.requests.count, 3)
    expectEqual(pauses.taken, [.milliseconds(300), .milliseconds(900)])
  }

  @Test(arguments: ["500 Oops", "429 Slow down", ""])
  func `a second try that succeeds is enough`(first: String) async throws {
    let server = LoopbackServer { exchange in
      guard exchange.number == 1 else { return exchange.answer("200 OK", "[1]") }
      if first != "" { exchange.answer(first) }
    }
    let response = try await client().get(server.address())
    expectEqual(String(decoding: response.body, as: UTF8.self), "[1]")
    expectEqual(server.requests.count, 2)
  }

  @Test func `a host that cannot be reached is tried again`() async {
    await #expect(throws: HTTPError.self) {
      try await client().get(LoopbackServer.deadAddress())
    }
    expectEqual(pauses.taken.count, 2)
  }

  @Test(arguments: ["400 Wrong", "401 No", "404 Gone", "304 Same"])
  func `what stays wrong is not tried again`(status: String) async {
    let server = LoopbackServer { $0.answer(status) }
    let error = await #expect(throws: HTTPError.self) {
      try await client().get(server.address())
    }
    expectEqual(error?.description.contains("refused"), !status.hasPrefix("3"))
    expectEqual(server.requests.count, 1)
    expectEqual(pauses.taken, [])
  }

  @Test func `too large an answer is not fetched again`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 50000000\r\n\r\n")
    }
    await #expect(throws: HTTPError.self) { try await client().get(server.address()) }
    expectEqual(server.requests.count, 1)
  }

  @Test func `the pause that the service asks for is kept`() async {
    let server = LoopbackServer { $0.answer("429 Slow down", headers: ["Retry-After: 2"]) }
    await #expect(throws: HTTPError.tooManyRequests(endpoint(server), retryAfter: 2)) {
      try await client().get(server.address())
    }
    expectEqual(pauses.taken, [.seconds(2), .seconds(2)])
  }

  @Test func `a pause beyond the whole time is not begun`() async {
    let server = LoopbackServer { $0.answer("429 Slow down", headers: ["Retry-After: 601"]) }
    await #expect(throws: HTTPError.tooManyRequests(endpoint(server), retryAfter: 601)) {
      try await client().get(server.address())
    }
    expectEqual(server.requests.count, 1)
    expectEqual(pauses.taken, [])
  }
}
