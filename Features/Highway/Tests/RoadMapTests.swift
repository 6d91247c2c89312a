import Expectations
import Geography
import HighwayDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

@testable import HighwayPresentation

/// The map of the expressways.
@MainActor
struct RoadMapTests {
  /// A screen that is a map of one road.
  private final class MapView: AnyView {
    private let state = MapState()

    override var title: Phrase { Phrase("map") }

    override func body(in environment: Environment) -> any Widget {
      RoadMap(
        state: state, roads: [[.at(37, 127), .at(37, 128)]],
        cities: [
          City(name: "서울", englishName: "Seoul", province: "", coordinate: .at(37, 127.5)),
          City(name: "김해", englishName: "", province: "", coordinate: .at(37, 127.8)),
        ],
        layers: [.marks([MapMark("a", at: .at(37, 127), label: "A", style: Style(), name: "A")])],
        legend: ["start", "rest areas", "a word too many"].map {
          RoadMap.Sign(label: "A", style: .plain, word: Phrase($0))
        })
    }
  }

  /// The screen with so many rows for the map.
  private func screen(_ rows: Int) async -> [String] {
    let app = AppHarness(
      (), Size(columns: 60, rows: rows + 5),
      in: FrameRouter { _ in ViewableRouter(interactor: Interactor(), view: MapView()) })
    await app.settle()
    let lines = Array(app.content)
    await expectEqual(app.end(), [])
    return lines
  }

  @Test(arguments: [(5, false), (6, true)])
  func `six rows and more say where the roads are from`(rows: Int, isSaid: Bool) async {
    let screen = await screen(rows)
    expectEqual(screen.contains { $0.hasSuffix("© OpenStreetMap contributors") }, isSaid)
    #expect(screen.contains { $0.contains("A") })
    #expect(screen.contains { $0.contains("서울") })
    expectEqual(screen.contains { $0.contains("A start  A rest areas  ") }, isSaid)
    #expect(!screen.contains { $0.contains("too many") })
    // The road, in dots.
    #expect(screen.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }
}
