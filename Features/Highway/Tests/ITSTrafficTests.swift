import Geography
import HTTP
import HTTPTesting
import HighwayDomain
import JPEGTesting
import Raster
import Services
import Testing
import Time

@testable import HighwayData

/// What openapi.its.go.kr has been seen to answer, and what it is asked.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct ITSTrafficTests {
  private let parts = ServiceParts()
  private let box = CoordinateBox(latitudes: 37...38, longitudes: 126.5...127)

  private func incidents(_ body: String) async throws -> [Incident] {
    let server = LoopbackServer(body)
    return try await parts.its(at: server.address("")).incidents()
  }

  private func cameras(_ body: String) async throws -> [Camera] {
    let server = LoopbackServer(body)
    return try await parts.its(at: server.address("")).cameras(in: box)
  }

  private func events(_ items: String) -> String {
    """
    {"header":{"resultCode":0,"resultMsg":"SUCCESS"},"body":{"totalCount":1,"items":\(items)}}
    """
  }

  private nonisolated static let event = """
    {"type":"고속도로","eventType":"공사","eventDetailType":"작업","startDate":"20260622000000",
    "endDate":"20260930003000","coordX":"126.9922","coordY":37.5612,"linkId":"1","roadName":"경부선",
    "roadNo":"1","roadDrcType":"부산방향","lanesBlockType":"","lanesBlocked":"1차로",
    "message":"<공사>::경부선::예시IC::표본IC::1차로::[공사/통제] 노면보수"}
    """

  @Test(arguments: ["[\(event)]", event])
  func `an incident is read as the service tells it`(items: String) async throws {
    #expect(
      try await incidents(events(items)) == [
        Incident(
          id: "its 1|20260622000000|공사", source: .its, kind: .roadwork, road: "경부선",
          direction: "부산", place: "예시IC → 표본IC", lanes: "1차로", text: "노면보수",
          begin: moment(20_260_622, 0), end: moment(20_260_930, 0, 30),
          coordinate: Coordinate(latitude: 37.5612, longitude: 126.9922))
      ])
  }

  @Test func `the demo key answers in XML`() async throws {
    let item = """
      <item><type>고속도로</type><eventType>교통사고</eventType><coordX>\n\t\t127.1;\n</coordX>
      <coordY>37.1</coordY><message><![CDATA[그냥 글 & 더]]></message><endDate/></item>
      """
    for count in 1...2 {
      let found = try await incidents(
        """
        <?xml version='1.0' encoding='UTF-8'?><response><header><resultCode>00</resultCode></header>
        <body><totalCount>\(count)</totalCount><items>\(item)\(count == 2 ? item.replacing("글", with: "말") : "")
        </items></body></response>
        """)
      #expect(found.map(\.kind) == Array(repeating: .accident, count: count))
      #expect(found[0].text == "그냥 글 & 더")
      #expect(found[0].coordinate == Coordinate(latitude: 37.1, longitude: 127.1))
    }
  }

  @Test(arguments: [
    #""endDate":"""#, #""endDate":null"#, #""endDate":"-""#, #""startDate":"soon""#,
  ])
  func `without an end an incident is open`(field: String) async throws {
    let found = try await incidents(events(#"[{"eventType":"재난",\#(field)}]"#))
    #expect(found.map(\.end) == [nil])
    #expect(found.map(\.kind) == [.disaster])
  }

  @Test(arguments: [
    ("<사고>::영동선::예시IC::예시IC::-::[사고]", "영동선", "예시IC", "", "사고"),
    ("<기상>::::::::::[기상] 안개", "", "", "", "안개"),
    ("<기타>::a::b::-::2차로::[x] 말 :: 더", "a", "b", "2차로", "말 더"),
    ("a::b::c", "", "", "", "a::b::c"), ("", "", "", "", ""),
  ])
  func `a message is split into its parts`(
    message: String, road: String, place: String, lanes: String, text: String
  ) async throws {
    let found = try await incidents(events(#"[{"linkId":"1","message":"\#(message)"}]"#))
    let incident = try #require(found.first)
    #expect(
      [incident.road, incident.place, incident.lanes, incident.text] == [road, place, lanes, text])
  }

  @Test(arguments: [
    #"{"header":{"resultCode":"0"},"body":{"totalCount":0,"items":[]}}"#,
    #"{"header":{"resultCode":"00"},"body":{"totalCount":"0"}}"#,
    #"{"header":{"resultCode":0},"body":{"totalCount":0,"items":null}}"#,
    #"{"header":{"resultCode":0},"body":{"totalCount":0,"items":""}}"#,
    "<response><body><totalCount>0</totalCount><items/></body></response>",
  ])
  func `no incidents are none`(body: String) async throws {
    #expect(try await incidents(body) == [])
  }

  @Test(arguments: [
    (
      "401 Unauthorized", #"{"header":{"resultCode":4005,"resultMsg":"없는 키"},"body":""}"#,
      HighwayError.keyRefused(setting: "its.key")
    ),
    (
      "200 OK", #"{"header":{"resultCode":"4005","resultMsg":"없는 키"},"body":""}"#,
      .keyRefused(setting: "its.key")
    ),
    (
      "200 OK", #"{"header":{"resultCode":4001,"resultMsg":"개인 제한량 초과"},"body":""}"#,
      .quotaExceeded(setting: "its.key")
    ),
    (
      "403 Forbidden", #"{"header":{"resultCode":4001},"body":""}"#,
      .quotaExceeded(setting: "its.key")
    ),
    ("200 OK", "Forbidden", .keyRefused(setting: "its.key")),
    ("403 Forbidden", "Forbidden", .keyRefused(setting: "its.key")),
    ("401 Unauthorized", "", .keyRefused(setting: "its.key")),
    ("200 OK", "<html>Forbidden</html>", .service(.unreadableReply)),
    ("403 Forbidden", "<html></html>", .service(.refused(status: 403))),
    ("200 OK", #"{"header":{"resultCode":9999,"resultMsg":"x"}}"#, .service(.unreadableReply)),
    (
      "200 OK", #"{"header":{"resultCode":0},"body":{"totalCount":1,"items":[7]}}"#,
      .service(.unreadableReply)
    ),
    (
      "200 OK", #"{"header":{"resultCode":0},"body":{"totalCount":5,"items":[]}}"#,
      .service(.unreadableReply)
    ),
    ("200 OK", "{}", .service(.unreadableReply)), ("200 OK", "[]", .service(.unreadableReply)),
    ("204 No Content", "", .service(.emptyReply)),
  ])
  func `each fault is a sentence, without the key`(
    status: String, body: String, error: HighwayError
  ) async {
    let server = LoopbackServer(body, status: status)
    await #expect(throws: error) { try await parts.its(at: server.address("")).incidents() }
    #expect(parts.messages.all.count == 1)
    #expect(!"\(parts.messages.all)".contains("s3cret"))
  }

  @Test(arguments: [
    """
    {"response":{"coordtype":1,"datacount":1,"data":{"roadsectionid":"","coordx":127.0085,
    "coordy":37.3107,"cctvtype":3,"cctvformat":"JPEG","cctvname":"[영동선] 예시 & 교",
    "cctvurl":"http://camera.example/a b?token=x"}}}
    """,
    """
    {"response":{"datacount":2,"data":[{"coordx":"127.0085;","coordy":"37.3107","cctvtype":"3",
    "cctvname":"[영동선] 예시 & 교","cctvurl":" http://camera.example/a b?token=x "},
    {"coordx":1,"coordy":2,"cctvurl":"file:///etc/passwd"},7,
    {"coordx":127,"coordy":37,"cctvtype":1,"cctvurl":"http://camera.example/film.m3u8"}]}}
    """,
    """
    <?xml version='1.0'?><response><coordtype>1</coordtype><datacount>1</datacount><data><coordy>37.3107
    </coordy><cctvurl>\n\t\t<![CDATA[http://camera.example/a b?token=x]]>\n</cctvurl><cctvname>[영동선] 예시 &amp;
     교</cctvname><coordx>127.0085</coordx></data></response>
    """,
  ])
  func `cameras are read as the service tells them`(body: String) async throws {
    let place = try #require(Coordinate(latitude: 37.3107, longitude: 127.0085))
    let found = try await cameras(body)
    #expect(found.map(\.coordinate) == [place])
    #expect(found.map(\.address) == ["http://camera.example/a%20b?token=x"])
    #expect(found[0].name.hasPrefix("[영동선] 예시 &"))
  }

  @Test(arguments: [
    "<response><datacount>0</datacount></response>", #"{"response":{"datacount":0}}"#,
    #"{"response":{"coordtype":1,"datacount":"0","data":null}}"#,
  ])
  func `no cameras are none`(body: String) async throws {
    #expect(try await cameras(body) == [])
  }

  @Test(arguments: ["<html></html>", "{}", "미승인 공개키"])
  func `what is no list of cameras is an outage`(body: String) async {
    await #expect(throws: HighwayError.service(.unreadableReply)) { try await cameras(body) }
  }

  @Test func `a list is asked for once, with its box`() async throws {
    let server = LoopbackServer(#"{"response":{"datacount":0}}"#)
    _ = try await parts.its(at: server.address("/")).cameras(in: box)
    #expect(
      server.targets == [
        "/cctvInfo?apiKey=s3cret&type=ex&cctvType=3&minX=126.5&maxX=127.0&minY=37.0&maxY=38.0"
          + "&getType=json"
      ])
  }

  private func camera(_ address: String) throws -> Camera {
    let place = try #require(Coordinate(latitude: 37, longitude: 127))
    return Camera(name: "예시", coordinate: place, address: address)
  }

  @Test func `a still is a picture, asked for without the key`() async throws {
    let picture = SampleJPEG(320, 240).bytes
    let server = LoopbackServer {
      $0.answer("200 OK", headers: ["Content-Type: a/b"], body: picture)
    }
    let its = parts.its(at: LoopbackServer.deadAddress())
    let still = try await its.still(of: camera(server.address("/still?token=t")), width: 160)
    #expect(160...320 ~= still.width)
    #expect(server.targets == ["/still?token=t"])
    #expect(!server.requests[0].contains("s3cret"))
  }

  @Test(
    arguments: [
      ("200 OK", Array("<html>".utf8), HighwayError.unreadablePicture),
      ("200 OK", [], .unreadablePicture),
      ("200 OK", [0xFF, 0xD8, 0xFF, 0], .unreadablePicture),
      ("200 OK", Array("GIF89a".utf8), .unreadablePicture),
      ("401 No", [], .service(.refused(status: 401))),
      ("500 Oops", [], .service(.refused(status: 500))), ("302 Found", [], .service(.untrusted)),
    ] as [(String, [UInt8], HighwayError)])
  func `what is no picture is a sentence, and its address in no log`(
    status: String, bytes: [UInt8], error: HighwayError
  ) async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(
        status, headers: ["Location: http://localhost:\(exchange.port)/other"], body: bytes)
    }
    let its = parts.its(at: server.address(""))
    await #expect(throws: error) {
      try await its.still(of: camera(server.address("/still-token?token=t0ken")), width: 100)
    }
    #expect(!"\(parts.messages.all)".contains("token"))
    #expect(server.requests.count == 1)
  }

  @Test func `a picture that is too large in pixels is not decoded`() async throws {
    let claimed = try #require(SampleJPEG.claiming(50_000, 50_000, SampleJPEG(64, 64).bytes))
    let server = LoopbackServer { $0.answer("200 OK", body: claimed) }
    await #expect(throws: HighwayError.unreadablePicture) {
      try await parts.its(at: "").still(of: camera(server.address()), width: 100)
    }
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer(events("[]").replacing("1,", with: "0,"))
    #expect(
      try await parts.its(at: server.address("")).check() == "127.0.0.1:\(server.port)/eventInfo")
    #expect(server.requests.count == 1)
  }
}
