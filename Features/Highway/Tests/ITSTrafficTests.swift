import Expectations
import Geography
import HTTP
import HTTPTesting
import HighwayDomain
import LogTesting
import Services
import Testing
import Time

@testable import HighwayData

/// What openapi.its.go.kr has been seen to answer, and what it is asked.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct ITSTrafficTests {
  private let parts = ServiceFixture()

  private func incidents(_ body: String) async throws -> [Incident] {
    let server = LoopbackServer(body)
    return try await parts.its(at: server.address("")).incidents()
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
    try await expectEqual(
      incidents(events(items)),
      [
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
      expectEqual(found.map(\.kind), Array(repeating: .accident, count: count))
      expectEqual(found[0].text, "그냥 글 & 더")
      expectEqual(found[0].coordinate, Coordinate(latitude: 37.1, longitude: 127.1))
    }
  }

  @Test(arguments: [
    #""endDate":"""#, #""endDate":null"#, #""endDate":"-""#, #""startDate":"soon""#,
  ])
  func `without an end an incident is open`(field: String) async throws {
    let found = try await incidents(events(#"[{"eventType":"재난",\#(field)}]"#))
    expectEqual(found.map(\.end), [nil])
    expectEqual(found.map(\.kind), [.disaster])
  }

  @Test(arguments: [
    ("<사고>::영동선::예시IC::예시IC::-::[사고]", "영동선", "예시IC", "", "사고"),
    ("<기상>::::::::::[기상] 안개", "", "", "", "안개"),
    ("<기타>::a::b::-::2차로::[x] 말 :: 더", "a", "b", "2차로", "말 더"),
    ("<공사>::경부선::가IC::-::1차로::-", "경부선", "가IC", "1차로", "-"),
    ("a::b::c::d::e", "", "", "", "a::b::c::d::e"), ("a::b::c", "", "", "", "a::b::c"),
    ("", "", "", "", ""),
  ])
  func `a message is split into its parts`(
    message: String, road: String, place: String, lanes: String, text: String
  ) async throws {
    let found = try await incidents(events(#"[{"linkId":"1","message":"\#(message)"}]"#))
    let incident = try #require(found.first)
    expectEqual(
      [incident.road, incident.place, incident.lanes, incident.text], [road, place, lanes, text])
    let kinds: [Substring: Incident.Kind] = [
      "<사고>": .accident, "<기상>": .weather, "<공사>": .roadwork,
    ]
    expectEqual(incident.kind, kinds[message.prefix(4)] ?? .other)
  }

  @Test(arguments: [
    #"{"header":{"resultCode":"0"},"body":{"totalCount":0,"items":[]}}"#,
    #"{"header":{"resultCode":"00"},"body":{"totalCount":"0"}}"#,
    #"{"header":{"resultCode":0},"body":{"totalCount":0,"items":null}}"#,
    #"{"header":{"resultCode":0},"body":{"totalCount":0,"items":""}}"#,
    #"{"header":{"resultCode":0},"body":{"items":[]}}"#,
    "<response><body><totalCount>0</totalCount><items/></body></response>",
  ])
  func `no incidents are none`(body: String) async throws {
    try await expectEqual(incidents(body), [])
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
    (
      "200 OK", #"{"header":{"resultCode":1,"resultMsg":"초과"}}"#, .quotaExceeded(setting: "its.key")
    ),
    ("200 OK", #"{"header":{"resultCode":1,"resultMsg":"인증키"}}"#, .keyRefused(setting: "its.key")),
    ("200 OK", #"{"resultCode":4000}"#, .service(.unreadableReply)),
    ("400 Wrong", #"{"header":{"resultCode":4002}}"#, .service(.refused(status: 400))),
    ("200 OK", String(repeating: " ", count: 91) + "Forbidden", .keyRefused(setting: "its.key")),
    ("200 OK", String(repeating: " ", count: 92) + "Forbidden", .service(.unreadableReply)),
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
    (
      "200 OK", #"{"header":{"resultCode":0},"body":{"totalCount":1}}"#, .service(.unreadableReply)
    ),
    ("200 OK", "{}", .service(.unreadableReply)), ("200 OK", "[]", .service(.unreadableReply)),
    ("204 No Content", "", .service(.emptyReply)),
  ])
  func `each fault is a sentence, without the key`(
    status: String, body: String, error: HighwayError
  ) async {
    let server = LoopbackServer(body, status: status)
    await #expect(throws: error) { try await parts.its(at: server.address("")).incidents() }
    expectEqual(parts.messages.all.count, 1)
    #expect(!"\(parts.messages.all)".contains("s3cret"))
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer(events("[]").replacing("1,", with: "0,"))
    try await expectEqual(
      parts.its(at: server.address("")).check(), "127.0.0.1:\(server.port)/eventInfo")
    expectEqual(server.requests.count, 1)
  }
}
