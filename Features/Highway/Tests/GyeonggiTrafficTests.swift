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

/// What openapigits.gg.go.kr has been seen to answer, and what it is asked.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct GyeonggiTrafficTests {
  private let parts = ServiceFixture()

  private func incidents(_ body: String) async throws -> [Incident] {
    let server = LoopbackServer(body)
    return try await parts.gyeonggi(at: server.address("")).incidents()
  }

  private func result(_ items: String, code: String = "0", message: String = "정상") -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?><ServiceResult><comMsgHeader/><msgHeader>
    <headerCd>\(code)</headerCd><headerMsg>\(message)</headerMsg><itemCount>1</itemCount></msgHeader>
    <msgBody>\(items)</msgBody></ServiceResult>
    """
  }

  private static let item = """
    <itemList><routeId>1</routeId><linkId>2040</linkId><spotId/><regSeq>7</regSeq>
    <startDate>2026-11-22 14:13:00</startDate><estEndDate>2026-11-22 16:00:00</estEndDate><endDate/>
    <restrictType>4차로</restrictType>
    <inciDesc>[차량고장] 국도43호선 (구리방향) 퇴계원 → 사릉  4차로 통제,  차량고장</inciDesc>
    <inciPlace1>국도43호선</inciPlace1><inciPlace2>(구리방향) 퇴계원 → 사릉</inciPlace2>
    <coord_x>127.14</coord_x><coord_y>37.65</coord_y></itemList>
    """

  @Test func `an incident is read as the service tells it`() async throws {
    try await expectEqual(
      incidents(result(Self.item)),
      [
        Incident(
          id: "gg 2040|2026-11-22 14:13:00|7", source: .gyeonggi, kind: .other, road: "국도43호선",
          direction: "구리", place: "퇴계원 → 사릉", lanes: "4차로",
          text: "국도43호선 (구리방향) 퇴계원 → 사릉  4차로 통제,  차량고장", begin: moment(20_261_122, 14, 13),
          end: moment(20_261_122, 16), coordinate: Coordinate(latitude: 37.65, longitude: 127.14))
      ])
  }

  @Test func `a description tells what the fields do not`() async throws {
    let found = try await incidents(
      result(
        """
        <itemList><inciDesc>[교통사고] 자유로 (양방향) A → B 1,2차로 통제, 사고</inciDesc></itemList>
        <itemList><inciDesc>[공사] 길 (파주방향) C  갓길 차단</inciDesc></itemList>
        <itemList><inciDesc>그냥 글</inciDesc></itemList><itemList/>
        <itemList><inciDesc>길] (a) D 전차로 통제</inciDesc></itemList>
        """))
    expectEqual(found.map(\.kind), [.accident, .roadwork, .other, .other])
    expectEqual(found.map(\.road), ["자유로", "길", "", "길]"])
    expectEqual(found.map(\.direction), ["", "파주", "", "a"])
    expectEqual(found.map(\.place), ["A → B", "C", "", "D"])
    expectEqual(found.map(\.lanes), ["1,2차로", "갓길", "", "전차로"])
    expectEqual(found[2].text, "그냥 글")
  }

  @Test(arguments: [
    ("<msgBody/>", "4", "결과가 존재하지 않습니다."), ("", "3", "데이터가 없습니다."), ("", "3", "NODATA"),
    ("", "0", "정상"), ("", "0", "정상적으로 처리되었습니다."),
  ])
  func `no incidents are none`(body: String, code: String, message: String) async throws {
    let text = result("", code: code, message: message)
    try await expectEqual(incidents(text.replacing(">1</itemC", with: ">0</itemC")), [])
    try await expectEqual(incidents(text.replacing("<itemCount>1</itemCount>", with: "")), [])
    await #expect(throws: HighwayError.service(.unreadableReply)) { try await incidents(text) }
  }

  @Test(arguments: [
    ("7", "등록되지 않은 인증키입니다.", HighwayError.keyRefused(setting: "gyeonggi.key")),
    ("30", "SERVICE KEY IS NOT REGISTERED ERROR.", .keyRefused(setting: "gyeonggi.key")),
    (
      "22", "LIMITED NUMBER OF SERVICE REQUESTS EXCEEDS ERROR.",
      .quotaExceeded(setting: "gyeonggi.key")
    ),
    ("1", "시스템 에러가 발생하였습니다.", .service(.unreadableReply)),
  ])
  func `what the header says is a sentence`(
    code: String, message: String, error: HighwayError
  ) async {
    await #expect(throws: error) {
      try await incidents(result("", code: code, message: message))
    }
    expectEqual(parts.messages.all.count, 1)
    #expect(!"\(parts.messages.all)".contains("s3cret"))
  }

  @Test(arguments: [
    (
      """
      <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>
      SERVICE_KEY_IS_NOT_REGISTERED_ERROR</returnAuthMsg><returnReasonCode>30</returnReasonCode>
      </cmmMsgHeader></OpenAPI_ServiceResponse>
      """, HighwayError.keyRefused(setting: "gyeonggi.key")
    ),
    ("<html><body>x</body></html>", .service(.unreadableReply)), ("{}", .service(.unreadableReply)),
    ("<ServiceResult><msgBody><itemList>", .service(.unreadableReply)), ("", .service(.emptyReply)),
  ])
  func `what is no result is a sentence`(body: String, error: HighwayError) async {
    await #expect(throws: error) { try await incidents(body) }
  }

  @Test func `the service is asked with its key`() async throws {
    let server = LoopbackServer(result(Self.item))
    let place = try await parts.gyeonggi(at: server.address("")).check()
    expectEqual(place, "127.0.0.1:\(server.port)/api/rest/getIncidentInfo")
    expectEqual(server.targets, ["/api/rest/getIncidentInfo?serviceKey=s3cret"])
  }
}
