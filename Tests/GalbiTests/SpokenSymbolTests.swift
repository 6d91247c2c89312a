import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
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

  private static func faults(_ app: Headless) -> [String] {
    app.window.speech().filter { $0.contains { signs.contains($0) } }
  }

  /// What is wrong before each of the keys, and after the last.
  static func faults(_ app: Headless, along keys: String) async throws -> [String] {
    var found: [String] = []
    for key in keys.split(separator: " ") {
      found += faults(app).map { "before \(key): \($0)" }
      try await app.press(String(key))
    }
    return found + faults(app)
  }

  @Test(arguments: Language.allCases)
  func `in all demos, as far as a few keys lead`(language: Language) async throws {
    for demo in Command.demos {
      let app = await demo.make(.offline(in: folder)).launched(
        Size(columns: 100, rows: 30), language)
      let keys = "Down f Space Tab Enter Tab Down Space Enter Esc Esc s"
      try await expectEqual(Self.faults(app, along: keys), [], "\(demo.name)")
      app.shutDown()
    }
  }
}
