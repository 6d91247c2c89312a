import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Search
import Store
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Linked entries in the ledger: in its rows, its sums, its pane, and taken apart.
@MainActor
struct LinkedLedgerTests {
  /// Some linked already.
  private func app(
    _ size: Size, _ language: Language = .korean, linking proposals: [LinkProposal],
    symbols: Symbols = .unicode
  ) async throws -> LedgerApp {
    let dependencies = try await LinkEntries.dependencies()
    if !proposals.isEmpty { _ = try await dependencies.ledger.perform(.link(proposals)) }
    return LedgerApp(dependencies, size, language, symbols: symbols)
  }

  private func line(_ text: String, of app: LedgerApp) -> String? {
    app.content.first { $0.contains(text) }
  }

  @Test(arguments: [(Symbols.unicode, "↔"), (.ascii, "~")])
  func `a linked row has a sign, and a dim amount`(symbols: Symbols, sign: String) async throws {
    let app = try await app(.normal, linking: [LinkEntries.transfer], symbols: symbols)
    for amount in ["+500,000", "-500,000"] {
      expectEqual(line(amount, of: app)?.contains(sign), true)
    }
    expectEqual(line("-18,000", of: app)?.contains(sign), false)
    #expect(app.speech.contains { $0.contains("이체") == false })
    try await app.press("End")
    #expect(app.speech.contains { $0.contains("김하늘") && $0.contains("이체") })
    await expectEqual(app.end(), [])
  }

  @Test func `what does not count has a dim amount`() {
    func role(_ amount: Int64, _ mark: LinkMark?) -> Role {
      LedgerRow(id: 1, origin: .hand, entry: entry(2026_11_01, amount, "가게"), link: mark).amountRole
    }
    expectEqual(role(-5, nil), .text)
    expectEqual(role(5, nil), .positive)
    expectEqual(role(-5, LinkMark(kind: .transfer, leftOut: Won(5))), .dim)
    expectEqual(role(5, LinkMark(kind: .same, leftOut: Won(5))), .dim)
    expectEqual(role(-5, LinkMark(kind: .cardBill, leftOut: Won(3))), .text)
    expectEqual(role(5, LinkMark(kind: .refund, leftOut: .zero)), .positive)
  }

  @Test func `the sums say what is left out, in fewer columns in short`() async throws {
    let proposals = [LinkEntries.transfer, LinkEntries.bill]
    let wide = try await app(Size(columns: 140, rows: 30), linking: proposals)
    #expect(wide.content[0].contains("지출 273,000원  이체 등 984,406원 제외"))
    let normal = try await app(.normal, linking: proposals)
    #expect(normal.content[0].contains("지출 273,000원  제외 984,406"))
    #expect(normal.speech.contains { $0.contains("이체 등 984,406원 제외") })
    let none = try await app(Size(columns: 140, rows: 30), linking: [])
    #expect(!none.lines.contains { $0.contains("제외") })
    for app in [wide, normal, none] { await expectEqual(app.end(), []) }
  }

  @Test func `the entry has its pair beside it, to which o goes`() async throws {
    let app = try await app(Size(columns: 140, rows: 40), linking: [LinkEntries.transfer])
    try await app.press("End")
    let own = app.lines.filter { $0.contains("저축은행 · 김하늘 · 2026.11.03 · +500,000원") }
    #expect(own.count == 1 || app.lines.contains { $0.contains("저축은행 · 김하늘") })
    #expect(app.lines.contains { $0.contains("오전 9:10") })
    #expect(app.lines.contains { $0.contains("합계에서 제외 500,000원") })
    try await app.press("o")
    #expect(app.lines.contains { $0.contains("국민은행 · 김하늘") })
    // One that is not listed is found among all.
    try await app.press("/ \"-500,000\" Enter o")
    #expect(app.lines.contains { $0.contains("저축은행 · 김하늘") || $0.contains("국민은행 · 김하늘") })
    await expectEqual(app.end(), [])
  }

  @Test func `in a narrow window Enter shows the pair`() async throws {
    let app = try await app(.normal, linking: [LinkEntries.refund])
    try await app.press("/ \"-30,000\" Enter Enter")
    #expect(app.lines.contains { $0.contains("환불") && $0.contains("신한카드 · 책방") })
    await expectEqual(app.end(), [])
  }

  @Test func `p takes a link apart, and u makes it again`() async throws {
    let app = try await app(.normal, linking: [LinkEntries.transfer])
    let links = { try await app.dependencies.ledger.links([1, 2]) }
    try await app.press("End p")
    expectEqual(app.dependencies.notice, "연결을 해제했습니다. u로 되돌릴 수 있습니다.")
    #expect(try await links().isEmpty)
    expectEqual(line("-500,000", of: app)?.contains("↔"), false)
    try await app.press("u")
    try await expectEqual(links().count, 1)
    expectEqual(line("-500,000", of: app)?.contains("↔"), true)
    // Marked rows without a link.
    try await app.press("Home Space p")
    expectEqual(app.dependencies.notice, "연결된 내역이 없습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `a category to which more came back says so everywhere`() async throws {
    // The purchase is of another month than the money that came back.
    let rows = [
      ScreenEntries.row(1, 2026_10_30, -30_000, "책방", .shopping),
      ScreenEntries.row(2, 2026_11_02, 30_000, "책방", .income),
      ScreenEntries.row(3, 2026_11_03, -8_000, "시장", .food),
    ]
    let dependencies = LedgerFixture(rows)
    _ = try await dependencies.ledger.perform(
      .link([
        LinkProposal(.refund, first: rows[1], second: rows[0], isSure: true, reasons: [])
      ]))
    let app = LedgerApp(dependencies, Size(columns: 120, rows: 30), .korean)
    try await app.press("m Down Enter")
    #expect(app.content.contains { $0.contains("지출 -22,000원(환불이 더 많음)") })
    #expect(app.content.contains { $0.contains("쇼핑") && $0.contains("-30,000") })
    #expect(app.speech.contains { $0.contains("-22,000원(환불이 더 많음)") })
    try await app.press("b")
    #expect(app.content.contains { $0.contains("쇼핑") && $0.contains("-30,000") })
    #expect(app.content[0].contains("지출 -22,000원(환불이 더 많음)"))
    try await app.press("Home Down Enter \"10000\" Enter")
    #expect(
      app.content.contains { $0.contains("쇼핑") && $0.contains("40,000") && $0.contains("0%") })
    #expect(!app.content.contains { $0.contains("-300%") })
    await expectEqual(app.end(), [])
    let small = LedgerApp(dependencies, Size(columns: 40, rows: 12), .english)
    try await small.press("m Down Enter")
    #expect(!small.lines.contains { $0.contains("--") && !$0.contains("---") })
    await expectEqual(small.end(), [])
  }

  @Test func `sums in few columns have one sign each`() {
    let negative = LedgerSummary(count: 1, spent: Won(-22_000), received: Won(5_000))
    #expect(!LedgerText.signed(negative).text(.korean).contains("-"))
    let positive = LedgerSummary(count: 1, spent: Won(22_000), received: .zero)
    #expect(LedgerText.signed(positive).text(.korean).contains(" -"))
  }
}
