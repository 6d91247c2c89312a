import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// What has the focus is on the screen in a window of any size, with whatever stands around it.
@MainActor
struct FocusInSightTests {
  private let folder = TemporaryFolder()

  /// Among them those below which a part of a page is left out.
  private static let sizes = [40, 80, 100, 146].flatMap { columns in
    [12, 14, 17, 20, 23].map { Size(columns: columns, rows: $0) }
  }

  /// Keys that lead to screens with fields and buttons, or which fill them.
  nonisolated private static let ways = [
    ("Finance", ""), ("Finance", "a"), ("Finance", "t"), ("Highway", "r"), ("Highway", "Enter"),
    ("Highway", "w"), ("Highway", "t"), ("Home", ""), ("Home", "Enter e"), ("Ledger", "a"),
    ("Ledger", "i"), ("Ledger", "b a"), ("Mart", "+ Down + c"), ("Mart", "+ n"),
    ("Movies", "\"cat\" Enter"), ("Profile", ""), ("Session", ""),
    ("Transport", ""), ("Transport", "Enter Tab Enter"), ("Transport", "Enter Tab Enter Enter Esc"),
  ]

  @Test(arguments: ways, Language.allCases)
  func `what Tab reaches is in sight in all sizes`(
    way: (demo: String, keys: String), language: Language
  ) async throws {
    let demo = try #require(Command.demos.first { $0.name == way.demo })
    let app = await demo.make(.offline(in: folder)).launched(Size(columns: 80, rows: 24), language)
    try await app.press(way.keys)
    for size in Self.sizes {
      app.window.send(.resize(size))
      await app.settle()
      for _ in 0..<Self.tabs {
        expectEqual(app.window.focusFault, nil, "\(way), \(size.columns)×\(size.rows)")
        try await app.press("Tab")
      }
    }
    app.shutDown()
  }

  /// As many as lead once around most screens.
  private static let tabs = 6
}
