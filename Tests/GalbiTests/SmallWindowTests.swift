import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import Testing

@testable import Galbi
@testable import Launch
@testable import TerminalUI

/// What a window of 40 columns and 12 rows has room for.
@MainActor
struct SmallWindowTests {
  private let folder = TemporaryFolder()

  private func lines(_ name: String, _ language: Language, _ keys: String) async throws -> [String]
  {
    let demo = try #require(Command.demos.first { $0.name == name })
    let app = await demo.make(.offline(in: folder))
      .launched(Size(columns: 40, rows: 12), language)
    try await app.press(keys)
    defer { app.shutDown() }
    return app.window.frame().lines
  }

  @Test(arguments: Language.allCases)
  func `each bar of half a year has its month`(language: Language) async throws {
    let lines = try await lines("Ledger", language, "t")
    // The newest entry of the demo is of January.
    let months = lines.first { $0.hasPrefix("      0 ") || $0.hasPrefix("    0 ") }
    let words = months?.split(separator: " ").prefix(7).map(String.init)
    expectEqual(words, ["0", "8", "9", "10", "11", "12", "1"], "\(lines)")
  }

  @Test(arguments: [(Language.korean, "합계 50,800원"), (.english, "Total 50,800 won")])
  func `the total of an order is named`(language: Language, words: String) async throws {
    let lines = try await lines("Mart", language, "Down Enter Down Enter c Enter Tab Tab")
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
  }

  @Test(arguments: Language.allCases)
  func `the tiles of Home have their whole titles`(language: Language) async throws {
    let app = FinderApp().launch(language, Size(columns: 40, rows: 12))
    await app.settle()
    #expect(!app.window.frame().lines[3].contains("…"), "\(app.lines)")
    app.shutDown()
  }
}
