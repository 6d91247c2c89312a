import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import Testing
import WalletDomain

@testable import LedgerPresentation
@testable import TerminalUI

/// What the table of entries does with its room: nothing is cut beside blanks, and no long name costs a column.
@MainActor
struct LedgerRoomTests {
  /// An entry in a category of the user's own, after that was named.
  private func app(naming category: String, _ columns: Int) async throws -> LedgerApp {
    let row = ScreenEntries.row(9, 20_261_121, -5_000, "제주", .init(rawValue: "user-1"))
    let app = LedgerApp(
      LedgerFixture(ScreenEntries.rows + [row]), Size(columns: columns, rows: 24), .korean)
    try await app.press("C a \"\(category)\" C-s Esc")
    return app
  }

  @Test(arguments: [(80, false), (120, false), (200, true)])
  func `a long name of a category gets what texts leave, and the column stays`(
    columns: Int, isWhole: Bool
  ) async throws {
    let app = try await app(naming: "여행여행여행여행여행", columns)
    let lines = app.lines
    let name = isWhole ? "여행여행여행여행여행  제주" : "여행여행여행여…"
    #expect(lines.contains { $0.hasPrefix("▌ 11.21   \(name)") && $0.contains("  제주") }, "\(lines)")
    #expect(lines.contains { $0.contains("교통") && $0.contains("슈퍼전기차") })
    #expect(lines.contains { $0.contains("둘이서") })
    await expectEqual(app.end(), [])
  }

  @Test func `a long name is whole beside short texts`() async throws {
    let row = ScreenEntries.row(9, 20_261_121, -5_000, "제주", .init(rawValue: "user-1"))
    let app = LedgerApp(LedgerFixture([row]), Size(columns: 80, rows: 24), .korean)
    try await app.press("C a \"여행여행여행여행여행\" C-s Esc")
    #expect(app.lines.contains { $0.hasPrefix("▌ 11.21   여행여행여행여행여행  제주") }, "\(app.lines)")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [52, 56, 60, 64, 70]) func `a long name takes no column from the others`(
    columns: Int
  ) async throws {
    func titles(_ name: String) async throws -> Set<String> {
      let app = try await app(naming: name, columns)
      let titles = Set(app.window.passAnew().headings.map(\.title))
      await expectEqual(app.end(), [])
      return titles
    }
    try await expectEqual(titles("여행여행여행여행여행"), titles("여행"))
  }

  @Test(arguments: [(160, 40), (200, 50), (230, 50)]) func `accounts are whole where there is room`(
    columns: Int, rows: Int
  ) async throws {
    let fixture = LedgerFixture()
    let name = "우리은행 급여통장 0123-456"
    let long = StatementEntry(
      LedgerEntry(
        day: ScreenEntries.day(2026_11_24), amount: Won(-14_050), text: "주식회사 우아한형제들 배달의민족",
        category: .food))
    _ = try await fixture.ledger.perform(.addUnknown([long], file: "a.csv", to: .new(name)))
    let app = LedgerApp(fixture, Size(columns: columns, rows: rows), .english)
    #expect(app.lines.contains { $0.contains("배달의민족") && $0.contains(name) }, "\(app.lines)")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(80, 24), (120, 35), (40, 12)])
  func `rows without bars are shown where the chart would be`(columns: Int, rows: Int) async throws
  {
    let app = LedgerApp(LedgerFixture(), Size(columns: columns, rows: rows), .english)
    try await app.press("t / \"급여\" Enter")
    let lines = app.lines
    #expect(lines.contains { $0.contains("No expenses.") && !$0.contains("Press a") }, "\(lines)")
    let row = try #require(lines.firstIndex { $0.contains("▌") && $0.contains("급여") }, "\(lines)")
    #expect(row > (lines.firstIndex { $0.contains("No expenses.") } ?? 99))
    // Its keys are those of the row.
    try await app.press("e")
    expectEqual(app.sheet, "EntryForm")
    try await app.press("Esc t")
    #expect(!app.lines.contains { $0.contains("No expenses.") })
    try await app.press("Esc t")
    #expect(!app.lines.contains { $0.contains("No expenses.") })
    await expectEqual(app.end(), [])
  }
}
