import Expectations
import Geography
import HTTP
import HTTPTesting
import LogTesting
import PlacesData
import PlacesDomain
import Services
import Testing

/// What TMap has been seen to answer, and what it is asked.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct PlaceReplyTests {
  private let messages = Messages()

  private func places(at address: String, key: String? = "s3cret") -> HTTPPlaces {
    var limits = HTTPLimits.patient
    limits.tries = 1
    return HTTPPlaces(
      ServiceAccess(
        client: HTTPClient(version: "1", limits: limits), log: messages.log, address: { address },
        key: { key }))
  }

  private func found(_ poi: String) async throws -> [Place] {
    let server = LoopbackServer {
      $0.answer(
        "200 OK", #"{"searchPoiInfo":{"totalCount":"1","count":"1","pois":{"poi":"# + poi + "}}}")
    }
    return try await places(at: server.address("")).search("강릉역", near: nil)
  }

  private func place(_ name: String, _ address: String) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: 37.76, longitude: 128.9))
    return Place(name: name, address: address, coordinate: coordinate)
  }

  private nonisolated static let front = #""name":"강릉역","frontLat":"37.76","frontLon":"128.9""#

  @Test(arguments: [
    ("[{\(front)}]", ""), ("{\(front)}", ""),
    (#"[{"name":"강릉역","frontLat":"0","frontLon":"0","noorLat":"37.76","noorLon":128.9}]"#, ""),
    (#"[{"name":"강릉역","frontLat":"0","frontLon":"128.9","noorLat":37.76,"noorLon":128.9}]"#, ""),
    (#"[{"name":"강릉역","frontLat":"37.7","frontLon":"0","noorLat":37.76,"noorLon":128.9}]"#, ""),
    (
      #"{\#(front),"upperAddrName":"강원","middleAddrName":"강릉시","lowerAddrName":"교동","firstNo":"118","secondNo":"0"}"#,
      "강원 강릉시 교동 118"
    ),
    (
      #"{\#(front),"upperAddrName":"강원","firstNo":"118","secondNo":"2","newAddressList":{"newAddress":[]}}"#,
      "강원 118-2"
    ),
    (
      #"{\#(front),"newAddressList":{"newAddress":{"fullAddressRoad":"강원 강릉시 용지로 176"}}}"#,
      "강원 강릉시 용지로 176"
    ),
    (
      #"{\#(front),"upperAddrName":"강원","newAddressList":{"newAddress":[{"fullAddressRoad":"용지로 176"}]}}"#,
      "용지로 176"
    ),
    (#"[7,{"name":""},{"name":"a"},{"name":"b","frontLat":"0","frontLon":"0"},{\#(front)}]"#, ""),
  ])
  func `a place is read as the service tells it`(poi: String, address: String) async throws {
    try await expectEqual(found(poi), [place("강릉역", address)])
  }

  @Test func `texts that are too long are cut`() async throws {
    func text(_ count: Int) -> String { String(repeating: "a", count: count) }
    let places = try await found(
      """
      {"name":"\(text(201))","frontLat":"37.76","frontLon":"128.9","upperAddrName":"\(text(301))",
        "lowerBizName":"\(text(51))"}
      """)
    let place = try #require(places.first)
    expectEqual(place.name, text(200))
    expectEqual(place.address, text(300))
    expectEqual(place.category, text(50))
  }

  @Test(arguments: [#"{"searchPoiInfo":{}}"#, #"{"searchPoiInfo":{"pois":{"poi":null}}}"#])
  func `no places are none`(body: String) async throws {
    let server = LoopbackServer { $0.answer("200 OK", body) }
    try await expectEqual(places(at: server.address("")).search("a", near: nil), [])
  }

  @Test func `a reply without a body is none`() async throws {
    let server = LoopbackServer { $0.answer("204 No Content", "") }
    let places = places(at: server.address(""))
    try await expectEqual(places.search("a", near: nil), [])
    expectEqual(messages.all, [])
  }

  @Test(arguments: [
    ("401 Unauthorized", PlacesError.keyRefused), ("403 Forbidden", .keyRefused),
    ("400 Bad", .service(.refused(status: 400))), ("429 Quota", .service(.tooManyRequests)),
    ("500 Oops", .service(.refused(status: 500))), ("200 OK", .service(.emptyReply)),
  ])
  func `each status is a sentence`(status: String, error: PlacesError) async {
    let server = LoopbackServer { $0.answer(status, "") }
    await #expect(throws: error) {
      try await places(at: server.address("")).search("a", near: nil)
    }
    expectEqual(messages.all.count, 1)
  }

  @Test func `a request that is cancelled is not logged`() async {
    let server = LoopbackServer { $0.fallSilent() }
    let places = places(at: server.address(""))
    let search = Task { try await places.search("a", near: nil) }
    await server.nextRequest()
    search.cancel()
    await #expect(throws: PlacesError.self) { try await search.value }
    expectEqual(messages.all, [])
  }

  @Test(arguments: ["<html>", "{}", "[]", #"{"searchPoiInfo":7}"#])
  func `what is no reply is a sentence`(body: String) async {
    let server = LoopbackServer { $0.answer("200 OK", body) }
    await #expect(throws: PlacesError.service(.unreadableReply)) {
      try await places(at: server.address("")).search("a", near: nil)
    }
  }

  @Test(arguments: ["", "/"])
  func `the key goes into a header, and nowhere else`(path: String) async throws {
    let server = LoopbackServer { $0.answer("403 Forbidden") }
    let places = places(at: server.address(path))
    let start = try #require(Coordinate(latitude: 37.5, longitude: 127.25))
    await #expect(throws: PlacesError.keyRefused) { try await places.search("역", near: start) }
    let lines = server.requests.map { $0.split(separator: "\r\n").map(String.init) }
    #expect(lines[0][0].hasPrefix("GET /tmap/pois?"))
    for part in [
      "version=1", "searchKeyword=%ec%97%ad", "searchtypCd=A", "radius=0", "count=20",
      "centerLon=127.25", "centerLat=37.5", "reqCoordType=WGS84GEO", "resCoordType=WGS84GEO",
      "multiPoint=N", "poiGroupYn=N",
    ] {
      #expect(lines[0][0].contains(part))
    }
    #expect(lines.allSatisfy { $0.contains("appKey: s3cret") && !$0[0].contains("s3cret") })
    #expect(!messages.all.joined().contains("s3cret"))
  }

  @Test func `bytes in another encoding cost one text at most`() async throws {
    // 강릉 in CP949.
    let wrong: [UInt8] = [0xB0, 0xAD, 0xB8, 0xAA]
    let row = #"{"name":"강릉역","frontLat":"37.76","frontLon":"128.9","lowerBizName":""#
    let body =
      Array((#"{"searchPoiInfo":{"pois":{"poi":["# + row).utf8) + wrong + Array(#""}]}}}"#.utf8)
    let server = LoopbackServer { $0.answer("200 OK", body: body) }
    let found = try await places(at: server.address("")).search("강릉역", near: nil)
    expectEqual(found.map(\.name), ["강릉역"])
  }

  @Test(arguments: ["ftp://a", "https://example.org/?key=a", "https://example.org#a"])
  func `an address that takes no path is named by its setting`(address: String) async {
    await #expect(throws: PlacesError.service(.invalidAddress(setting: "places.url"))) {
      try await places(at: address).search("a", near: nil)
    }
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer { $0.answer("204 No Content", "") }
    let place = try await places(at: server.address("")).check()
    expectEqual(place, "127.0.0.1:\(server.port)/tmap/pois")
    expectEqual(server.requests.count, 1)
  }
}
