import Headless
import Phrases
import RIBsTesting
import TerminalUI
import Testing

@testable import LedgerPresentation

/// What the head of the ledger says of the filters in force.
@MainActor
struct LedgerTitleTests {
  private func head(_ columns: Int, _ language: Language) async throws -> String {
    let app = LedgerApp(LedgerFixture(), Size(columns: columns, rows: 12), language)
    try await app.press("m Down Enter f Down Enter v Down Down Enter / \"칼\" Enter")
    defer { withExtendedLifetime(app) {} }
    return try #require(app.lines.first { $0.contains("· ") && !$0.contains("›") })
  }

  @Test func `all filters and the count are in sight in few columns`() async throws {
    #expect(try await head(40, .korean).hasPrefix(" 검색 · 현금 · 11월 · 식비  1"))
    #expect(try await head(40, .english).hasPrefix(" Search · Cash · Nov · Food  1"))
    let narrow = try await head(30, .english)
    #expect(narrow.contains("Cash"))
    #expect(narrow.contains("  1"))
  }

  @Test func `with room the filters have their full names`() async throws {
    #expect(try await head(80, .korean).hasPrefix("  검색 결과 · 현금 · 2026년 11월 · 식비  1"))
    #expect(
      try await head(80, .english).hasPrefix("  Search results · Cash · Nov 2026 · Food  1"))
  }
}
