import Expectations
import Geography
import HTTP
import HTTPTesting
import HighwayDomain
import LogTesting
import Services
import Synchronization
import Testing

@testable import HighwayData

/// What apis.openapi.sk.com has been seen to answer, and what it is asked.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct TMapRouteTests {
  private let parts = ServiceFixture()

  private func route(at server: LoopbackServer) async throws -> DrivenRoute {
    let start = try #require(Coordinate(latitude: 37.5, longitude: 127))
    let end = try #require(Coordinate(latitude: 37.75, longitude: 128.9))
    return try await parts.routes(at: server.address("")).route(from: start, to: end)
  }

  private nonisolated static let geometry = """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","geometry":{"type":"Point","coordinates":[127.0,37.5]},
    "properties":{"totalDistance":212000,"totalTime":"9780","totalFare":10100,"pointType":"SP"}},
    {"type":"Feature","geometry":{"type":"LineString","coordinates":[[127.0,37.5],[127.5,"37.4"]]},
    "properties":{"name":"올림픽대로"}},
    {"type":"Feature","geometry":{"type":"Point","coordinates":[127.5,37.4]},
    "properties":{"name":"영동고속도로","pointType":"rs6"}},
    {"type":"Feature","geometry":{"type":"LineString","coordinates":[[127.5,37.4],[999,1],[128.0,37.3]]},
    "properties":{"name":"영동고속도로"}},
    {"type":"Feature","geometry":{"type":"Point","coordinates":[128,37.3]},
    "properties":{"name":"일반도로","pointType":"rs1"}},
    {"type":"Feature","geometry":{"type":"Point","coordinates":[128,37.3]},
    "properties":{"name":"영동고속도로","pointType":"rs6"}},
    {"type":"Feature","geometry":{"type":"Point","coordinates":[128,37.3]},
    "properties":{"name":"동해고속도로","pointType":"rs6"}}]}
    """

  @Test func `a way is read as the service tells it`() async throws {
    let server = LoopbackServer(Self.geometry)
    let path = [(37.5, 127.0), (37.4, 127.5), (37.3, 128.0)]
      .compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    try await expectEqual(
      route(at: server),
      DrivenRoute(
        seconds: 9_780, metres: 212_000, toll: 10_100, path: path,
        expressways: ["영동고속도로", "동해고속도로"]))
  }

  @Test(arguments: [("", 0), (String(repeating: "x", count: 60), 50)])
  func `an expressway has a name, of at most fifty characters`(
    name: String, length: Int
  ) async throws {
    let server = LoopbackServer(Self.geometry.replacing("동해고속도로", with: name))
    let rest = String(name.prefix(length))
    try await expectEqual(route(at: server).expressways, ["영동고속도로"] + (rest.isEmpty ? [] : [rest]))
  }

  @Test func `the toll may be missing`() async throws {
    let server = LoopbackServer(Self.geometry.replacing(#""totalFare":10100,"#, with: ""))
    try await expectEqual(route(at: server).toll, nil)
  }

  @Test func `a way may have no length, and cost nothing, but no less`() async throws {
    let nothing = Self.geometry.replacing(#""9780""#, with: "0").replacing("212000", with: "0")
    let free = LoopbackServer(nothing.replacing("10100", with: "0"))
    let route = try await route(at: free)
    #expect((route.seconds, route.metres, route.toll) == (0, 0, 0))
    let odd = LoopbackServer(nothing.replacing("10100", with: "-1"))
    try await expectEqual(self.route(at: odd).toll, nil)
  }

  @Test func `the question is posted, and the key goes into a header`() async throws {
    let bodies = Mutex<[String]>([])
    let server = LoopbackServer { exchange in
      bodies.withLock { $0.append(String(decoding: exchange.body, as: UTF8.self)) }
      exchange.answer("200 OK", Self.geometry)
    }
    _ = try await route(at: server)
    #expect(server.requests[0].hasPrefix("POST /tmap/routes?version=1 HTTP/1.1\r\n"))
    #expect(server.requests[0].contains("\r\nappKey: s3cret\r\n"))
    let body = bodies.withLock { $0[0] }
    for part in [#""startX":"127.0""#, #""endY":"37.75""#, #""mainRoadInfo":"Y""#] {
      #expect(body.contains(part))
    }
    #expect(!body.contains("s3cret"))
  }

  @Test(arguments: [
    (
      "400 Bad Request",
      #"{"error":{"id":"400","category":"tmap","code":"1007","message":"near"}}"#,
      HighwayError.tooNear
    ),
    ("400 Bad Request", #"{"error":{"id":"400","category":"tmap","code":3102}}"#, .noRoad),
    ("204 No Content", "", .noRoad),
    (
      "403 Forbidden", #"{"error":{"id":"403","category":"gw","code":"INVALID_API_KEY"}}"#,
      .keyRefused(setting: "places.key")
    ),
    ("401 Unauthorized", "", .keyRefused(setting: "places.key")),
    ("403 Forbidden", "", .keyRefused(setting: "places.key")),
    (
      "429 Slow down", #"{"error":{"id":"429","category":"gw","code":"QUOTA_EXCEEDED"}}"#,
      .service(.tooManyRequests)
    ),
    (
      "400 Bad Request", #"{"error":{"category":"tmap","code":"9401"}}"#,
      .service(.refused(status: 400))
    ),
    (
      "401 No", #"{"error":{"category":"gw","code":"X"}}"#, .keyRefused(setting: "places.key")
    ),
    (
      "403 No", #"{"error":{"category":"gw","code":"X"}}"#, .keyRefused(setting: "places.key")
    ),
    ("404 No", #"{"error":{"category":"gw","code":"X"}}"#, .service(.refused(status: 404))),
    ("403 No", #"{"error":{"category":"tmap","code":"X"}}"#, .service(.refused(status: 403))),
    ("200 OK", #"{"error":{"category":"tmap","code":"9401"}}"#, .service(.unreadableReply)),
    ("200 OK", geometry.replacing(#""9780""#, with: "-1"), .service(.unreadableReply)),
    ("200 OK", geometry.replacing("212000", with: "-1"), .service(.unreadableReply)),
    (
      "200 OK",
      #"{"features":[{"properties":{"totalTime":1,"totalDistance":1},"geometry":{"type":"LineString","#
        + #""coordinates":[[127,37],[127],[127,37]]}}]}"#, .service(.unreadableReply)
    ),
    ("400 Bad Request", "", .service(.refused(status: 400))),
    ("404 Not Found", "<html></html>", .service(.refused(status: 404))),
    ("200 OK", "", .service(.emptyReply)), ("200 OK", "{}", .service(.unreadableReply)),
    ("200 OK", #"{"features":[]}"#, .service(.unreadableReply)),
    (
      "200 OK", #"{"features":[{"properties":{"totalTime":1,"totalDistance":1}}]}"#,
      .service(.unreadableReply)
    ),
    ("200 OK", String(geometry.prefix(300)), .service(.unreadableReply)),
    ("500 Oops", "", .service(.refused(status: 500))), ("302 Found", "", .service(.untrusted)),
  ])
  func `each fault is a sentence, without the key`(
    status: String, body: String, error: HighwayError
  ) async {
    let server = LoopbackServer { exchange in
      exchange.answer(status, headers: ["Location: http://localhost:\(exchange.port)/"], body)
    }
    await #expect(throws: error) { try await route(at: server) }
    expectEqual(server.requests.count, 1)
    #expect(!"\(parts.messages.all)".contains("s3cret"))
  }

  @Test func `a key that no header takes is refused`() async throws {
    let start = try #require(Coordinate(latitude: 37.5, longitude: 127))
    await #expect(throws: HighwayError.keyRefused(setting: "places.key")) {
      try await parts.routes(at: "http://127.0.0.1:1", key: "a\r\nX: y").route(
        from: start, to: start)
    }
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer(Self.geometry)
    try await expectEqual(
      parts.routes(at: server.address("/x")).check(), "127.0.0.1:\(server.port)/x/tmap/routes")
    expectEqual(server.requests.count, 1)
  }
}
