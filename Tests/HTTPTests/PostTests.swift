import Expectations
import HTTPTesting
import Synchronization
import Testing

@testable import HTTP

@Suite(.serialized, .timeLimit(.minutes(60)))
struct PostTests {
  private let client = HTTPClient(version: "1", limits: .patient) { _ in }

  @Test func `JSON is posted as it is`() async throws {
    let bodies = Mutex<[[UInt8]]>([])
    let server = LoopbackServer { exchange in
      bodies.withLock { $0.append(exchange.body) }
      exchange.answer()
    }
    let json = Array(#"{"a":"가\#(String(repeating: "x", count: 5_000))"}"#.utf8)
    _ = try await client.send(
      json, to: server.address(), query: [(name: "version", value: "1")],
      headers: [(name: "appKey", value: "k")])
    let lines = server.requests[0].split(separator: "\r\n").map(String.init)
    expectEqual(lines[0], "POST /api?version=1 HTTP/1.1")
    #expect(lines.contains("Content-Type: application/json"))
    #expect(lines.contains("appKey: k"))
    expectEqual(bodies.withLock { $0 }, [json])
  }

  @Test func `an empty body is posted too`() async throws {
    let server = LoopbackServer { $0.answer() }
    _ = try await client.send([], to: server.address())
    #expect(server.requests[0].hasPrefix("POST /api HTTP/1.1"))
  }

  @Test(arguments: ["400 Bad", "401 No", "403 Forbidden", "404 Not Found"])
  func `a refusal is returned only if it is wanted`(status: String) async throws {
    let server = LoopbackServer { $0.answer(status, "why") }
    let response = try await client.send(to: server.address(), keepsRefusals: true)
    expectEqual(response.status, Int(status.prefix(3)))
    expectEqual(response.body, Array("why".utf8))
    await #expect(throws: HTTPError.self) { try await client.send(to: server.address()) }
  }

  @Test(arguments: ["429 Slow", "500 Oops", "302 Found"])
  func `what is no refusal is an error all the same`(status: String) async {
    let server = LoopbackServer { exchange in
      exchange.answer(status, headers: ["Location: http://localhost:\(exchange.port)/"], "why")
    }
    await #expect(throws: HTTPError.self) {
      try await client.send(
        [1], to: server.address(), headers: [(name: "appKey", value: "k")], keepsRefusals: true)
    }
    expectEqual(server.requests.count, 1)
  }
}
