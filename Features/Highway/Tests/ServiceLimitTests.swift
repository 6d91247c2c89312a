import Expectations
import Geography
import HTTP
import HTTPTesting
import HighwayDomain
import JPEGTesting
import Testing
import Time

@testable import HighwayData

/// No service fills the screen, or the memory.
@MainActor @Suite(.serialized, .timeLimit(.minutes(60)))
struct ServiceLimitTests {
  private let parts = ServiceFixture()

  private nonisolated static func text(_ count: Int) -> String {
    String(repeating: "x", count: count)
  }

  /// The members of a JSON object that all have a long text.
  private nonisolated static func long(_ names: String...) -> String {
    names.map { "\"\($0)\":\"\(text(3_000))\"" }.joined(separator: ",")
  }

  private func text(_ count: Int) -> String { Self.text(count) }

  @Test func `an incident of the corporation`() async throws {
    let fields = Self.long(
      "accDate", "accHour", "accTypeCode", "nosunNM", "accPointNM", "startEndTypeCode", "roadNM",
      "smsText")
    let server = LoopbackServer("{\"count\":1,\"realTimeSMSList\":[{\(fields)}]}")
    try await expectEqual(
      parts.corporation(at: server.address("")).incidents(),
      [
        Incident(
          id: "ex " + Array(repeating: text(50), count: 6).joined(separator: "|"),
          source: .corporation, kind: .other, road: text(50), direction: text(50),
          place: text(100), text: text(1_000))
      ])
  }

  @Test func `an incident of the transport centre`() async throws {
    let fields = Self.long(
      "linkId", "startDate", "eventType", "message", "roadName", "roadDrcType", "lanesBlocked")
    let server = LoopbackServer("{\"body\":{\"totalCount\":1,\"items\":[{\(fields)}]}}")
    try await expectEqual(
      parts.its(at: server.address("")).incidents(),
      [
        Incident(
          id: "its " + Array(repeating: text(50), count: 3).joined(separator: "|"), source: .its,
          kind: .other, road: text(100), direction: text(50), lanes: text(100), text: text(2_000))
      ])
  }

  @Test func `an incident of the province`() async throws {
    let names = ["linkId", "startDate", "regSeq", "restrictType", "inciDesc", "inciPlace1"]
    let fields = names.map { "<\($0)>\(text(3_000))</\($0)>" }.joined()
    let place = "<inciPlace2>(x)\(text(3_000))</inciPlace2>"
    let server = LoopbackServer(
      "<a><msgHeader><headerCd>0</headerCd></msgHeader><msgBody><itemList>\(fields)\(place)"
        + "</itemList></msgBody></a>")
    try await expectEqual(
      parts.gyeonggi(at: server.address("")).incidents(),
      [
        Incident(
          id: "gg " + Array(repeating: text(50), count: 3).joined(separator: "|"),
          source: .gyeonggi, kind: .other, road: text(50), direction: "x", place: text(197),
          lanes: text(50), text: text(1_000))
      ])
  }

  @Test func `a rest area and what it has`() async throws {
    let server = LoopbackServer { exchange in
      let fields = Self.long(
        "serviceAreaName", "direction", "convenience", "brand", "telNo", "svarAddr", "foodNm",
        "etc",
        "psName", "psDesc", "stime", "etime")
      exchange.answer("200 OK", "{\"count\":1,\"list\":[{\"serviceAreaCode\":\"1\",\(fields)}]}")
    }
    let corporation = parts.corporation(at: server.address(""))
    try await expectEqual(
      corporation.restAreas(on: .test("0010")),
      [
        RestAreaEntry(
          code: "1", name: text(100), direction: text(50), conveniences: [text(1_000)],
          brands: [text(1_000)], telephone: text(50), address: text(200))
      ])
    try await expectEqual(
      corporation.dishes(of: "1"), [Dish(name: text(100), price: nil, note: text(200))])
    try await expectEqual(
      corporation.facilities(of: "1"),
      [Facility(name: text(100), note: text(200), hours: "\(text(20)) ~ \(text(20))")])
  }

  @Test func `filling stations, toll gates and travel times`() async throws {
    let server = LoopbackServer { exchange in
      let fields = Self.long("oilCompany", "telNo", "unitName", "routeName")
      exchange.answer("200 OK", "{\"count\":1,\"list\":[{\"unitCode\":\"1\",\(fields)}]}")
    }
    let corporation = parts.corporation(at: server.address(""))
    let prices = try await corporation.stations(named: "x").first?.prices
    expectEqual(
      prices, FuelPrices(petrol: nil, diesel: nil, gas: nil, company: text(50), telephone: text(50))
    )
    try await expectEqual(
      corporation.tollGates(), [TollGate(code: "1", name: text(100), road: text(100))])
  }

  @Test(
    arguments: [
      ("0", nil), ("1", 1), ("10000000", 10_000_000), ("10000001", nil),
    ] as [(String, Int?)])
  func `a price is from one to ten million won`(told: String, price: Int?) async throws {
    let server = LoopbackServer(
      "{\"count\":1,\"list\":[{\"foodNm\":\"x\",\"foodCost\":\"\(told)\"}]}")
    let dishes = try await parts.corporation(at: server.address("")).dishes(of: "1")
    expectEqual(dishes, [Dish(name: "x", price: price)])
  }

  @Test(arguments: [(0, 0), (1_000_000, 1_000_000), (1_000_001, nil)] as [(Int, Int?)])
  func `a slot has at most a million cars, and takes ten thousand minutes`(
    told: Int, cars: Int?
  ) async throws {
    let server = LoopbackServer(
      """
      {"count":1,"list":[{"stdDate":"20261122","stdTime":"00:35","timeAvg":"10000",
      "timeMin":"10001","efcvTrfl":"\(told)"}]}
      """)
    let times = try await parts.corporation(at: server.address("")).travelTimes(from: "1", to: "2")
    let slot = try #require(moment(20_261_122, 0, 35))
    expectEqual(times, [TravelTime(slot: slot, average: 10_000, least: nil, most: nil, cars: cars)])
  }

  @Test(arguments: [(2_000, 1), (2_001, 0)])
  func `the address of a camera has at most two thousand bytes`(
    size: Int, count: Int
  ) async throws {
    let address = "http://camera.example/"
    let server = LoopbackServer(
      """
      {"response":{"datacount":1,"data":{"coordx":127,"coordy":37,"cctvname":"\(text(3_000))",
      "cctvurl":"\(address + text(size - address.count))"}}}
      """)
    let box = CoordinateBox(latitudes: 37...38, longitudes: 126.5...127)
    let cameras = try await parts.its(at: server.address("")).cameras(in: box)
    expectEqual(cameras.map(\.name), Array(repeating: text(100), count: count))
  }
}
