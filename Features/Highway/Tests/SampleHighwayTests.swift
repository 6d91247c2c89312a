import Expectations
import Geography
import Headless
import HighwayData
import HighwayDomain
import Services
import Testing
import Time

@MainActor
struct SampleHighwayTests {
  /// 2026-11-22 09:00 by Korea's clocks.
  private let samples = SampleHighway(clock: ManualClock(now: 1_795_305_600_000))

  @Test func `there are incidents of all kinds, of today, marked, and in Korea`() async throws {
    let incidents = try await samples.incidents()
    expectEqual(incidents.count, 12)
    expectEqual(Set(incidents.map(\.kind)), Set(Incident.Kind.allCases))
    expectEqual(Set(incidents.map(\.id)).count, 12)
    #expect(incidents.allSatisfy { $0.text.hasPrefix("예시") && $0.coordinate != nil })
    expectEqual(
      incidents[0],
      Incident(
        id: "sample 1", source: .corporation, kind: .accident, road: "경부선", direction: "부산",
        place: "기흥IC 부근", lanes: "1차로", text: "예시: 승용차 두 대가 부딪혀 처리하고 있습니다",
        begin: moment(20_261_122, 8, 35), coordinate: .at(37.2255, 127.1035)))
    expectEqual(
      incidents[8],
      Incident(
        id: "sample 9", source: .corporation, kind: .weather, road: "영동선", place: "대관령 구간",
        text: "예시: 안개가 짙으니 천천히 운전해 주세요", begin: moment(20_261_122, 6, 50),
        coordinate: .at(37.679, 128.713)))
    expectEqual(incidents[3].end, moment(20_261_122, 12))
  }

  @Test func `rest areas have directions and all that is shown of them`() async throws {
    let network = ExpresswayNetwork.bundled
    for road in network.roads {
      let entries = try await samples.restAreas(on: road)
      expectEqual(Set(entries.map(\.code)).count, entries.count)
      // Each rest area of the program has its own.
      let found = network.restAreas(of: road).map {
        $0.entry(in: entries)?.name ?? $0.fullName + "?"
      }
      expectEqual(found, entries.map(\.name))
    }
    try await expectEqual(samples.restAreas(on: .test("9999")), [])
    #expect(try await !samples.facilities(of: "x").isEmpty)
    #expect(try await !samples.brands(of: "x").isEmpty)
  }

  @Test func `rest areas differ by what they have`() async throws {
    let road = try #require(ExpresswayNetwork.bundled.road("0010"))
    let entries = try await samples.restAreas(on: road).prefix(3)
    expectEqual(entries.map(\.code), ["S00101", "S00102", "S00103"])
    expectEqual(
      entries.map(\.conveniences),
      [
        ["샤워실", "세탁실", "농산물판매장", "수유실"], ["수면실", "샤워실", "쉼터", "농산물판매장"],
        ["수면실", "세탁실", "쉼터", "수유실"],
      ])
    expectEqual(entries.map(\.brands), [["예시커피"], ["예시커피", "예시도넛"], ["예시커피"]])
  }

  @Test func `a meal and a litre have prices that can be`() async throws {
    try await expectEqual(
      samples.dishes(of: "x"),
      [
        Dish(name: "예시 한우국밥", price: 11_000, isSpecialty: true, note: "국내산 한우"),
        Dish(name: "예시 돈가스", price: 9_500), Dish(name: "예시 비빔밥", price: 8_500),
        Dish(name: "예시 우동", price: 6_500), Dish(name: "예시 호두과자", price: 4_000),
      ])
    try await expectEqual(
      samples.dishes(of: "x").map(\.isSpecialty),
      [true]
        + Array(repeating: false, count: 4))
    let station = try await samples.stations(named: "가(나)").first
    expectEqual(station?.name, RestAreaName("가", direction: "나"))
    expectEqual(
      station?.prices, FuelPrices(petrol: 1_659, diesel: 1_529, gas: 989, company: "예시주유"))
  }

  @Test func `travel times are those of today until three hours ago`() async throws {
    try await expectEqual(samples.tollGates().map(\.code), ["101", "103"])
    let times = try await samples.travelTimes(from: "101", to: "103")
    expectEqual(times.first?.slot, moment(20_261_122, 6))
    expectEqual(times.last?.slot, moment(20_261_122, 0))
    expectEqual(times, times.sorted { $0.slot > $1.slot })
    #expect(times.allSatisfy { ($0.least ?? 0) < $0.average && $0.average < ($0.most ?? 0) })
  }

  @Test func `travel times are those of all of yesterday soon after midnight`() async throws {
    // 02:59 of the next day.
    let night = SampleHighway(clock: ManualClock(now: 1_795_370_340_000))
    let times = try await night.travelTimes(from: "101", to: "103")
    expectEqual(
      times.map(\.slot),
      stride(from: 1_435, through: 0, by: -5).compactMap {
        moment(20_261_122, $0 / 60, $0 % 60)
      })
    let few = [0, 390, 395, 420, 480, 565, 570, 1_080, 1_165].compactMap { minute in
      times.first { $0.slot == moment(20_261_122, minute / 60, minute % 60) }
    }
    expectEqual(few.map(\.cars), [20, 20, 35, 110, 290, 35, 20, 290, 35])
    expectEqual(few.map(\.average).prefix(2), [74, 74])
    expectEqual(few[4].average, 74 * 1.6)
  }

  @Test func `a slot is there three hours after it has begun`() async throws {
    let later = SampleHighway(clock: ManualClock(now: 1_795_305_600_000 + 4 * 60_000))
    try await expectEqual(
      later.travelTimes(from: "101", to: "103").first?.slot, moment(20_261_122, 6))
  }

  @Test func `offline, every service says so`() async throws {
    let offline = OfflineHighway()
    let place = try #require(Coordinate(latitude: 37, longitude: 127))
    let camera = Camera(name: "a", coordinate: place, address: "")
    let error = HighwayError.service(.noInternet)
    let box = CoordinateBox(latitudes: 37...38, longitudes: 127...128)
    await #expect(throws: error) { try await offline.incidents() }
    await #expect(throws: error) { try await offline.cameras(in: box) }
    await #expect(throws: error) { try await offline.still(of: camera, width: 1) }
    await #expect(throws: error) { try await offline.restAreas(on: .test("0010")) }
    await #expect(throws: error) { try await offline.dishes(of: "1") }
    await #expect(throws: error) { try await offline.facilities(of: "1") }
    await #expect(throws: error) { try await offline.brands(of: "1") }
    await #expect(throws: error) { try await offline.stations(named: "1") }
    await #expect(throws: error) { try await offline.tollGates() }
    await #expect(throws: error) { try await offline.travelTimes(from: "1", to: "2") }
    await #expect(throws: error) { try await offline.route(from: place, to: place) }
  }
}
