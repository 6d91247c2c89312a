import Expectations
import HTTPTesting
import Synchronization
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)))
struct FetchTests {
  private func client(_ limits: HTTPLimits = .patient) -> HTTPClient {
    HTTPClient(version: "1.2", limits: limits) { _ in }
  }

  private func endpoint(_ server: LoopbackServer, _ path: String = "/api") -> Endpoint {
    Endpoint(host: "127.0.0.1", port: Int(server.port), path: path)
  }

  @Test func `a good answer comes whole`() async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(headers: ["X-One: a", "x-one:  b "], "[1]")
    }
    let response = try await client().get(server.address("/api?key=secret"))
    expectEqual(
      response,
      HTTPResponse(
        endpoint: endpoint(server), status: 200,
        headers: ["content-length": "3", "x-one": "a, b"], body: Array("[1]".utf8)))
  }

  @Test func `the request says who asks and for what`() async throws {
    let server = LoopbackServer { $0.answer() }
    _ = try await client().get(
      server.address(), query: ["q": "갈비 & co", "n": "5"], headers: ["X-Key": "k", "X-Empty": ""])
    let lines = server.requests[0].split(separator: "\r\n").map(String.init)
    expectEqual(lines[0], "GET /api?q=%ea%b0%88%eb%b9%84+%26+co&n=5 HTTP/1.1")
    #expect(lines.contains("User-Agent: galbi/1.2"))
    #expect(lines.contains("Accept: application/json"))
    #expect(lines.contains("X-Key: k"))
    #expect(lines.contains("X-Empty:"))
  }

  @Test func `a query is added to the one of the address, and Hangul in a path is encoded`()
    async throws
  {
    let server = LoopbackServer { $0.answer() }
    _ = try await client().get(server.address("/갈비?a=1#part"), query: ["b": "2=3&c=4"])
    #expect(
      server.requests[0].hasPrefix("GET /%EA%B0%88%EB%B9%84?a=1&b=2%3d3%26c%3d4 HTTP/1.1\r\n"))
  }

  @Test(arguments: [
    "", "people", "http://127.0.0.1/\0x", "ftp://127.0.0.1/", "file:///etc/passwd", "http://",
    "http://a b/",
    "http://a/\r\nX: y", "http://host:99999/",
  ])
  func `an address that is none is refused`(address: String) async {
    await #expect(throws: HTTPError.invalidAddress) { try await client().get(address) }
  }

  @Test func `a header with a line break is refused`() async {
    await #expect(throws: HTTPError.invalidHeader(name: "X-Key")) {
      try await client().get("http://127.0.0.1:1/", headers: ["X-Key": "a\r\nX-Other: b"])
    }
  }

  @Test func `compressed bodies are opened`() async throws {
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 202, 75, 204, 77, 85, 178, 82, 122, 181, 161, 227,
      245, 206, 22, 165, 90, 0, 102, 134, 27, 82, 17, 0, 0, 0,
    ]
    let server = LoopbackServer { $0.answer(headers: ["Content-Encoding: gzip"], body: packed) }
    let response = try await client().get(server.address())
    expectEqual(String(decoding: response.body, as: UTF8.self), #"{"name":"갈비"}"#)
  }

  @Test func `a body in chunks is put together`() async throws {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      exchange.send("3\r\n[1,\r\n2\r\n2]\r\n0\r\n\r\n")
    }
    let response = try await client().get(server.address())
    expectEqual(String(decoding: response.body, as: UTF8.self), "[1,2]")
  }

  @Test func `progress counts up to what was announced`() async throws {
    let server = LoopbackServer { $0.answer(body: [UInt8](repeating: 0x20, count: 300_000)) }
    let seen = Mutex<[(Int, Int?)]>([])
    _ = try await client().get(server.address()) { received, total in
      seen.withLock { $0.append((received, total)) }
    }
    let all = seen.withLock { $0 }
    #expect(all.allSatisfy { $0.1 == 300_000 })
    expectEqual(all.map(\.0), all.map(\.0).sorted())
    expectEqual(all.last?.0, 300_000)
  }

  @Test func `progress knows no total where the body is compressed`() async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(headers: ["Content-Encoding: gzip"], body: Bomb.bytes)
    }
    let totals = Mutex<[Int?]>([])
    _ = try await client().get(server.address()) { _, total in
      totals.withLock { $0.append(total) }
    }
    expectEqual(Set(totals.withLock { $0 }), [nil])
  }
}
