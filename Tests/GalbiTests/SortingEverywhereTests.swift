import Expectations
import Headless
import Phrases
import RIBs
import Testing

@testable import Galbi
@testable import TerminalUI

/// Every list of the app with rows of its own sorts, by `s` and by a click, and says by what.
@MainActor
struct SortingEverywhereTests {
  private let finder = FinderApp()

  nonisolated private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 30), Size(columns: 200, rows: 50),
  ]

  /// Screens with lists, and why these are not sorted by the user.
  private static let unsorted = [
    "finance": "the newest entries, whose ledger sorts",
    "finance/cards": "the cards are in the user’s own order",
    "finance/topup": "a choice of cards",
    "profile": "settings in sections",
    "home/movies": "films as the service ranks them",
    "home/transport": "a choice of a way",
  ]

  /// Rest areas say how much room they need beside the pane by their titles, with the sign of the order.
  private static let moving = "home/highway/rest"

  /// Screens that no destination names.
  private static let others = ["home/highway/road?code=0010", "home/mart/cart"]

  /// The signs of an order, and where they stand.
  private func signs(in app: Headless) -> [Point: Character] {
    var signs: [Point: Character] = [:]
    for (row, line) in app.window.frame().columnLines.enumerated() {
      for (column, sign) in line.enumerated() where "▲▼".contains(sign) {
        signs[Point(column: column, row: row)] = sign
      }
    }
    return signs
  }

  /// What is said besides the row that has the focus.
  private func words(in app: Headless) -> Set<String> {
    Set(app.window.spoken().filter { $0.kind != .focused }.map(\.subject))
  }

  @Test(arguments: sizes, Language.allCases)
  func `every list is sorted by a key and a click, or is known not to be`(
    size: Size, language: Language
  ) async throws {
    let app = finder.launch(language, size)
    try await finder.add(
      [("2026-11-20", "Coffee", -5_600), ("2026-11-19", "Bread", -6_100)], to: app)
    _ = try await app.root.open(Link(parsing: "home/mart"))
    try await app.press("+ Down + Down +")
    for link in Destination.all.map(\.link) + Self.others {
      _ = try await app.root.open(Link(parsing: link))
      await app.settle()
      let hasRows = app.window.placements.contains { placement in
        guard let list = placement.responder as? ListState else { return false }
        return !list.isDriven && list.lines.lineCount > 1
      }
      let title = SortText.sort.text(language)
      let isSorted = app.window.bindings.contains {
        $0.keys.contains(.character("s")) && $0.title.text(language) == title
      }
      guard hasRows || isSorted else { continue }
      #expect(isSorted != Self.unsorted.keys.contains(link), "\(link)")
      guard isSorted, hasRows else { continue }
      try await expectSorting(app, link)
    }
    // The lists over the ledger.
    for keys in ["K", "r", "= Tab C-u \"2026-11-30\" Tab \"0\" Enter"] {
      _ = try await app.root.open(Link(parsing: "finance/ledger"))
      try await app.press(keys)
      try await expectSorting(app, keys)
      try await app.press("Esc")
    }
    app.shutDown()
  }

  /// The titles above the rows, each with its place; none is cut.
  private func headings(in app: Headless) -> Set<RenderPass.Heading> {
    app.window.passAnew().headings
  }

  /// Sorts by a key, and then by a click on the sign of the order; no title moves or is cut.
  private func expectSorting(_ app: Headless, _ name: String) async throws {
    let before = signs(in: app)
    let saidBefore = words(in: app)
    let titles = headings(in: app)
    expectEqual(titles.filter(\.isCut), [], "\(name)")
    try await app.press("s")
    if name != Self.moving { expectEqual(headings(in: app), titles, "\(name)") }
    #expect(!words(in: app).isSubset(of: saidBefore), "\(name): the order is not said")
    let sorted = signs(in: app)
    let place = sorted.first { before[$0.key] != $0.value }?.key
    app.window.send(
      .mouse(Mouse(.click, at: try #require(place, "\(name): no sign of the order"))))
    await app.settle()
    #expect(signs(in: app) != sorted, "\(name): a click")
  }
}

extension Buffer {
  /// The characters of each row by their columns.
  fileprivate var columnLines: [[Character]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[column, row]
        let scalars = clusters.scalars(of: cell.glyph)
        return String(String.UnicodeScalarView(scalars)).first ?? " "
      }
    }
  }
}
