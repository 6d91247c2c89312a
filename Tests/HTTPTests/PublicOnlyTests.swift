import HTTPTesting
import Testing

@testable import HTTP

/// Whoever may give addresses reaches nothing in the network of this machine by them.
@Suite(.timeLimit(.minutes(60)))
struct PublicOnlyTests {
  private let client = HTTPClient(version: "1", limits: .patient, reachesPublicOnly: true) { _ in }

  @Test(arguments: [
    "127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "017700000001", "0.0.0.0",
    "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
  ])
  func `a service of this machine is not asked`(host: String) async throws {
    let server = LoopbackServer { $0.answer("200 OK", "[]") }
    let address = "http://\(host):\(server.port)/api"
    let error = await #expect(throws: HTTPError.self) { try await client.get(address) }
    guard case .privateAddress = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `a private address is refused at once, and not asked again`() async {
    let pauses = Pauses()
    let client = HTTPClient(version: "1", reachesPublicOnly: true) { pauses.take($0) }
    for host in ["10.0.0.1", "192.168.1.1", "169.254.169.254", "[fe80::1]", "[fd00::1]"] {
      await #expect(throws: HTTPError.self) { try await client.get("http://\(host)/") }
    }
    #expect(pauses.taken.isEmpty)
  }

  @Test func `other limits change nothing about it`() async {
    let server = LoopbackServer { $0.answer("200 OK", "[]") }
    let limited = client.limited(by: .patient)
    await #expect(throws: HTTPError.self) { try await limited.get(server.address()) }
    #expect(server.requests.isEmpty)
  }
}
