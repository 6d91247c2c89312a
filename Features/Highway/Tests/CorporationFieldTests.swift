import Expectations
import HTTP
import HTTPTesting
import Headless
import HighwayDomain
import LogTesting
import Services
import Testing
import Time

@testable import HighwayData

/// Which rows of data.ex.co.kr count, and what single fields of them say.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct CorporationFieldTests {
  private let parts = ServiceFixture()

  private func server(_ rows: String..., list: String = "list") -> LoopbackServer {
    LoopbackServer("{\"count\":\(rows.count),\"\(list)\":[\(rows.joined(separator: ","))]}")
  }

  private func corporation(at server: LoopbackServer) -> ExpresswayCorporation {
    parts.corporation(at: server.address(""))
  }

  @Test(arguments: [0, 59_999])
  func `an incident is old when it began more than a week ago, to the minute`(
    milliseconds: Int
  ) async throws {
    await parts.clock.advance(by: .milliseconds(milliseconds))
    let server = server(
      #"{"accDate":"2026.11.15","accHour":"09:00:00","smsText":"week"}"#,
      #"{"accDate":"2026.11.15","accHour":"08:59:59","smsText":"old"}"#)
    try await expectEqual(corporation(at: server).incidents().map(\.text), ["week"])
  }

  @Test func `six lanes can be closed, and the shoulder`() async throws {
    let lanes = (0...7).map { "\"laneYn\($0)\":\"y\"" }.joined(separator: ",")
    let server = server("{\(lanes)}", #"{"shldroadYn":"Y"}"#, #"{"laneYn6":"Y"}"#)
    try await expectEqual(
      corporation(at: server).incidents().map(\.lanes), ["1·2·3·4·5·6차로", "갓길", "6차로"])
  }

  @Test func `toll gates have a code, which is there once, and a name`() async throws {
    let server = server(
      #"{"unitCode":"101","unitName":"서울","routeName":"경부선"}"#,
      #"{"unitCode":"101","unitName":"서울 2"}"#, #"{"unitCode":"102","unitName":" "}"#,
      #"{"unitName":"이름만"}"#, #"{"unitCode":"103","unitName":"수원"}"#)
    try await expectEqual(
      corporation(at: server).tollGates(),
      [
        TollGate(code: "101", name: "서울", road: "경부선"), TollGate(code: "103", name: "수원", road: ""),
      ])
  }

  @Test func `travel times are those of cars in slots of five minutes`() async throws {
    func row(_ time: String, _ average: String, type: String = "1", start: String = "101 ")
      -> String
    {
      """
      {"stdDate":"20261122","stdTime":"\(time)","startUnitCode":"\(start)","endUnitCode":"103 ",
      "tcsCarTypeCode":"\(type)","timeAvg":"\(average)","timeMin":"5.800","timeMax":"-99.000000",
      "efcvTrfl":"18","pageNo":null}
      """
    }
    let server = server(
      row("00:20", "7.466666666666667"), row("00  ", "7.1"), row("00:25", "8"), row("00:25", "9"),
      row("00:30", "X"), row("00:35", "12", type: "2"), row("00:40", "-99.000000"),
      row("00:45", "5", start: "1012"), list: "realUnitTrtmVO")
    let times = try await corporation(at: server).travelTimes(from: "101", to: "103")
    let slots = try [25, 20].map { try #require(moment(20_261_122, 0, $0)) }
    expectEqual(
      times,
      [
        TravelTime(slot: slots[0], average: 8, least: 5.8, most: nil, cars: 18),
        TravelTime(
          slot: slots[1], average: 7.466666666666667, least: 5.8, most: nil, cars: 18),
      ])
    #expect(
      server.targets[0].hasSuffix("&iStartUnitCode=101&iEndUnitCode=103&iStartEndStdTypeCode=2"))
  }

  private nonisolated static func slot(_ date: Int, _ time: String, _ rest: String = "") -> String {
    #"{"stdDate":"\#(date)","stdTime":"\#(time)","timeAvg":"9"\#(rest)}"#
  }

  @Test(arguments: [
    ([slot(20_261_122, "00:00")], [moment(20_261_122, 0)]),
    // Soon after midnight.
    ([slot(20_261_121, "23:55"), slot(20_261_122, "00:00")], [moment(20_261_122, 0)]),
    (
      [slot(20_261_121, "23:50"), slot(20_261_121, "23:55")],
      [moment(20_261_121, 23, 55), moment(20_261_121, 23, 50)]
    ),
    // Of lorries, of the sum of an hour, and of another way.
    ([slot(20_261_122, "00:00", #","tcsCarTypeCode":"0""#)], []), ([slot(20_261_122, "0000")], []),
    ([slot(20_261_122, "00:00", #","startUnitCode":"101","endUnitCode":"104""#)], []),
    ([slot(20_261_122, "00:00", #","startUnitCode":"102","endUnitCode":"103""#)], []),
  ])
  func `travel times are of one day, of cars and of one way`(
    rows: [String], slots: [Moment?]
  ) async throws {
    let server = LoopbackServer(
      "{\"count\":\(rows.count),\"list\":[\(rows.joined(separator: ","))]}")
    let times = try await parts.corporation(at: server.address("")).travelTimes(
      from: "101", to: "103")
    expectEqual(times.map(\.slot), slots.compactMap(\.self))
  }

  @Test(arguments: ["가휴게소", "가LPG충전소", "가주유소"])
  func `a filling station is no rest area`(name: String) async throws {
    let server = server(
      "{\"serviceAreaCode\":\"1\",\"serviceAreaName\":\"\(name)\"}",
      #"{"serviceAreaCode":"2","serviceAreaName":"-"}"#)
    let found = try await corporation(at: server).restAreas(on: .test("0010"))
    expectEqual(found.map(\.code), (name == "가휴게소" ? ["1"] : []))
  }

  @Test(arguments: [(#"{"list":[]}"#, "count"), (#"{"count":3}"#, "list")])
  func `the log says what a reply lacks`(body: String, place: String) async {
    let server = LoopbackServer(body)
    await #expect(throws: HighwayError.service(.unreadableReply)) {
      try await parts.corporation(at: server.address("")).tollGates()
    }
    expectEqual(parts.messages.all.count, 1)
    #expect(parts.messages.all[0].contains(place))
  }

  @Test func `a page without rows is the last one`() async throws {
    let server = LoopbackServer { exchange in
      let rows = exchange.value("pageNo") == "1" ? #"{"psName":"쉼터"}"# : ""
      exchange.answer("200 OK", "{\"count\":500,\"pageSize\":5,\"list\":[\(rows)]}")
    }
    try await expectEqual(corporation(at: server).facilities(of: "1"), [Facility(name: "쉼터")])
    expectEqual(server.requests.count, 2)
  }

  @Test func `a facility and a shop have a name`() async throws {
    let server = server(
      #"{"psName":" ","psDesc":"a"}"#, #"{"psName":"쉼터","brdName":"예시"}"#, #"{"brdName":"-"}"#)
    try await expectEqual(corporation(at: server).facilities(of: "1"), [Facility(name: "쉼터")])
    try await expectEqual(corporation(at: server).brands(of: "1"), [Facility(name: "예시")])
  }

  @Test func `the doctor is told of a reply without data`() async {
    let server = LoopbackServer("{}")
    await #expect(throws: HighwayError.service(.unreadableReply)) {
      try await corporation(at: server).check()
    }
    await #expect(throws: HighwayError.service(.unreadableReply)) {
      try await parts.its(at: server.address("")).check()
    }
    await #expect(throws: HighwayError.service(.unreadableReply)) {
      try await parts.gyeonggi(at: server.address("")).check()
    }
  }

  @Test func `a service is asked for four things at once`() async throws {
    let server = LoopbackServer { exchange in
      exchange.request.contains("other") ? exchange.answer() : exchange.fallSilent()
    }
    let corporation = parts.corporation(at: server.address(""))
    let questions = (0..<6).map { code in Task { try? await corporation.brands(of: "\(code)") } }
    for _ in 0..<4 { await server.nextRequest() }
    // A fifth question would have come before the last of these.
    for _ in 0..<4 { _ = try await parts.client.get(server.address("/other")) }
    expectEqual(server.requests.count { !$0.contains("other") }, 4)
    for question in questions { question.cancel() }
    for question in questions { await expectEqual(question.value, nil) }
  }
}
