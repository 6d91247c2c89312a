import Expectations
import HTTPTesting
import Log
import Services
import Synchronization
import Testing

@testable import HTTP

@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct WebServiceTests {
  enum Failure: Error, Equatable {
    case service(ServiceError)
    case keyMissing, keyRefused, full
  }

  /// The settings, which may change between two requests.
  private final class Settings {
    var address = ""
    var key: String? = "s3cret"
  }

  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
    var log: Log {
      Log { entry in self.all.withLock { $0.append("\(entry.category) \(entry.message)") } }
    }
  }

  private let settings = Settings()
  private let lines = Lines()

  private var logged: [String] { lines.all.withLock { $0 } }

  private func service(
    at address: String, _ place: WebService<Failure>.KeyPlace? = .query("k"),
    keyMissing: Failure? = nil, keyRefused: Failure? = .keyRefused,
    fault: @escaping WebService<Failure>.Fault = { _, _ in nil }
  ) -> WebService<Failure> {
    settings.address = address
    var limits = HTTPLimits.patient
    limits.tries = 1
    let access = ServiceAccess(
      client: HTTPClient(version: "1", limits: limits), log: lines.log,
      address: { [settings] in settings.address }, key: { [settings] in settings.key })
    return WebService(
      access, category: "tests", addressSetting: "tests.url", keyPlace: place, slots: 2,
      keyMissing: keyMissing, keyRefused: keyRefused, failed: Failure.service, fault: fault)
  }

  private func targets(_ server: LoopbackServer) -> [String] {
    server.requests.map { String($0.split(separator: " ")[1]) }
  }

  @Test func `address and key are read before each request`() async throws {
    let server = LoopbackServer { $0.answer("200 OK", "7") }
    let service = service(at: server.address("/a"))
    let read: @Sendable (HTTPResponse) throws(HTTPError) -> Int = { response throws(HTTPError) in
      try response.decoded()
    }
    try await expectEqual(service.get("x", [("q", "1")], read: read), 7)
    settings.address = server.address("/b/")
    settings.key = nil
    _ = try await service.reply("x")
    _ = try await service.get(read: read)
    _ = try await service.response("y", at: server.address("/c"))
    expectEqual(targets(server), ["/a/x?k=s3cret&q=1", "/b/x", "/b/", "/c/y"])
    expectEqual(logged, [])
  }

  @Test(arguments: [
    ("a+b/c==", "a%2bb%2fc%3d%3d"), ("a%2Bb%2fc%3D%3D", "a%2bb%2fc%3d%3d"),
    // What is no such form is a key as it stands.
    ("100%", "100%25"), ("a%2", "a%252"), ("a%+1b", "a%25%2b1b"), ("a%FFb", "a%25FFb"),
  ])
  func `a key is sent as it is, also one that was copied in the form of addresses`(
    key: String, sent: String
  ) async throws {
    let server = LoopbackServer { $0.answer() }
    settings.key = key
    _ = try await service(at: server.address()).reply("x")
    expectEqual(targets(server), ["/api/x?k=\(sent)"])
  }

  @Test func `a key in a header stands behind its prefix`() async throws {
    let server = LoopbackServer { $0.answer() }
    let service = service(at: server.address(), .header("Authorization", prefix: "Bearer "))
    _ = try await service.reply("x")
    #expect(server.requests[0].contains("\r\nAuthorization: Bearer s3cret\r\n"))
    expectEqual(targets(server), ["/api/x"])
  }

  @Test func `JSON is posted`() async throws {
    let server = LoopbackServer { $0.answer("200 OK", #"{"a":"1"}"#) }
    let (reply, response) = try await service(at: server.address(), nil).reply("x", json: [1])
    expectEqual(reply, .fields(["a": .text("1")]))
    expectEqual(response.endpoint.path, "/api/x")
    #expect(server.requests[0].hasPrefix("POST /api/x HTTP/1.1"))
  }

  @Test func `without a key nothing is asked where one is needed`() async {
    let server = LoopbackServer { $0.answer() }
    settings.key = nil
    let service = service(at: server.address(), keyMissing: .keyMissing)
    await #expect(throws: Failure.keyMissing) { try await service.reply("x") }
    #expect(server.requests == [] && logged == [])
  }

  @Test(arguments: [
    ("401 No", Failure.keyRefused), ("403 Forbidden", .keyRefused),
    ("404 No", .service(.refused(status: 404))), ("500 Oops", .service(.refused(status: 500))),
    ("200 OK", .service(.emptyReply)),
  ])
  func `a status is an error of the feature, logged once`(status: String, error: Failure) async {
    let server = LoopbackServer { $0.answer(status, "") }
    let service = service(at: server.address())
    await #expect(throws: error) { try await service.reply("x") }
    #expect(logged.count == 1 && logged[0].hasPrefix("tests 127.0.0.1:\(server.port)/api/x"))
    await #expect(throws: error) {
      try await service.get("x") { response throws(HTTPError) in try response.reply() }
    }
    #expect(logged.count == 2 && !logged.joined().contains("s3cret"))
  }

  @Test func `a page that forbids is no word on the key`() async {
    let server = LoopbackServer { $0.answer("403 Forbidden", "<html></html>") }
    await #expect(throws: Failure.service(.refused(status: 403))) {
      try await service(at: server.address()).reply("x")
    }
  }

  @Test func `without a key to be refused, a refusal is one of the service`() async {
    let server = LoopbackServer { $0.answer("401 No", "{}") }
    let service = service(at: server.address(), nil, keyRefused: nil)
    await #expect(throws: Failure.service(.refused(status: 401))) { try await service.reply("x") }
    await #expect(throws: Failure.service(.refused(status: 401))) {
      try await service.get("x") { _ in }
    }
  }

  @Test func `what the service says goes before its status`() async {
    let server = LoopbackServer { $0.answer("401 No", #"{"code":"FULL"}"#) }
    let service = service(at: server.address()) { _, reply in
      reply?["code"].text == "FULL" ? .full : nil
    }
    await #expect(throws: Failure.full) { try await service.reply("x") }
    expectEqual(logged, ["tests 127.0.0.1:\(server.port)/api/x: full"])
  }

  @Test func `a key that no header takes is refused, and one without data is told by its place`()
    async throws
  {
    let server = LoopbackServer { $0.answer() }
    settings.key = "a\r\nX: y"
    let service = service(at: server.address(), .header("k"))
    await #expect(throws: Failure.keyRefused) { try await service.reply("x") }
    settings.key = "a"
    let response = try await service.response("x")
    expectEqual(service.unreadable(response, "list"), .service(.unreadableReply))
    expectEqual(logged.last?.hasSuffix("is not as expected, at list."), true)
  }

  @Test(arguments: ["ftp://a/3/", "https://example.org/3/?k=a", "https://example.org/3#a"])
  func `an address that takes no path is named by its setting`(address: String) async {
    await #expect(throws: Failure.service(.invalidAddress(setting: "tests.url"))) {
      try await service(at: address).reply("x")
    }
  }

  @Test func `a request that is cancelled is not logged`() async {
    let server = LoopbackServer { $0.fallSilent() }
    let service = service(at: server.address())
    let request = Task { try await service.reply("x") }
    await server.nextRequest()
    request.cancel()
    await #expect(throws: Failure.service(.unknown)) { try await request.value }
    expectEqual(logged, [])
  }
}
