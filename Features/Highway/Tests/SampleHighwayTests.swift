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
    #expect(incidents.count == 12)
    #expect(Set(incidents.map(\.kind)) == Set(Incident.Kind.allCases))
    #expect(Set(incidents.map(\.id)).count == 12)
    #expect(incidents.allSatisfy { $0.text.hasPrefix("예시") && $0.coordinate != nil })
    #expect(incidents[0].begin == moment(20_261_122, 8, 35))
    #expect(incidents[3].end == moment(20_261_122, 12))
  }

  @Test func `rest areas have directions and all that is shown of them`() async throws {
    let network = ExpresswayNetwork.bundled
    for road in network.roads {
      let entries = try await samples.restAreas(on: road)
      #expect(Set(entries.map(\.code)).count == entries.count)
      // Each rest area of the program has its own.
      let found = network.restAreas(of: road).map {
        $0.entry(in: entries)?.name ?? $0.fullName + "?"
      }
      #expect(found == entries.map(\.name))
    }
    #expect(try await samples.restAreas(on: .test("9999")) == [])
    #expect(try await samples.dishes(of: "x").first?.isSpecialty == true)
    #expect(try await !samples.facilities(of: "x").isEmpty)
    #expect(try await !samples.brands(of: "x").isEmpty)
    #expect(try await samples.stations(named: "가(나)").first?.prices.petrol != nil)
  }

  @Test func `travel times are those of today until three hours ago`() async throws {
    #expect(try await samples.tollGates().map(\.code) == ["101", "103"])
    let times = try await samples.travelTimes(from: "101", to: "103")
    #expect(times.first?.slot == moment(20_261_122, 6))
    #expect(times.last?.slot == moment(20_261_122, 0))
    #expect(times == times.sorted { $0.slot > $1.slot })
    #expect(times.allSatisfy { ($0.least ?? 0) < $0.average && $0.average < ($0.most ?? 0) })
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
