import Expectations
import Headless
import HighwayDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing

@testable import HighwayPresentation

/// What stands for the kinds of incidents on the map and, where there are few colours, in the list.
@MainActor
struct IncidentSignTests {
  @Test(arguments: [Symbols.unicode, .ascii])
  func `kinds of one colour have one sign, and others another one`(symbols: Symbols) {
    for one in Incident.Kind.allCases {
      for other in Incident.Kind.allCases {
        expectEqual(one.sign(symbols) == other.sign(symbols), one.role == other.role)
      }
    }
  }

  @Test func `the list has the signs of the map where colours do not tell kinds apart`() async {
    let parts = HighwayFixture()
    parts.corporation.answers = [.test("a", .roadwork), .test("b", .accident)]
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(!app.content.contains { $0.contains("▲ 공사") })
    app.window.environment.hasColors = false
    let lines = app.window.frame().lines
    for row in ["▲ 공사 영동선", "● 사고 영동선"] {
      #expect(lines.contains { $0.contains(row) }, "\(lines)")
    }
    await expectEqual(app.end(), [])
  }
}
