import Expectations
import HTTPTesting
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)))
struct FailureTests {
  private let client = HTTPClient(version: "1", limits: .patient) { _ in }

  private func endpoint(_ server: LoopbackServer, _ path: String = "/api") -> Endpoint {
    Endpoint(host: "127.0.0.1", port: Int(server.port), path: path)
  }

  @Test func `a port where nobody listens cannot be reached`() async throws {
    let address = LoopbackServer.deadAddress()
    let error = await #expect(throws: HTTPError.self) { try await client.get(address) }
    guard case .unreachable(let endpoint) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEqual("http://\(endpoint)", address)
  }

  @Test func `a name that does not exist cannot be reached`() async {
    let endpoint = Endpoint(host: "nobody.invalid", port: nil, path: "/")
    await #expect(throws: HTTPError.unreachable(endpoint)) {
      try await client.get("http://nobody.invalid")
    }
  }

  @Test func `a body that ends too early is cut off`() async {
    let server = LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,")
    }
    await #expect(throws: HTTPError.cutOff(endpoint(server))) {
      try await client.get(server.address())
    }
  }

  @Test func `a connection that ends without a word is cut off`() async {
    let server = LoopbackServer { _ in }
    await #expect(throws: HTTPError.cutOff(endpoint(server))) {
      try await client.get(server.address())
    }
  }

  @Test(arguments: ["SSH-2.0-OpenSSH\r\n", "\u{16}\u{3}\u{1}"])
  func `what is not HTTP cannot be read`(text: String) async {
    let server = LoopbackServer { $0.send(text) }
    await #expect(throws: HTTPError.unreadable(endpoint(server))) {
      try await client.get(server.address())
    }
  }

  @Test func `a body that is not compressed as it says cannot be read`() async {
    let server = LoopbackServer { $0.answer(headers: ["Content-Encoding: gzip"], "[1, 2, 3]") }
    await #expect(throws: HTTPError.unreadable(endpoint(server))) {
      try await client.get(server.address())
    }
  }

  @Test func `a host that cannot prove who it is is not secure`() async {
    let server = LoopbackServer { $0.answer() }
    let address = "https://127.0.0.1:\(server.port)/api"
    await #expect(throws: HTTPError.insecure(endpoint(server))) { try await client.get(address) }
  }

  @Test func `a wrong request is refused`() async {
    let server = LoopbackServer { $0.answer("401 Unauthorized", "wrong key") }
    await #expect(throws: HTTPError.refused(endpoint(server), status: 401)) {
      try await client.get(server.address())
    }
  }

  @Test func `a redirect on the same host is followed`() async throws {
    let server = LoopbackServer { exchange in
      if exchange.request.hasPrefix("GET /api ") {
        exchange.answer("302 Found", headers: ["Location: /new?x=1"])
      } else {
        exchange.answer("200 OK", "[2]")
      }
    }
    let response = try await client.get(server.address())
    expectEqual(response.endpoint, endpoint(server, "/new"))
    expectEqual(String(decoding: response.body, as: UTF8.self), "[2]")
  }

  @Test(arguments: [
    "http://localhost:PORT/x?key=secret", "https://localhost:PORT/", "http://127.0.0.1:1/",
    "ftp://127.0.0.1/", "//example.com/",
  ])
  func `a redirect to somebody else is not followed`(target: String) async throws {
    let server = LoopbackServer { exchange in
      let location = target.replacing("PORT", with: exchange.port)
      exchange.answer("301 Moved", headers: ["Location: \(location)"])
    }
    let error = await #expect(throws: HTTPError.self) { try await client.get(server.address()) }
    guard case .forbiddenRedirect(endpoint(server), let host) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(["localhost", "127.0.0.1", "example.com"].contains(host))
    expectEqual(server.requests.count, 1)
  }

  @Test func `a redirect from http to https of the same host is followed`() async {
    let server = LoopbackServer { exchange in
      exchange.answer("301 Moved", headers: ["Location: https://127.0.0.1:1/"])
    }
    await #expect(
      throws: HTTPError.unreachable(Endpoint(host: "127.0.0.1", port: 1, path: "/"))
    ) {
      try await client.get(server.address())
    }
  }

  @Test func `redirects in a circle end`() async {
    let server = LoopbackServer { $0.answer("302 Found", headers: ["Location: /api"]) }
    await #expect(throws: HTTPError.tooManyRedirects(endpoint(server))) {
      try await client.get(server.address())
    }
    expectEqual(server.requests.count, 6)
  }

  @Test func `no sentence shows a query, a user or a password`() async {
    let server = LoopbackServer { $0.answer("403 Forbidden") }
    let address = "http://user:word@127.0.0.1:\(server.port)/api?key=secret#part"
    let error = await #expect(throws: HTTPError.self) { try await client.get(address) }
    expectEqual(
      error?.description, "127.0.0.1:\(server.port)/api refused the request (status 403).")
  }
}
