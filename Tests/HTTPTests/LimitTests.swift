import Dispatch
import Expectations
import HTTPTesting
import Platform
import Synchronization
import Testing

@testable import HTTP

/// A test that waits for the wrong limit runs into the limit of the suite.
@Suite(.timeLimit(.minutes(60)))
struct LimitTests {
  private func fetch(
    _ address: String, _ change: (inout HTTPLimits) -> Void = { _ in }
  ) async throws(HTTPError) -> HTTPResponse {
    var limits = HTTPLimits.patient
    change(&limits)
    return try await HTTPClient(version: "1", limits: limits) { _ in }.get(address)
  }

  /// Receives bytes one by one; the clock of the client goes on only after each of them.
  private func fetchBytes(
    _ count: Int, every duration: Duration, _ change: (inout HTTPLimits) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let (clock, received) = (HeldClock(), DispatchSemaphore(value: 0))
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\n\r\n")
      for _ in 0..<count where exchange.send(" ") { received.wait() }
    }
    var limits = HTTPLimits.patient
    change(&limits)
    let client = HTTPClient(
      version: "1", limits: limits, pause: { _ in }, now: { clock.now })
    return try await client.get(server.address()) { _, _ in
      clock.advance(by: duration)
      received.signal()
    }
  }

  private final class HeldClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }
  }

  private func endpoint(_ server: LoopbackServer) -> Endpoint {
    Endpoint(host: "127.0.0.1", port: Int(server.port), path: "/api")
  }

  @Test func `a silent service is given up`() async {
    let server = LoopbackServer { $0.fallSilent() }
    await #expect(throws: HTTPError.timedOut(endpoint(server))) {
      try await fetch(server.address()) { $0.idle = .milliseconds(50) }
    }
  }

  @Test func `a service that falls silent in the middle is given up`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[")
      exchange.fallSilent()
    }
    await #expect(throws: HTTPError.timedOut(endpoint(server))) {
      try await fetch(server.address()) { $0.idle = .milliseconds(50) }
    }
  }

  @Test func `a service that sends no body is given up at the end of the whole time`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nX-Slow: ")
      exchange.trickle()
    }
    await #expect(throws: HTTPError.timedOut(endpoint(server))) {
      try await fetch(server.address()) { $0.whole = .milliseconds(200) }
    }
  }

  @Test func `a download that makes progress outlasts the whole time`() async throws {
    let response = try await fetchBytes(5, every: .seconds(1)) { $0.whole = .seconds(2) }
    expectEqual(response.body.count, 5)
  }

  @Test func `a download that stops in the middle is given up, also after the whole time`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      exchange.trickle(count: 30)
      exchange.fallSilent()
    }
    await #expect(throws: HTTPError.timedOut(endpoint(server))) {
      try await fetch(server.address()) {
        $0.whole = .milliseconds(100)
        $0.idle = .milliseconds(400)
      }
    }
  }

  @Test func `a service that is slow but never silent is waited for`() async throws {
    let response = try await fetchBytes(5, every: .seconds(4)) { $0.idle = .seconds(5) }
    expectEqual(response.body.count, 5)
  }

  @Test func `a host that takes no connection is given up`() async {
    let listener = LoopbackServer.listen(backlog: 0)
    let port = LoopbackServer.port(of: listener)
    // Those that wait fill the queue of the listener, which takes none out of it.
    let waiting = (1...4).map { _ in
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
      LoopbackServer.withSocketAddress(&address) { connect(descriptor, $0, $1) }
      return descriptor
    }
    defer { for descriptor in waiting + [listener] { close(descriptor) } }
    let endpoint = Endpoint(host: "127.0.0.1", port: Int(port), path: "/api")
    await #expect(throws: HTTPError.timedOut(endpoint)) {
      try await fetch("http://127.0.0.1:\(port)/api") { $0.connect = .milliseconds(100) }
    }
  }

  @Test func `too long a body is not even begun when it is announced`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 50000000\r\n\r\n")
      exchange.fallSilent()
    }
    await #expect(throws: HTTPError.tooLarge(endpoint(server), limit: 20_000_000)) {
      try await fetch(server.address())
    }
  }

  @Test func `too long a body is cut where the limit is`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\n\r\n")
      // 50 MB, unless the client goes before.
      let part = [UInt8](repeating: 0x20, count: 100_000)
      for _ in 1...500 where !exchange.send(part) { return }
    }
    await #expect(throws: HTTPError.tooLarge(endpoint(server), limit: 20_000_000)) {
      try await fetch(server.address())
    }
  }

  @Test func `the limit counts what comes out of compression`() async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(headers: ["Content-Encoding: gzip"], body: Bomb.bytes)
    }
    try await expectEqual(fetch(server.address()) { $0.size = 100_000 }.body.count, 100_000)
    await #expect(throws: HTTPError.tooLarge(endpoint(server), limit: 99_999)) {
      try await fetch(server.address()) { $0.size = 99_999 }
    }
  }

  @Test func `headers without end are cut`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\n")
      var number = 0
      repeat { number += 1 } while exchange.send("X-\(number): more\r\n")
    }
    await #expect(throws: HTTPError.tooLarge(endpoint(server), limit: 20_000_000)) {
      try await fetch(server.address())
    }
  }
}
