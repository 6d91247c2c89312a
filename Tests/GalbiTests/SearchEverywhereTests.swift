import Expectations
import Headless
import Phrases
import RIBs
import Testing

@testable import Galbi
@testable import TerminalUI

/// Every search of the app highlights what it finds, only where it looks, and takes `n` and `N`.
@MainActor
struct SearchEverywhereTests {
  private let finder = FinderApp()

  /// What is typed after `/` on each screen that has one.
  nonisolated private static let searches: [(link: String, typed: String)] = [
    ("home", "e"), ("home/movies?query=의", ""), ("home/mart", "1"),
    ("finance/ledger", "2"),
  ]

  private func hasSteps(_ app: Headless) -> Bool {
    ["n", "N"].allSatisfy { key in
      app.window.bindings.contains { $0.keys == [.character(key)] && !$0.isHinted }
    }
  }

  /// The underlined parts of the rows.
  private func highlighted(_ app: Headless) -> [String] {
    let frame = app.window.frame()
    return (0..<frame.size.rows).flatMap { row in
      var parts = [""]
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        if cell.style.isUnderlined, cell.style.isBold {
          parts[parts.count - 1] += String(
            String.UnicodeScalarView(frame.clusters.scalars(of: cell.glyph)))
        } else if parts.last?.isEmpty == false {
          parts.append("")
        }
      }
      return parts.filter { !$0.isEmpty }
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 200, rows: 50)], Language.allCases)
  func `each screen with a search has n, N and highlights`(size: Size, language: Language)
    async throws
  {
    let app = finder.launch(language, size)
    try await finder.add(
      [("2022-02-22", "Coffee 2", -2_222), ("2022-02-22", "Cafe 22", -2_200)], to: app)
    for (link, typed) in Self.searches {
      _ = try await app.root.open(Link(parsing: link))
      await app.settle()
      if !typed.isEmpty { try await app.press("/ \"\(typed)\" Enter") }
      #expect(hasSteps(app), "\(link)")
      #expect(!highlighted(app).isEmpty, "\(link)")
    }
    // Other screens, as far as they have a search, and something that it finds.
    let known = Set(Self.searches.map { $0.link.split(separator: "?")[0] })
    for destination in Destination.all where !known.contains(Substring(destination.link)) {
      _ = try await app.root.open(Link(parsing: destination.link))
      await app.settle()
      guard app.window.bindings.contains(where: { $0.keys.contains(.character("/")) }) else {
        continue
      }
      try await app.press("/ e Enter")
      #expect(highlighted(app).isEmpty || hasSteps(app), "\(destination.link)")
    }
    app.shutDown()
  }

  @Test(arguments: [80, 200])
  func `only what is searched is highlighted`(columns: Int) async throws {
    let app = finder.launch(.english, Size(columns: columns, rows: 30))
    try await finder.add(
      [("2022-02-22", "Coffee 2", -2_222), ("2022-02-22", "Cafe 22", -2_200)], to: app)
    // Neither generations nor e-mail addresses, which all have the letter.
    try await app.press("/ o Enter")
    #expect((1..<24).contains(highlighted(app).count), "\(highlighted(app))")
    _ = try await app.root.open(Link(parsing: "finance/ledger"))
    try await app.press("/ 2 Enter")
    expectEqual(highlighted(app), ["22", "2"], "\(highlighted(app))")
    app.shutDown()
  }
}
