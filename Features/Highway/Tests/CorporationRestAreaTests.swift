import Expectations
import HTTP
import HTTPTesting
import Headless
import Services
import Testing
import Time

@testable import HighwayData
@testable import HighwayDomain

/// Rest areas and filling stations as data.ex.co.kr has been seen to tell them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct CorporationRestAreaTests {
  private let parts = ServiceFixture()

  private nonisolated func list(_ rows: String..., name: String = "list") -> String {
    """
    {"count":\(rows.count),"\(name)":[\(rows.joined(separator: ","))],"pageNo":1,"numOfRows":99,
    "pageSize":1,"message":"인증키가 유효합니다.","code":"SUCCESS"}
    """
  }

  @Test func `the rest areas of a road are read as the service tells them`() async throws {
    let server = LoopbackServer(
      list(
        """
        {"serviceAreaCode":"A00003","serviceAreaCode2":"000010 ","serviceAreaName":"예시(부산)휴게소",
        "routeName":"경부선","routeCode":"0010","direction":"부산","svarAddr":"경기 용인시 예시로 1",
        "telNo":"031-000-0000","brand":"예시커피|예시도넛","convenience":"수유실|샤워실| |쉼터",
        "maintenanceYn":"O","truckSaYn":"X"}
        """,
        #"{"serviceAreaCode":"A00004","serviceAreaName":"표본(서울)휴게소","direction":null}"#,
        #"{"serviceAreaCode2":"000010","serviceAreaName":"예시(부산)휴게소"}"#,
        #"{"serviceAreaCode2":"000011","serviceAreaName":"예시(부산)주유소"}"#,
        #"{"serviceAreaCode2":"000012","serviceAreaName":"다른(강릉)휴게소","routeCode":"0500"}"#,
        #"{"serviceAreaCode2":null,"serviceAreaName":"이름만"}"#))
    try await expectEqual(
      parts.corporation(at: server.address("")).restAreas(on: .test("0010")),
      [
        RestAreaEntry(
          code: "000010", name: "예시(부산)휴게소", direction: "부산",
          conveniences: ["수유실", "샤워실", "쉼터", "경정비"], brands: ["예시커피", "예시도넛"],
          telephone: "031-000-0000", address: "경기 용인시 예시로 1"),
        RestAreaEntry(code: "A00004", name: "표본(서울)휴게소", direction: "서울"),
      ])
    expectEqual(
      server.targets,
      [
        "/openapi/business/serviceAreaRoute?key=s3cret&type=json&numOfRows=99&pageNo=1"
          + "&routeCode=0010"
      ])
  }

  @Test func `a road that has another code at the corporation is found by its name`() async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(
        "200 OK",
        exchange.request.contains("routeName")
          ? list(
            #"{"serviceAreaCode2":"1","serviceAreaName":"가(양평)휴게소","routeName":"중부내륙선"}"#,
            #"{"serviceAreaCode2":"2","serviceAreaName":"나(하남)휴게소","routeName":"중부선"}"#)
          : #"{"count":0,"list":[],"pageNo":1,"numOfRows":99,"pageSize":0,"code":"SUCCESS"}"#)
    }
    let road = Road.test("0351", "중부고속도로")
    try await expectEqual(
      parts.corporation(at: server.address("")).restAreas(on: road).map(\.code), ["2"])
    expectEqual(server.targets.count, 2)
    expectEqual(server.targets.last?.lowercased().hasSuffix("&routename=%ec%a4%91%eb%b6%80"), true)
  }

  @Test func `null for an empty list is one where the code says that all is well`() async throws {
    let server = LoopbackServer(#"{"count":0,"list":null,"code":"SUCCESS"}"#)
    try await expectEqual(parts.corporation(at: server.address("")).brands(of: "1"), [])
    let refused = LoopbackServer(
      #"{"count":0,"list":null,"message":"인증키가 유효하지 않습니다.","code":"ERROR"}"#)
    await #expect(throws: HighwayError.keyRefused(setting: "highway.key")) {
      try await parts.corporation(at: refused.address("")).brands(of: "1")
    }
    let silent = LoopbackServer(#"{"count":0,"list":null}"#)
    await #expect(throws: HighwayError.service(.unreadableReply)) {
      try await parts.corporation(at: silent.address("")).brands(of: "1")
    }
  }

  @Test func `dishes are ranked, and those of another rest area left out`() async throws {
    let server = LoopbackServer(
      list(
        #"{"stdRestCd":"000001","foodNm":"우동","foodCost":"6,500원","etc":"따뜻함"}"#,
        #"{"stdRestCd":"000001","foodNm":"프리미엄","foodCost":"12000","premiumyn":"Y"}"#,
        #"{"stdRestCd":"000001","foodNm":"추천","foodCost":9000,"recommendyn":"Y"}"#,
        #"{"stdRestCd":"000001 ","foodNm":"대표","foodCost":"X","bestfoodyn":"Y","foodMaterial":"쌀"}"#,
        #"{"stdRestCd":"000011","foodNm":"남의 것","foodCost":"1"}"#,
        #"{"stdRestCd":"000001","foodNm":"우동","foodCost":"6,500원","etc":"따뜻함"}"#,
        #"{"stdRestCd":"000001","foodNm":" "}"#))
    try await expectEqual(
      parts.corporation(at: server.address("")).dishes(of: "000001"),
      [
        Dish(name: "대표", price: nil, isSpecialty: true, note: "쌀"), Dish(name: "추천", price: 9_000),
        Dish(name: "프리미엄", price: 12_000), Dish(name: "우동", price: 6_500, note: "따뜻함"),
      ])
  }

  @Test func `facilities and brands have their hours`() async throws {
    let server = LoopbackServer { exchange in
      let isBrand = exchange.request.contains("restBrandList")
      exchange.answer(
        "200 OK",
        isBrand
          ? "<data><code>SUCCESS</code><count>1</count><list><brdName>예시커피</brdName><brdDesc/>"
            + "<stime>08:00</stime><etime>22:00</etime></list></data>"
          : #"""
          {"code":"SUCCESS","count":2,"list":[{"psName":"쉼터","psDesc":"넓다","stime":null,"etime":""},
          {"psName":"샤워실","psDesc":null,"stime":"00:00","etime":"24:00","stdRestCd":"000001"}]}
          """#)
    }
    let corporation = parts.corporation(at: server.address(""))
    try await expectEqual(
      corporation.facilities(of: "000001"),
      [
        Facility(name: "쉼터", note: "넓다"), Facility(name: "샤워실", hours: "00:00 ~ 24:00"),
      ])
    try await expectEqual(
      corporation.brands(of: "000001"), [Facility(name: "예시커피", hours: "08:00 ~ 22:00")])
  }

  private func station(_ name: String, _ price: Int, _ rest: String = "") -> String {
    """
    {"serviceAreaName":"\(name)","gasolinePrice":"\(price / 1_000),\(price % 1_000)원",
    "diselPrice":"1,597원","lpgPrice":"X","oilCompany":"AD","telNo":"02-000-0000"\(rest)}
    """
  }

  private func fuel(of restArea: String, at server: LoopbackServer) async throws -> FuelPrices? {
    try await StationRequests(clock: parts.clock)
      .prices(of: restArea, at: parts.corporation(at: server.address("")))
  }

  @Test func `a station is matched by name and direction`() async throws {
    let server = LoopbackServer(
      list(
        station("서울만남(서울)주유소", 1_611), station("신서울만남(부산)주유소", 1_622),
        station("서울만남(부산)주유소", 1_633)))
    try await expectEqual(
      fuel(of: "서울만남(부산)휴게소", at: server),
      FuelPrices(
        petrol: 1_633, diesel: 1_597, gas: nil, company: "알뜰", telephone: "02-000-0000"))
    expectEqual(server.targets.count, 1)
    #expect(server.targets[0].contains("curStateStation"))
    #expect(
      server.targets[0].uppercased().hasSuffix(
        "SERVICEAREANAME=%EC%84%9C%EC%9A%B8%EB%A7%8C%EB%82%A8"))
  }

  @Test func `the stations of both directions are one question, which is asked again in time`()
    async throws
  {
    let server = LoopbackServer(list(station("가(부산)주유소", 1_600), station("가(서울)주유소", 1_700)))
    let corporation = parts.corporation(at: server.address(""))
    let requests = StationRequests(clock: parts.clock)
    try await expectEqual(requests.prices(of: "가(부산)", at: corporation)?.petrol, 1_600)
    try await expectEqual(requests.prices(of: "가(서울)", at: corporation)?.petrol, 1_700)
    expectEqual(server.targets.count, 1)
    await parts.clock.advance(by: .milliseconds(599_999))
    _ = try await requests.prices(of: "가(서울)", at: corporation)
    expectEqual(server.targets.count, 1)
    await parts.clock.advance(by: .milliseconds(1))
    _ = try await requests.prices(of: "가(서울)", at: corporation)
    expectEqual(server.targets.count, 2)
    try await expectEqual(requests.prices(of: "휴게소", at: corporation), nil)
    expectEqual(server.targets.count, 2)
  }

  @Test(
    arguments: [
      (["서울만남 (부산) 주유소"], 1_500), (["서울만남(부산방향)주유소", "서울만남(서울방향)주유소"], 1_500),
      (["신서울만남(부산)주유소"], 1_500), (["서울만남(서울)주유소"], nil),
      (["신서울만남(부산)주유소", "서울만남광장(부산)주유소"], nil), ([], nil), (["주유소"], nil),
    ] as [([String], Int?)])
  func `what only matches by part is taken where nothing else can be meant`(
    names: [String], price: Int?
  ) async throws {
    let rows = names.enumerated().map { station($0.element, 1_500 + $0.offset) }
      .joined(separator: ",")
    let server = LoopbackServer("{\"count\":\(names.count),\"list\":[\(rows)]}")
    let fuel = try await fuel(of: "서울만남(부산)", at: server)
    expectEqual(fuel?.petrol, price)
  }

  @Test(arguments: [
    (#","oilCompany":"SK""#, "SK", 1), (#","oilCompany":"현대오일뱅크""#, "현대오일뱅크", 1),
    (#","oilCompany":null"#, "S-OIL", 2), (#","oilCompany":"QQ""#, "S-OIL", 2),
    (#","oilCompany":"Q""#, "Q", 1), (#","oilCompany":"QQQ""#, "QQQ", 1),
    (#","oilCompany":"한유""#, "한유", 1),
  ])
  func `the company is asked for where it is not told`(
    field: String, company: String, requests: Int
  ) async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(
        "200 OK",
        exchange.request.contains("lpgServiceAreaInfo")
          ? #"{"count":1,"list":[{"serviceAreaName":"예시(부산)주유소","oilCompany":"S-Oil"}]}"#
          : #"{"count":1,"list":[{"serviceAreaName":"예시(부산)주유소","diselPrice":"1,000원"\#(field)}]}"#)
    }
    let fuel = try await fuel(of: "예시(부산)", at: server)
    expectEqual(fuel, FuelPrices(petrol: nil, diesel: 1_000, gas: nil, company: company))
    expectEqual(server.requests.count, requests)
  }

  @Test func `prices stay where the company cannot be had`() async throws {
    let server = LoopbackServer { exchange in
      exchange.answer(
        exchange.request.contains("lpgServiceAreaInfo") ? "500 Oops" : "200 OK",
        #"{"count":1,"list":[{"serviceAreaName":"예시(부산)주유소","diselPrice":"1,000원"}]}"#)
    }
    let fuel = try await fuel(of: "예시(부산)", at: server)
    expectEqual(fuel, FuelPrices(petrol: nil, diesel: 1_000, gas: nil))
  }

  @Test func `a later page that fails is no shorter list`() async {
    let server = LoopbackServer { exchange in
      let isFirst = exchange.value("pageNo") == "1"
      exchange.answer(
        isFirst ? "200 OK" : "500 Oops",
        #"{"code":"SUCCESS","count":150,"pageSize":2,"list":[{"psName":"a"}]}"#)
    }
    await #expect(throws: HighwayError.service(.refused(status: 500))) {
      try await parts.corporation(at: server.address("")).facilities(of: "000001")
    }
  }
}
