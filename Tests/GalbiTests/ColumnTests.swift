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
    "Finance": ["l"], "Highway": ["r", "r Enter", "o", "o Enter"], "Ledger": ["b", "P", "="],
    "Mart": ["Down Enter Down Enter c", "o"], "Movies": [#"/ "lighthouse" Enter"#],
    "Transport": ["t"],
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
          let titles = Set(app.window.passAnew().headings.map(\.title))
          let lost = narrower.subtracting(titles).sorted()
          expectEqual(lost, [], "\(demo.name), after \(keys), in \(columns) columns: \(app.lines)")
          narrower = titles
          app.shutDown()
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `no word of a list is lost or cut in a wider window`(language: Language) async throws {
    for demo in Command.demos {
      for keys in [""] + (Self.ways[demo.name] ?? []) {
        var whole: Set<String> = []
        for columns in Self.widths {
          // A wider page may have more around its list, and needs rows for it.
          let size = Size(columns: columns, rows: whole.isEmpty ? 24 : 40)
          let app = await demo.make(.offline(in: folder)).launched(size, language)
          try await app.press(keys)
          let frame = app.window.frame()
          if whole.isEmpty {
            whole = Self.wholeWords(inListsOf: app.window)
          } else {
            let shown = (0..<size.rows).flatMap { GridTests.words(of: $0, in: frame) }.map(\.text)
            let lost = whole.subtracting(shown + Self.replaced)
            expectEqual(
              lost.sorted(), [], "\(demo.name), after \(keys), in \(columns) columns: \(app.lines)")
          }
          app.shutDown()
        }
      }
    }
  }

  /// A scroll bar, and how many people a country has: it heads them in 80 columns, and is a column in more.
  private static let replaced = ["┃", "3"]

  /// The words in lists that are not cut.
  private static func wholeWords(inListsOf window: Window) -> Set<String> {
    let frame = window.frame()
    let cut = window.environment.symbols.ellipsis
    var words: Set<String> = []
    for place in window.placements.filter({ $0.responder is ListState }).map(\.frame) {
      let columns = place.origin.column..<place.origin.column + place.size.columns
      for row in place.origin.row..<place.origin.row + place.size.rows {
        words.formUnion(
          GridTests.words(of: row, in: frame).filter {
            columns.contains($0.column) && $0.text.last != cut
          }.map(\.text))
      }
    }
    return words
  }
}
