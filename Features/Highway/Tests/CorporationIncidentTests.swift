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

/// What data.ex.co.kr has been seen to answer, and what it is asked.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct CorporationIncidentTests {
  private let parts = ServiceFixture()

  private func incidents(_ body: String, status: String = "200 OK") async throws -> [Incident] {
    let server = LoopbackServer(body, status: status)
    return try await parts.corporation(at: server.address("")).incidents()
  }

  private func list(_ rows: String...) -> String {
    """
    {"count":\(rows.count),"pageNo":1,"numOfRows":99,"pageSize":1,
    "realTimeSMSList":[\(rows.joined(separator: ","))]}
    """
  }

  private func row(_ fields: String) -> String { #"{"accDate":"2026.11.22",\#(fields)}"# }

  @Test func `an incident is read as the service tells it`() async throws {
    let found = try await incidents(
      list(
        """
        {"accDate":"2026.11.22","accHour":"05:10:00","accTypeCode":"02","accType":"작업",
        "startEndTypeCode":"부산방향","smsText":"**(1차로)** 노면보강 공사","accProcessCode":"1",
        "accProcessNM":"진행률","accPointNM":"예시IC부근(68K)","nosunNM":"0100","roadNM":"남해선",
        "latitude":35.1,"altitude":"128.6","lateLength":null,"seriesNM":1,"laneYn1":"Y",
        "laneYn2":"Y","laneYn3":"N","shldroadYn":"Y","message":null,"code":null}
        """))
    expectEqual(
      found,
      [
        Incident(
          id: "ex 2026.11.22|05:10:00|02|0100|예시IC부근(68K)|부산방향", source: .corporation,
          kind: .roadwork, road: "남해선", direction: "부산", place: "예시IC부근(68K)",
          lanes: "1·2차로, 갓길", text: "(1차로) 노면보강 공사", begin: moment(20_261_122, 5, 10),
          coordinate: Coordinate(latitude: 35.1, longitude: 128.6))
      ])
  }

  @Test(arguments: ["완료", "처리완료", "상황종료", "통제해제"])
  func `an incident that has ended is left out`(state: String) async throws {
    let found = try await incidents(
      list(
        row(#""accType":"사고","accPointNM":"가","accProcessNM":"\#(state)""#),
        row(#""accType":"사고","accPointNM":"내 정보","accProcessNM":"처리중""#)))
    expectEqual(found.map(\.place), ["내 정보"])
  }

  @Test(arguments: [
    (#""accType":"사고""#, Incident.Kind.accident), (#""accType":"작업""#, .roadwork),
    (#""accType":"공사""#, .roadwork), (#""accType":"기상""#, .weather),
    (#""accType":"재난""#, .disaster), (#""accType":"오류""#, .other),
    (#""accTypeCode":"01""#, .accident), (#""accTypeCode":2"#, .roadwork),
    (#""accTypeCode":3"#, .weather), (#""accTypeCode":4"#, .disaster),
    (#""accTypeCode":5"#, .other),
    (#""accTypeCode":0"#, .other),
    (#""accType":null"#, .other),
  ])
  func `the kinds are those of the app`(field: String, kind: Incident.Kind) async throws {
    try await expectEqual(incidents(list(row(field))).map(\.kind), [kind])
  }

  @Test(arguments: [
    #""latitude":0,"altitude":0"#, #""latitude":null"#, #""latitude":"","altitude":"127""#,
    #""latitude":"-99.000000","altitude":"-99.000000""#, #""latitude":37,"altitude":"X""#,
    #""latitude":37,"altitude":-99"#, #""startEndTypeCode":"양방향""#, #""accPointNM":"  ""#,
    #""accPointNM":"/""#, #""smsText":null"#, #""laneYn1":"N""#, #""lateLength":"X""#,
  ])
  func `what is missing hides no row`(field: String) async throws {
    let found = try await incidents(list(row(field)))
    let incident = try #require(found.first)
    expectEqual(incident.coordinate, nil)
    expectEqual(
      [incident.direction, incident.place, incident.lanes, incident.text], ["", "", "", ""])
  }

  @Test func `promotions, and what has been over for a week, are left out`() async throws {
    let found = try await incidents(
      list(
        row(#""accType":"이벤트","smsText":"a","accProcessNM":"진행률""#),
        row(#""accType":"홍보","smsText":"b""#), row(#""accTypeCode":"15","smsText":"c""#),
        #"{"accDate":"2019.01.02","accHour":"05:00:00","smsText":"d","accProcessNM":"종료"}"#,
        #"{"accDate":"2019.01.02","accHour":"05:00:00","smsText":"e"}"#,
        #"{"accDate":"2026.01.02","accHour":"05:00:00","smsText":"long","accProcessNM":"진행률"}"#,
        #"{"accDate":"2026.11.21","smsText":"recent","accProcessNM":"접수"}"#,
        #"{"smsText":"undated"}"#, "7", "null"))
    expectEqual(found.map(\.text), ["long", "recent", "undated"])
  }

  @Test func `ids are distinct, and a repeated row is one incident`() async throws {
    let found = try await incidents(
      list(row(#""smsText":"a""#), row(#""smsText":"b""#), row(#""smsText":"a""#)))
    expectEqual(found.map(\.text), ["a", "b"])
    expectEqual(found.map(\.id), [found[0].id, found[0].id + " 2"])
  }

  @Test func `all pages are asked for, up to a limit`() async throws {
    let server = LoopbackServer { exchange in
      let page = exchange.value("pageNo") ?? ""
      exchange.answer(
        "200 OK",
        """
        {"count":"250","pageSize":"3","realTimeSMSList":[{"accDate":"2026.11.22","smsText":"\(page)"}]}
        """)
    }
    let found = try await parts.corporation(at: server.address("/base/")).incidents()
    expectEqual(found.map(\.text), ["1", "2", "3"])
    expectEqual(server.requests.count, 3)
    expectEqual(
      server.targets[0],
      "/base/openapi/burstInfo/realTimeSms?key=s3cret&type=json&numOfRows=99&pageNo=1"
        + "&sortType=desc&pagingYn=Y")
    let endless = LoopbackServer { exchange in
      exchange.answer(
        "200 OK", #"{"count":99999999,"pageSize":99999999,"realTimeSMSList":[{"smsText":"a"}]}"#)
    }
    try await expectEqual(parts.corporation(at: endless.address("")).incidents().count, 1)
    expectEqual(endless.requests.count, 20)
    for (count, pages) in [(99, 1), (100, 2)] {
      let untold = LoopbackServer(#"{"count":\#(count),"list":[{"smsText":"a"}]}"#)
      _ = try await parts.corporation(at: untold.address("")).incidents()
      expectEqual(untold.requests.count, pages)
    }
  }

  @Test(arguments: [
    #"{"count":0,"realTimeSMSList":[]}"#, #"{"count":"0","pageSize":0,"realTimeSMSList":[]}"#,
    #"{"code":"NO_DATA","message":"없음","list":null}"#, "<data><count>0</count></data>",
    "<data><code>SUCCESS</code><count>0</count><realTimeSMSList/></data>",
  ])
  func `no incidents are none`(body: String) async throws {
    try await expectEqual(incidents(body), [])
  }

  @Test func `XML, one object and another encoding are read`() async throws {
    try await expectEqual(
      incidents(
        """
        <?xml version="1.0"?><data><count>1</count><realTimeSMSList><smsText>\n\t가 &amp; 나\n</smsText>
        <latitude>37.1;</latitude><altitude>127.1</altitude></realTimeSMSList></data>
        """
      ).map(\.text), ["가 & 나"])
    try await expectEqual(
      incidents(#"{"count":1,"realTimeSMSList":{"smsText":"a"}}"#).map(\.text), ["a"])
    let body =
      Array(#"{"count":1,"realTimeSMSList":[{"roadNM":""#.utf8) + [0xB0, 0xE6, 0xBA, 0xCE]
      + Array(#"","smsText":"a"}]}"#.utf8)
    let server = LoopbackServer { $0.answer("200 OK", body: body) }
    let found = try await parts.corporation(at: server.address("")).incidents()
    expectEqual(found.map(\.text), ["a"])
    #expect(found[0].road.contains("\u{FFFD}"))
  }

  @Test(arguments: [
    (
      "200 OK", #"{"count":0,"list":null,"message":"인증키가 유효하지 않습니다.","code":"ERROR"}"#,
      HighwayError.keyRefused(setting: "highway.key")
    ),
    (
      "200 OK", "<data><code>ERROR</code><message>인증키가 유효하지 않습니다.</message></data>",
      .keyRefused(setting: "highway.key")
    ),
    ("200 OK", #"{"code":"EXPIRED_KEY"}"#, .keyRefused(setting: "highway.key")),
    ("200 OK", #"{"code":"NO_REGISTERED_KEY"}"#, .keyRefused(setting: "highway.key")),
    ("200 OK", #"{"code":"EXCEEDED_LIMIT"}"#, .quotaExceeded(setting: "highway.key")),
    ("200 OK", #"{"code":"SYSTEM_ERROR","message":"a"}"#, .service(.unreadableReply)),
    ("200 OK", #"{"code":"SERVICE_TIMEOUT"}"#, .service(.tooSlow)),
    (
      "200 OK", #"{"exception":{"cause":null,"message":"For input string"}}"#,
      .service(.unreadableReply)
    ),
    ("200 OK", "<html><body>점검</body></html>", .service(.unreadableReply)),
    ("200 OK", #"{"count":3}"#, .service(.unreadableReply)),
    ("200 OK", #"{"count":0}"#, .service(.unreadableReply)),
    ("200 OK", #"{"count":3,"realTimeSMSList":[]}"#, .service(.unreadableReply)),
    ("200 OK", #"{"realTimeSMSList":[]}"#, .service(.unreadableReply)),
    ("200 OK", #"{"count":2,"realTimeSMSList":[7,"a"]}"#, .service(.unreadableReply)),
    ("200 OK", #"{"count":3,"realTimeSMSL"#, .service(.unreadableReply)),
    ("200 OK", "", .service(.emptyReply)),
    ("204 No Content", "", .service(.emptyReply)),
    ("400 Bad Request", "Request Blocked", .service(.refused(status: 400))),
    ("401 Unauthorized", "", .keyRefused(setting: "highway.key")),
    ("403 Forbidden", "<html></html>", .service(.refused(status: 403))),
    ("429 Slow down", "", .service(.tooManyRequests)),
    ("500 Oops", "", .service(.refused(status: 500))),
    ("302 Found", "", .service(.untrusted)),
  ])
  func `each fault is a sentence, without the key`(
    status: String, body: String, error: HighwayError
  ) async {
    let server = LoopbackServer { exchange in
      exchange.answer(status, headers: ["Location: http://localhost:\(exchange.port)/"], body)
    }
    await #expect(throws: error) {
      try await parts.corporation(at: server.address("")).incidents()
    }
    expectEqual(server.requests.count, 1)
    expectEqual(parts.messages.all.count, 1)
    #expect(!"\(parts.messages.all)".contains("s3cret"))
    #expect(!"\(parts.messages.all)".contains("key="))
  }

  @Test func `without a key nothing is asked`() async {
    let server = LoopbackServer("{}")
    await #expect(throws: HighwayError.keyMissing(setting: "highway.key")) {
      try await parts.corporation(at: server.address(""), key: nil).incidents()
    }
    expectEqual(server.requests, [])
  }

  @Test(arguments: ["ftp://a", "https://example.org/?key=a", "https://example.org#a"])
  func `an address that takes no path is named by its setting`(address: String) async {
    await #expect(throws: HighwayError.service(.invalidAddress(setting: "highway.url"))) {
      try await parts.corporation(at: address).incidents()
    }
  }

  @Test func `the doctor makes one request`() async throws {
    let server = LoopbackServer(#"{"count":0,"realTimeSMSList":[]}"#)
    let place = try await parts.corporation(at: server.address("")).check()
    expectEqual(place, "127.0.0.1:\(server.port)/openapi/burstInfo/realTimeSms")
    expectEqual(server.requests.count, 1)
  }

  @Test func `a request that is cancelled ends at once, and is not logged`() async throws {
    let server = LoopbackServer { $0.fallSilent() }
    let corporation = parts.corporation(at: server.address(""))
    let task = Task { try await corporation.incidents() }
    await server.nextRequest()
    task.cancel()
    await #expect(throws: HighwayError.self) { try await task.value }
    expectEqual(parts.messages.all, [])
  }
}
