import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The chart of one month, which has days or payees as bars, in several sizes and both languages.
@MainActor
struct MonthChartScreenTests {
  /// A refund of more than was spent on its day.
  private static let rows: [LedgerRow] = {
    let back = ScreenEntries.row(9, 20_261_103, 5_000, "시장", .food)
    return ScreenEntries.rows + [
      LedgerRow(
        id: back.id, origin: back.origin, entry: back.entry,
        link: LinkMark(kind: .refund, leftOut: .zero))
    ]
  }()

  private func app(_ columns: Int, _ rows: Int, _ language: Language) -> LedgerApp {
    LedgerApp(LedgerFixture(Self.rows), Size(columns: columns, rows: rows), language)
  }

  @Test(
    arguments: [(40, 12), (80, 24), (120, 35), (200, 50)] as [(Int, Int)], Language.allCases)
  func `days and payees have bars, which open their entries`(
    _ size: (Int, Int), _ language: Language
  ) async throws {
    let app = app(size.0, size.1, language)
    let isKorean = language == .korean
    try await app.press("m Down Enter t")
    // In few columns hints are keys alone.
    let (payees, days) =
      size.0 < 60
      ? ("  T  ", "  T  ")
      : isKorean ? ("T 거래처별", "T 일별") : ("T by payee", "T by day")
    #expect(app.footer.contains(payees))
    #expect(app.lines.contains { $0.contains(isKorean ? "2026년 11월" : "Nov 2026") })
    // Lines are as wide as the window, whatever is drawn.
    #expect(app.lines.allSatisfy { app.window.environment.columns(of: $0) <= size.0 })
    #expect(app.speech.contains { $0.contains(isKorean ? "차트 일별 지출" : "Expenses by day") })
    #expect(app.speech.contains { $0.contains(isKorean ? "5일 21,000" : "5 Nov 21,000") })
    #expect(app.speech.contains { $0.contains("-5,000") })
    // More came back than was spent on the third; it has no bar, and its caption says so.
    try await app.press("Home Right Right Right")
    let caption = isKorean ? "지출 -5,000원(환불이 더 많음)" : "Expense -5,000 won (more came back)"
    #expect(app.lines.contains { $0.contains(caption) })
    try await app.press("Right Right Enter")
    #expect(
      app.lines.contains {
        $0.contains("2026.11.05") || $0.contains("5 Nov 2026") || $0.contains("11.05")
      })
    try await app.press("t")
    #expect(app.speech.contains { $0.contains("칼국수") })
    #expect(!app.speech.contains { $0.contains("우리은행") })
    try await app.press("Esc m Down Enter T")
    #expect(app.footer.contains(days))
    try await app.press("t")
    #expect(app.speech.contains { $0.contains(isKorean ? "차트 거래처별 지출" : "Expenses by payee") })
    #expect(app.speech.contains { $0.contains("시장 27,400, 칼국수 21,000") })
    try await app.press("Home Right")
    #expect(app.lines.contains { $0.contains("시장") && $0.contains("27,400") })
    try await app.press("Enter t")
    #expect(app.speech.contains { $0.contains(isKorean ? "2건" : "2 entries") })
    await expectEqual(app.end(), [])
  }

  @Test func `a month in a usual window`() async throws {
    let app = app(80, 24, .korean)
    try await app.press("m Down Enter")
    expectEqual(
      Array(app.lines[3...12]),
      [
        "  2026년 11월  5                          수입 50,000원  지출 66,400원  최신순",
        "                                                             ▏ ██ 식비  48,400",
        "  3.2만                   █                                    ██ 교통  18,000",
        "                          █                                       합계  66,400",
        "            ▇             █▃",
        "  1.6만     █             ██",
        "            █             ██",
        "          - █             ██",
        "      0 1  4  7  10 13 16 19 22 25 28",
        "  2026.11.20  지출 18,000원, 수입 50,000원, 2건                           일별",
      ])
    try await app.press("T")
    expectEqual(
      Array(app.lines[3...12]),
      [
        "  2026년 11월  5                          수입 50,000원  지출 66,400원  최신순",
        "        27,400                                               ▏ ██ 식비  48,400",
        "  2.7만 █████████████    21,000                                ██ 교통  18,000",
        "        █████████████    ▅▅▅▅▅▅▅▅▅▅▅▅▅    18,000                  합계  66,400",
        "        █████████████    █████████████    █████████████",
        "  1.4만 █████████████    █████████████    █████████████",
        "        █████████████    █████████████    █████████████",
        "        █████████████    █████████████    █████████████",
        "      0 시장             칼국수           슈퍼전기차 택시…",
        "  슈퍼전기차 택시  우리집 → 회사  지출 18,000원, 1건                  거래처별",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a month in a small window has the selected day in sight`() async throws {
    let app = app(40, 12, .korean)
    try await app.press("m Down Enter t End")
    expectEqual(
      Array(app.lines[2...10]),
      [
        "────────────────────────────────────────",
        " 2026년 11월  5               표 │▏차트",
        " 수입 50,000원  지출 66,400원  최신순",
        " 3.2만           █            ▌ ██ 식비",
        "                 █▅             ██ 교통",
        "                 ██                합계",
        "     0‹9  12 15 18 21 24 27 ▲",
        " 2026.11.30 식비  지출 0원, 0건    일별",
        "────────────────────────────────────────",
      ])
    try await app.press("Home Right")
    expectEqual(
      Array(app.lines[2...10]),
      [
        "────────────────────────────────────────",
        " 2026년 11월  5               표 │▏차트",
        " 수입 50,000원  지출 66,400원  최신순",
        " 3.2만                   █    ▌ ██ 식비",
        "           █             █▅     ██ 교통",
        "         - █             ██        합계",
        "     0 ▲  4  7  10 13 16 19  ›",
        " 2026.11.01 식비  지출 0원, 0건    일별",
        "────────────────────────────────────────",
      ])
    await expectEqual(app.end(), [])
  }
}
