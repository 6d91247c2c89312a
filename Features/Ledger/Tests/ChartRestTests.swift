import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The chart's row of all categories but the largest.
@MainActor
struct ChartRestTests {
  /// Entries of so many categories, each of 5 November, and of each second category one of October; the first
  /// category has most.
  private static func rows(_ count: Int) -> [LedgerRow] {
    LedgerCategory.builtIn.prefix(count).enumerated().flatMap { place, category in
      [10, 11].filter { $0 == 11 || place.isMultiple(of: 2) }.map { month in
        ScreenEntries.row(
          Int64(place * 2 + month - 9), 2026_00_05 + month * 100, Int64(place - 20) * 1_000,
          "\(category.rawValue) \(month)", category)
      }
    }
  }

  private func app(
    _ count: Int, _ columns: Int = 80, _ rows: Int = 30, _ language: Language = .korean
  ) async -> LedgerApp {
    let app = LedgerApp(
      LedgerFixture(Self.rows(count)), Size(columns: columns, rows: rows), language)
    await app.settle()
    return app
  }

  /// What the legend has, each row with one blank between its words.
  private func legend(of app: LedgerApp) -> [String] {
    app.lines.compactMap { line in
      let words = line.ranges(of: "██ ").last.map { line[$0.upperBound...].split(separator: " ") }
      guard let words, words.count > 1, !words[0].contains("█") else { return nil }
      return words.joined(separator: " ")
    }
  }

  @Test func `six categories have a row each, and one sums the rest`() async throws {
    let app = await app(9)
    expectEqual(
      legend(of: app),
      [
        "식비 40,000",
        "영화 36,000",
        "생활 32,000",
        "충전 28,000",
        "기타 24,000",
        "교통 19,000",
        "그 외 3개 45,000",
      ])
    #expect(app.lines.contains { $0.contains("합계") && $0.contains("224,000") })
    await expectEqual(app.end(), [])
  }

  @Test func `one category is not a rest`() async throws {
    let app = await app(7)
    expectEqual(legend(of: app).count, 7)
    #expect(!app.lines.contains { $0.contains("그 외") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func
    `Enter unfolds the rest in its place, where each category shows its entries, and folds it again`(
      _ language: Language
    ) async throws
  {
    let app = await app(9, 80, 30, language)
    let isKorean = language == .korean
    try await app.press("t Down Down Down Down Down Down")
    #expect(app.footer.contains(isKorean ? "Enter 펼치기" : "Enter unfold"))
    let name = isKorean ? "그 외 3개" : "3 others"
    #expect(
      app.lines.contains { $0.contains("\(name)  ") && $0.contains(isKorean ? "3건" : "3 entries") })
    #expect(
      app.speech.contains {
        $0.contains(isKorean ? "그 외 3개: " : "3 others: ") && $0.contains("45,000")
      })
    try await app.press("Enter")
    #expect(app.footer.contains(isKorean ? "Enter 접기" : "Enter fold"))
    expectEqual(legend(of: app).count, 10)
    #expect(legend(of: app)[6].hasPrefix(name))
    // The sum is that of what follows.
    #expect(legend(of: app)[7].hasPrefix(isKorean ? "쇼핑 17,000" : "Shopping 17,000"))
    try await app.press("Down Enter")
    #expect(app.speech.contains { $0.contains("shopping 11") })
    #expect(!app.speech.contains { $0.contains("food 11") })
    try await app.press("Esc Up Enter")
    expectEqual(legend(of: app).count, 7)
    await expectEqual(app.end(), [])
  }

  @Test func `Space marks all entries of the rest in a month, or in all`() async throws {
    let app = await app(9)
    try await app.press("t Down Down Down Down Down Down Space")
    #expect(app.lines.contains { $0.contains("3건 선택") })
    try await app.press("Space")
    #expect(!app.lines.contains { $0.contains("건 선택") })
    // In October none of them has an entry.
    try await app.press("End Left Space")
    #expect(!app.lines.contains { $0.contains("건 선택") })
    try await app.press("Right Space")
    #expect(app.lines.contains { $0.contains("3건 선택") })
    await expectEqual(app.end(), [])
  }

  @Test func `a category of the rest that was selected is shown by its row when it is folded`() {
    var chart = LedgerChart()
    chart.receive(
      MonthTotals(
        Dictionary(
          uniqueKeysWithValues: Self.rows(9).map {
            (MonthTotals.Bar(of: $0), LedgerSummary(amount: $0.amount, link: nil))
          })), order: LedgerCategory.builtIn)
    expectEqual(chart.rest, [.shopping, .health, .income])
    chart.go(to: .init(row: 6, column: nil))
    #expect(chart.isAtRest)
    chart.turnRest()
    chart.go(to: .init(row: 8, column: 5))
    expectEqual(chart.row, .category(.health))
    expectEqual(chart.queries(of: LedgerQuery()).map(\.category), [.health])
    chart.turnRest()
    expectEqual(chart.place, .init(row: 6, column: 5))
    #expect(chart.isAtRest)
    expectEqual(chart.queries(of: LedgerQuery()).map(\.category), [.shopping, .health, .income])
    let sum = LedgerSummary(count: 3, spent: Won(45_000), received: .zero)
    expectEqual(chart.sum(of: chart.rest), sum)
  }
}
