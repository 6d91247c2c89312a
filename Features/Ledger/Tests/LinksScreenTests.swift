import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Whether links can be looked for, and whether there are none.
@MainActor private final class Disk {
  var fails = true
  var isEmpty = true
}

/// The page of links, and linked entries in the ledger, by keys on screens of several sizes.
@MainActor
struct LinksScreenTests {
  private func app(
    _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .korean,
    proposing proposals: [LinkProposal] = [
      LinkEntries.doubtful, LinkEntries.transfer, LinkEntries.bill, LinkEntries.refund,
    ], symbols: Symbols = .unicode
  ) async throws -> LedgerApp {
    let dependencies = try await LinkEntries.dependencies(proposing: proposals)
    return LedgerApp(
      dependencies, Size(columns: columns, rows: rows), language, symbols: symbols)
  }

  @Test func `the pairs stand in two parts, with all that is known of the selected one`()
    async throws
  {
    let app = try await app()
    try await app.press("P")
    expectEqual(app.lines[1], "  슈퍼페이 › 가계부 › 연결")
    expectEqual(
      app.content,
      [
        "  확실 3 · 확인 필요 1                      이체 2쌍 · 카드대금 1건 · 환불 1건",
        "  날짜      종류     내역                      상대 내역              금액(원)",
        "  확실  3",
        "▌ 11월 14일 카드대금 국민은행 · 신한카드 결… ↔ 신한카드 · 새로 만드…   484,406",
        "  11월 12일 환불     신한카드 · 책방         ← 신한카드 · 책방          30,000",
        "  11월 3일  이체     국민은행 · 김하늘       ↔ 저축은행 · 김하늘       500,000",
        "  확인 필요  1",
        "  11월 5일  이체     국민은행 · 이마트       ↔ 저축은행 · 어머니        50,000",
        "",
        "",
        "",
        "",
        "",
        "  ────────────────────────────────────────────────────────────────────────────",
        "  카드 내역에 있는 금액 484,406원 · 카드 내역에 없는 금액 175,000원",
        "  카드대금 · 확실 · 484,406원",
        "  신한카드",
        "  국민은행 · 2026.11.14 · 신한카드 결제 · -659,406원 · 기타",
        "  신한카드 · 새로 만드는 내역 · 484,406원",
      ])
    try await app.press("Down Down")
    #expect(
      app.speech.contains {
        $0.hasSuffix("11월 3일, 이체, 국민은행 · 김하늘, 저축은행 · 김하늘, 500,000원, 확실")
      })
    expectEqual(
      app.content.suffix(4),
      [
        "  이체 · 확실 · 500,000원",
        "  같은 금액 · 2초 차이 · 본인",
        "  국민은행 · 2026.11.03 오전 9:10 · 김하늘 · -500,000원 · 기타 · 저축 · 이체",
        "  저축은행 · 2026.11.03 오전 9:10 · 김하늘 · +500,000원 · 수입",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a day stands in the first of its pairs, of each part and in sight`() async throws {
    let proposals = (1...8).map { number in
      LinkProposal(
        .transfer,
        first: LedgerRow(
          id: number, origin: .imported,
          entry: LedgerEntry(
            day: ScreenEntries.day(number % 3 == 0 ? 2026_11_02 : 2026_11_03),
            amount: Won(-1_000 - number), text: "\(number)", category: .other),
          status: EntryStatus(LinkEntries.bank)),
        second: nil, made: LinkEntries.saving, isSure: number < 6, reasons: [.sameAmount])
    }
    let high = try await app(proposing: proposals)
    try await high.press("P")
    func days(_ app: LedgerApp) -> [String] {
      app.content.filter { $0.contains("↔") }.map { String($0.dropFirst(2).prefix(7)) }
    }
    // The days of both parts, from the newest on.
    expectEqual(
      days(high),
      ["11월 3일 ", "       ", "       ", "       ", "11월 2일 "].map { String($0.prefix(7)) }
        + ["11월 3일 ", "       ", "11월 2일 "].map { String($0.prefix(7)) })
    await expectEqual(high.end(), [])
    let low = try await app(80, 9, proposing: proposals)
    try await low.press("P")
    for _ in proposals {
      expectEqual(days(low).first?.hasPrefix("11월 "), true)
      try await low.press("Down")
    }
    await expectEqual(low.end(), [])
  }

  @Test func `in few columns a pair has what tells it from others`() async throws {
    let app = try await app(40, 12, .english)
    try await app.press("P End")
    expectEqual(
      app.content,
      [
        " Sure 3 · To check 1",
        "  김하늘      ↔ 저축은행   500,000 won",
        " To check  1",
        "▌ 이마트      ↔ 저축은행    50,000 won ┃",
        " ──────────────────────────────────────",
        " 5 Nov · Transfer · To check           ┃",
        " same amount · 2 days apart",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `in many columns the pair stands beside the list, which says why`() async throws {
    let app = try await app(160, 24)
    try await app.press("P End")
    func row(_ list: String, _ detail: String) -> String {
      list + String(repeating: " ", count: 110 - app.window.environment.columns(of: list)) + detail
    }
    expectEqual(
      Array(app.content[1...7]),
      [
        row(
          "  날짜      종류     내역                                     상대 내역"
            + "                             금액(원)", "이체 · 확인 필요 · 50,000원"),
        row("  확실  3", "같은 금액 · 2일 차이"),
        row(
          "  11월 14일 카드대금 국민은행 · 신한카드 결제               ↔ 신한카드 · 새로 만드는 내역"
            + "            484,406", "국민은행 · 2026.11.05 · 이마트 · -50,000원 ·"),
        row(
          "  11월 12일 환불     신한카드 · 책방                        ← 신한카드 · 책방"
            + "                         30,000", "기타"),
        row(
          "  11월 3일  이체     국민은행 · 김하늘                      ↔ 저축은행 · 김하늘"
            + "                      500,000", "저축은행 · 2026.11.07 · 어머니 · +50,000원 ·"),
        row("  확인 필요  1", "수입"),
        "▌ 11월 5일  이체     국민은행 · 이마트                      ↔ 저축은행 · 어머니"
          + "                       50,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(80, 10), (60, 12), (140, 10), (200, 12)])
  func `all that is said of a pair can be read in a small window`(columns: Int, rows: Int)
    async throws
  {
    let app = try await app(columns, rows)
    try await app.press("P")
    // What is not explained comes first.
    #expect(app.lines.contains { $0.contains("카드 내역에 없는 금액") })
    var seen = Array(app.lines)
    for _ in 0..<12 {
      try await app.press("]")
      seen += app.lines
    }
    #expect(seen.contains { $0.contains("새로 만드는") })
    #expect(seen.joined().contains("2026.11.14"))
    // Another pair is read from its beginning.
    try await app.press("Down")
    #expect(app.lines.contains { $0.contains("환불 · 확실 · 30,000원") })
    expectEqual(app.doubleBindings, [])
    await expectEqual(app.end(), [])
  }

  @Test func `a long list takes a key as fast as a short one`() async throws {
    func fastest(_ count: Int) async throws -> Duration {
      let proposals = (0..<count).map { index in
        let id = Int64(index + 1)
        let day = ScreenEntries.today.advanced(by: -index % 3_000) ?? ScreenEntries.today
        let row = LedgerRow(
          id: id, origin: .imported,
          entry: LedgerEntry(
            day: day, amount: Won(-1_000 - id), text: "\(id)", category: .other),
          status: EntryStatus(LinkEntries.bank))
        return LinkProposal(
          .transfer, first: row, second: nil, made: LinkEntries.saving,
          isSure: index.isMultiple(of: 2), reasons: [.sameAmount])
      }
      let app = try await app(120, 30, proposing: proposals)
      try await app.press("P Down")
      var fastest = Duration.seconds(60)
      for _ in 0..<12 {
        fastest = min(fastest, try await ContinuousClock().measure { try await app.press("Down") })
      }
      await expectEqual(app.end(), [])
      return fastest
    }
    let (short, long) = (try await fastest(20), try await fastest(10_000))
    #expect(long < short * 3)
  }

  @Test func `Enter takes the sure ones, then a doubtful one`() async throws {
    let app = try await app()
    try await app.press("P Enter")
    expectEqual(
      app.dependencies.notice,
      "이체 1쌍, 카드대금 1건, 환불 1건을 연결했습니다. u로 되돌릴 수 있습니다. 지출 변화: 2026년 11월 -1,014,406원.")
    #expect(app.content.contains { $0.contains("확인 필요 1") })
    try await app.press("Enter")
    expectEqual(app.dependencies.notice, "이체 1쌍을 연결했습니다. u로 되돌릴 수 있습니다.")
    #expect(app.content.contains { $0.contains("연결할 내역이 없습니다.") })
    try await app.press("u")
    #expect(app.content.contains { $0.contains("확인 필요 1") })
    try await app.press("u Esc")
    expectEqual(app.sheet, nil)
    await expectEqual(app.end(), [])
  }

  @Test func `a link opens the page, over which nothing lies`() async throws {
    let app = try await app()
    try await app.press("K")
    try await app.open("ledger/links")
    expectEqual(app.sheet, "Links")
    expectEqual(app.content.first?.contains("확실 3"), true)
    await expectEqual(app.end(), [])
  }

  @Test func `the footer says what Enter takes`() async throws {
    let app = try await app(100, 24)
    try await app.press("P")
    expectEqual(app.lines.last?.contains("Enter 확실한 3건 연결"), true)
    expectEqual(app.lines.last?.contains("n 연결 안 함  Space 이것만 연결"), true)
    try await app.press("End")
    expectEqual(app.lines.last?.contains("Enter 연결"), true)
    expectEqual(app.lines.last?.contains("n 연결 안 함"), true)
    try await app.press("n")
    expectEqual(app.content.first?.contains("확실 3 · 확인 필요 0"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(20, 5), (40, 12), (60, 20), (80, 24), (100, 30), (140, 40), (200, 50)])
  func `the page fits in every size, in both languages`(columns: Int, rows: Int) async throws {
    for language in Language.allCases {
      for symbols in [Symbols.unicode, .ascii] {
        let app = try await app(columns, rows, language, symbols: symbols)
        try await app.press("P Down Down Down")
        #expect(!app.speech.contains { $0.contains("↔") || $0.contains("←") })
        expectEqual(app.sheet, "Links")
        expectEqual(app.doubleBindings, [])
        let mark = symbols.isASCII ? ">" : "▌"
        if rows > 5 { #expect(app.lines.contains { $0.contains("\(mark) ") }) }
        try await app.press("Home Enter n Esc")
        await expectEqual(app.end(), [])
      }
    }
  }

  @Test(arguments: [Size(columns: 40, rows: 12), .normal, .wide])
  func `what cannot be read says why, and R tries again`(size: Size) async throws {
    let dependencies = try await LinkEntries.dependencies()
    let proposals = dependencies.ledger.proposals
    let disk = Disk()
    dependencies.ledger.proposals = { days throws(LedgerError) in
      if disk.fails { throw .storage(.cannotRead) }
      return disk.isEmpty ? [] : try await proposals(days)
    }
    let app = LedgerApp(dependencies, size, .english)
    try await app.press("P")
    #expect(app.speech.contains { $0.contains("Press R to try again.") })
    expectEqual(app.lines.joined().count { $0 == "▌" }, 0)
    disk.fails = false
    try await app.press("R")
    #expect(app.speech.contains { $0.contains("No entries to link.") })
    disk.isEmpty = false
    try await app.press("R")
    #expect(app.content.contains { $0.contains("To check") })
    disk.fails = true
    try await app.press("R")
    #expect(app.content.contains { $0.contains("To check") })
    #expect(size.rows < 20 || app.speech.contains { $0.contains("Press R to try again.") })
    await expectEqual(app.end(), [])
  }

  @Test func `linked entries are marked, do not count, and their pair is found`() async throws {
    let app = try await app(120, 30)
    try await app.press("P Enter Esc End")
    #expect(app.speech.contains { $0.contains("이체 등 984,406원 제외") })
    #expect(app.speech.contains { $0.contains("이체") && $0.contains("김하늘") })
    let row = try #require(app.lines.first { $0.contains("김하늘") && $0.contains("+500,000") })
    #expect(row.contains("↔"))
    await expectEqual(app.end(), [])
  }
}
