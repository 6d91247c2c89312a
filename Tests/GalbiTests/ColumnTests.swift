import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import Testing

@testable import Galbi
@testable import Launch
@testable import TerminalUI

/// A wider window shows no fewer columns of a table or a list than a narrower one.
@MainActor
struct ColumnTests {
  private let folder = TemporaryFolder()

  private static let widths = [80, 100, 120, 160, 200]

  /// Keys that lead to tables which demos do not begin with, in every width to the same.
  private static let ways = [
    "Finance": ["l"], "Highway": ["r", "o", "o Enter"], "Ledger": ["b", "P", "="],
    "Mart": ["Down Enter Down Enter c", "o"], "Transport": ["t"],
  ]

  @Test(arguments: Language.allCases)
  func `no column of a table is lost in a wider window`(language: Language) async throws {
    for demo in Command.demos {
      for keys in [""] + (Self.ways[demo.name] ?? []) {
        var narrower: Set<String> = []
        for columns in Self.widths {
          let size = Size(columns: columns, rows: 40)
          let app = await demo.make(.offline(in: folder)).launched(size, language)
          try await app.press(keys)
          let titles = app.window.drawAnew().columnTitles
          let lost = narrower.subtracting(titles).sorted()
          expectEqual(lost, [], "\(demo.name), after \(keys), in \(columns) columns: \(app.lines)")
          narrower = titles
          app.shutDown()
        }
      }
    }
  }
}
