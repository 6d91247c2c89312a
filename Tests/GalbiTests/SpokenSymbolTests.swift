import Headless
import Launch
import Phrases
import RIBs
import TemporaryFolder
import TerminalRIBs
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// What is spoken are words: no sign that only has a meaning where it stands.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct SpokenSymbolTests {
  private let folder = TemporaryFolder()
  private static let signs: Set<Character> = [
    "▌", "▏", "✓", "♥", "●", "○", "┃", "│", "▲", "▼", "█", "▀",
  ]

  private func faults(_ app: Headless) -> [String] {
    app.window.speech().filter { $0.contains { Self.signs.contains($0) } }
  }

  @Test(arguments: Language.allCases)
  func `in all places of the app`(language: Language) async throws {
    let app = await GalbiProgram(.offline(in: folder)).launched(
      Size(columns: 120, rows: 40), language)
    for destination in Destination.all {
      _ = try await app.root.open(Link(parsing: destination.link))
      for key in "Down Space Tab s Down".split(separator: " ") {
        #expect(faults(app) == [], "\(destination.link), before \(key)")
        try await app.press(String(key))
      }
      #expect(faults(app) == [], "\(destination.link)")
    }
    app.shutDown()
  }

  @Test(arguments: Language.allCases)
  func `in all demos, as far as a few keys lead`(language: Language) async throws {
    for demo in Command.demos {
      let app = await demo.make(.offline(in: folder)).launched(
        Size(columns: 100, rows: 30), language)
      for key in "Down f Space Tab Enter Tab Down Space Enter Esc Esc s".split(separator: " ") {
        #expect(faults(app) == [], "\(demo.name), before \(key)")
        try await app.press(String(key))
      }
      app.shutDown()
    }
  }
}
