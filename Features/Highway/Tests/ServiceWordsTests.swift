import Expectations
import Headless
import HighwayDomain
import Phrases
import Testing

@testable import HighwayPresentation

@MainActor
struct ServiceWordsTests {
  @Test(arguments: [
    ("기흥IC 부근", "near 기흥IC"), ("대관령 구간", "around 대관령"), ("2차로, 갓길", "lane 2, hard shoulder"),
    ("1·2차로", "lanes 1·2"), ("예시: 노면을 보수하고 있습니다", "Sample: The surface is being repaired"),
    ("서해대교", "서해대교"), ("차로", "차로"), ("", ""),
  ])
  func `kinds are said in English, and names stay`(korean: String, english: String) {
    expectEqual(ServiceWords.phrase(korean).text(.english), english)
    expectEqual(ServiceWords.phrase(korean).text(.korean), korean)
  }

  @Test func `all that samples say is known in English`() async throws {
    let samples = SampleHighway(clock: ManualClock(now: 1_795_305_600_000))
    var said: [String] = []
    for incident in try await samples.incidents() { said += [incident.lanes, incident.text] }
    for road in ExpresswayNetwork.bundled.roads.prefix(3) {
      for entry in try await samples.restAreas(on: road) {
        said += entry.conveniences + entry.brands + [entry.address]
      }
    }
    said += try await samples.dishes(of: "x").flatMap { [$0.name, $0.note] }
    for each in try await samples.facilities(of: "x") + samples.brands(of: "x") {
      said += [each.name, each.note]
    }
    said += try await samples.stations(named: "가(나)").map(\.prices.company)
    for text in said {
      let english = ServiceWords.phrase(text).text(.english)
      #expect(!english.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }, "\(text)")
    }
  }
}
