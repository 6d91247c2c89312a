import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The ledger's screen in several sizes and both languages.
@MainActor
struct LedgerScreenTests {
  private func app(
    _ columns: Int, _ rows: Int, _ language: Language = .korean,
    _ dependencies: LedgerFixture = LedgerFixture(), symbols: Symbols = .unicode
  ) -> LedgerApp {
    LedgerApp(dependencies, Size(columns: columns, rows: rows), language, symbols: symbols)
  }

  @Test func `the chart stands above the table, and both show what is marked`() async throws {
    let app = app(80, 24)
    try await app.press("Space Down Space")
    expectEqual(
      app.lines,
      [
        "  가계부                                                                김하늘",
        "  슈퍼페이 › 가계부",
        "────────────────────────────────────────────────────────────────────────────────",
        "  모든 내역  8                합계 32,000원  평균 16,000원  최신순  ✓ 2건 선택",
        "                                                71,400      ▏ ██ 식비   95,400",
        "  7.1만                         51,000          ██████       ✓██ 교통   27,000",
        "                                ▂▂▂▂▂▂          ▄▄▄▄▄▄        ██ 영화   15,000",
        "                                ▄▄▄▄▄▄          ██████           합계  137,400",
        "  3.6만                         ██████  15,000  ██████",
        "                                ██████  ▂▂▂▂▂▂  ██████",
        "        0       0       0       ██████  ██████  ██████",
        "      0 6월     7월     8월     9월     10월    ✓11월",
        "  2026년 11월  지출 71,400원, 수입 50,000원, 4건        차트 2026년 6월 – 11월",
        "  날짜 ▼  분류    내용                                 메모           금액(원)",
        " ✓11.20   교통    슈퍼전기차 택시  우리집 → 회사                       -18,000",
        "▌✓        충전    우리은행 0123                                        +50,000",
        "  11.19   식비    시장                                 김장            -32,400",
        "  11.05   식비    칼국수                                               -21,000",
        "  10.20   수입    급여                                              +2,800,000",
        "  10.11   영화    기생충                               둘이서          -15,000",
        "  09.30   교통    택시                                                  -9,000",
        "  09.19   식비    시장                                                 -42,000",
        "────────────────────────────────────────────────────────────────────────────────",
        "  ↑↓ 이동  Enter 자세히  Esc 선택 해제  Space 선택  c 분류  n 메모  a 추가  ?",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a shared ledger names who has added an entry`() async throws {
    let rows = zip(ScreenEntries.rows, ["kim", "lee"]).map { row, member in
      LedgerRow(id: row.id, origin: row.origin, entry: row.entry, member: member)
    }
    let app = app(80, 12, .korean, LedgerFixture(rows))
    #expect(app.lines[4].hasSuffix("금액(원)  작성자"))
    #expect(app.lines[5].hasSuffix("-9,000  lee"))
    #expect(app.lines[6].hasSuffix("-42,000  kim"))
    let small = self.app(40, 12, .english, LedgerFixture(rows))
    #expect(!small.lines.contains { $0.contains("Added by") })
    try await small.press("Enter")
    #expect(small.lines.contains { $0.contains("Added by") && $0.contains("lee") })
    await expectEqual(app.end(), [])
    await expectEqual(small.end(), [])
  }

  @Test func `the columns stay while the user scrolls`() async throws {
    var rows = ScreenEntries.many(1_000)
    let noted = ScreenEntries.row(
      9_999, 20_251_231, -1_000_000, "a text that is longer than the others", .food, note: "둘이서")
    rows.append(LedgerRow(id: noted.id, origin: noted.origin, entry: noted.entry, member: "kim"))
    let app = app(80, 24, .korean, LedgerFixture(rows))
    let head = app.lines.first { $0.contains("날짜 ▼") }
    #expect(head?.contains("메모") == true)
    try await app.press("End")
    expectEqual(app.lines.first { $0.contains("날짜 ▼") }, head)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["분류", "내용", "날짜"])
  func `a click on a heading sorts by its column`(_ title: String) async throws {
    let app = app(80, 12)
    // The first word in the table's own row of headings.
    let row = try #require(app.lines.firstIndex { $0.contains("날짜 ▼  분류") })
    let range = try #require(app.lines[row].ranges(of: title).first)
    let column = app.window.environment.columns(of: String(app.lines[row][..<range.lowerBound]))
    await app.send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
    #expect(app.lines.contains { $0.contains("\(title) ▲") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [40, 52, 60, 80], Language.allCases)
  func `what a search looks into is named without a cut`(_ columns: Int, _ language: Language)
    async throws
  {
    let app = app(columns, 12, language)
    try await app.press("/")
    let field = try #require(app.lines.first { $0.contains("▌") })
    let texts = [LedgerText.searched, LedgerText.shortSearched].map { $0.text(language) }
    #expect(texts.contains { field.hasSuffix($0) })
    await expectEqual(app.end(), [])
  }

  @Test func `y copies the selected row in words`() async throws {
    let app = app(80, 24)
    var copied: [String] = []
    app.window.onCopy = { text, _ in copied.append(text) }
    try await app.press("Down Down y")
    let row = try #require(copied.first)
    #expect(row.contains("시장") && row.hasSuffix("-32,400원"))
    await expectEqual(app.end(), [])
  }

  @Test func `in English, with the user at a bar`() async throws {
    let app = app(80, 24, .english)
    try await app.press("Tab Right Down")
    expectEqual(
      app.content,
      [
        "  All entries  8     Income 2,850,000 won  Expense 137,400 won  Sep – Nov 2026",
        "                                           71,400        ██ Food        95,400",
        "  71.4K                      51,000        ██████      ▌ ██ Transport   27,000",
        "                             ▂▂▂▂▂▂        ▄▄▄▄▄▄        ██ Movies      15,000",
        "                             ▄▄▄▄▄▄        ██████           Total      137,400",
        "  35.7K                      ██████ 15,000 ██████",
        "                             ██████ ▂▂▂▂▂▂ ██████",
        "        0      0      0      ██████ ██████ ██████",
        "      0 [Jun]  Jul    Aug    Sep    Oct    Nov",
        "  Jun 2026 Transport  Expense 0 won, 0 entries            Chart Jun – Nov 2026",
        "  Date ▼  Category    Description                      Note       Amount (won)",
        "▏ 20 Nov  Transport   슈퍼전기차 택시  우리집 → 회사                   -18,000",
        "          Top-up      우리은행 0123                                    +50,000",
        "  19 Nov  Food        시장                             김장            -32,400",
        "  5 Nov   Food        칼국수                                           -21,000",
        "  20 Oct  Income      급여                                          +2,800,000",
        "  11 Oct  Movies      기생충                           둘이서          -15,000",
        "  30 Sep  Transport   택시                                              -9,000",
        "  19 Sep  Food        시장                                             -42,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `in a large window bars are high, and the entry stands beside the table`() async throws
  {
    let app = app(200, 50)
    try await app.press("Space Tab Right Right Right Right Right Right")
    expectEqual(
      app.lines[3...24],
      [
        "  모든 내역  8                                                                                                                                      합계 -18,000원  평균 -18,000원  최신순  ✓ 1건 선택",
        "                                                                                             71,400             ▌ ██ 식비   95,400",
        "  7.1만                                                                                      █████████████       ✓██ 교통   27,000     날짜          2026.11.20",
        "                                                                                             █████████████        ██ 영화   15,000     내용          슈퍼전기차 택시  우리집 → 회사",
        "                                                                                             █████████████           합계  137,400     금액          -18,000원",
        "                                                           51,000                            █████████████                             분류          교통",
        "                                                           ▃▃▃▃▃▃▃▃▃▃▃▃▃                     █████████████                             출처          슈퍼페이",
        "                                                           █████████████                     █████████████                             계좌          슈퍼페이 · 미확인",
        "                                                           ▃▃▃▃▃▃▃▃▃▃▃▃▃                     █████████████                             거래 후 잔액  8,000원",
        "                                                           █████████████                     █████████████",
        "  3.6만                                                    █████████████                     █████████████                             거래처 월별 지출",
        "                                                           █████████████                     █████████████                                                                     1.8만",
        "                                                           █████████████                     █████████████                                                                     ███████",
        "                                                           █████████████    15,000           █████████████                             0       0       0       0       0       ███████",
        "                                                           █████████████    ▃▃▃▃▃▃▃▃▃▃▃▃▃    █████████████                             6월     7월     8월     9월     10월    11월",
        "                                                           █████████████    █████████████    █████████████",
        "                                                           █████████████    █████████████    █████████████",
        "        0                0                0                █████████████    █████████████    █████████████",
        "      0 6월              7월              8월              9월              10월             ✓[11월]",
        "  2026년 11월 식비  지출 53,400원, 2건                                                                      차트 2026년 6월 – 11월",
        "  날짜 ▼  분류    내용                                                     메모                             출처          금액(원)",
        "▏✓11.20   교통    슈퍼전기차 택시  우리집 → 회사                                                            슈퍼페이       -18,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a large window in English`() async throws {
    let app = app(200, 50, .english)
    try await app.press("Down")
    expectEqual(
      app.lines[3...9],
      [
        "  All entries  8                                                                                                               Income 2,850,000 won  Expense 137,400 won  Sep – Nov 2026  Newest first",
        "                                                                                        71,400             ▏ ██ Food        95,400",
        "  71.4K                                                                                 ████████████         ██ Transport   27,000     Date          20 Nov 2026",
        "                                                                                        ████████████         ██ Movies      15,000     Description   우리은행 0123",
        "                                                                                        ████████████            Total      137,400     Amount        +50,000 won",
        "                                                        51,000                          ████████████                                   Category      Top-up",
        "                                                        ▃▃▃▃▃▃▃▃▃▃▃▃                    ████████████                                   Source        SuperPay",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a small window shows the table or the chart`() async throws {
    let app = app(40, 12)
    try await app.press("Space")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 가계부                          김하늘",
        " 슈퍼페이 › 가계부",
        "────────────────────────────────────────",
        " 모든 내역  8    ▏표 │ 차트  ✓ 1건 선택",
        " 합계 -18,000원  평균 -18,000원  최신순",
        "  날짜 ▼  내용                금액(원)",
        "▌✓11.20   슈퍼전기차 택시…     -18,000 ┃",
        "          우리은행 0123        +50,000 ┃",
        "  11.19   시장                 -32,400",
        "  11.05   칼국수               -21,000",
        "────────────────────────────────────────",
      ])
    #expect(app.footer.hasPrefix(" ↑↓  Enter  Esc  Space  c  n "))
    await expectEqual(app.end(), [])
  }

  @Test func `a small window in English`() async throws {
    let app = app(40, 12, .english)
    try await app.press("t Right")
    expectEqual(
      app.content,
      [
        " All entries  8           Table │▏Chart",
        " +2,850,000 -137,400  Sep – Nov 2026",
        " 71.4K       ▁   ▂       ▌ ██ Food",
        "             ▆   █         ██ Transport",
        "             █ ▅ █         ██ Movies",
        "     0 6 7 8 9                Total",
        " Jun Food  Expense 0 won, 0 entries",
      ])
    expectEqual(app.doubleBindings, [])
    try await app.press("Tab Down Down")
    expectEqual(
      app.content,
      [
        " All entries  8          ▏Table │ Chart",
        " Income 2,850,000  Expense 137,400",
        "  Date ▼  Description     Amount (won)",
        "  20 Nov  슈퍼전기차 택시…     -18,000 ┃",
        "          우리은행 0123        +50,000 ┃",
        "▌ 19 Nov  시장                 -32,400",
        "  5 Nov   칼국수               -21,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a small window says less of the months than of the money`() async throws {
    let app = app(40, 12)
    try await app.press("t")
    expectEqual(app.content.last, " 26.6 – 26.11 식비  지출 95,400원")
    try await app.press("Right Right Right Right Right Right")
    expectEqual(app.content.last, " 2026년 11월 식비  지출 53,400원, 2건")
    try await app.press("/ \"시장\" Enter")
    expectEqual(app.content.first, " 검색 결과  2                 표 │▏차트")
    await expectEqual(app.end(), [])
  }

  @Test func `keys of entries do nothing at the chart, where none is chosen`() async throws {
    let app = app(80, 24, .korean)
    try await app.press("t Right")
    #expect(!app.footer.contains("삭제") && !app.footer.contains("분류"))
    let keys = ["d", "e", "E", "c", "n", "D", "M", "o", "p"]
    for key in keys { try await app.press(key) }
    expectEqual(app.dependencies.notices, keys.map { _ in LedgerText.noneChosen })
    #expect(app.content.first?.contains("모든 내역  8") == true)
    try await app.press("Right Right Right Right Right Space")
    #expect(app.footer.contains("분류"), "the rows of the bar are marked")
    await expectEqual(app.end(), [])
  }

  @Test func `at the chart marks that a search hides choose no other entry`() async throws {
    let app = app(80, 24, .korean)
    try await app.press("Space / \"칼국수\" Enter t")
    #expect(!app.footer.contains("삭제"))
    // But n, which goes to the next one that was found.
    let keys = ["d", "e", "E", "c", "D", "M", "o", "p"]
    for key in keys { try await app.press(key) }
    expectEqual(app.dependencies.notices, keys.map { _ in LedgerText.noneChosen })
    await expectEqual(app.end(), [])
  }

  @Test func `where there are no later months, or earlier ones, the keys say so`() async throws {
    let app = app(80, 24, .korean)
    try await app.press("]")
    expectEqual(app.dependencies.notice, "다음 달의 내역이 없습니다.")
    try await app.press("[ [ [ [")
    expectEqual(app.dependencies.notice, "이전 달의 내역이 없습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `the month that the chart goes to begins at the top of the table`() async throws {
    let app = app(80, 24, .korean)
    try await app.press("t Right")
    let title = app.lines.firstIndex { $0.contains("날짜") }
    #expect(title.map { app.lines[$0 + 1].hasPrefix("▏ ") } == true)
    await expectEqual(app.end(), [])
  }

  @Test func `in the smallest window the amounts are whole`() async throws {
    let app = app(20, 5)
    try await app.press("Down")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 가계부      김하늘",
        " 모든 내역  8",
        "  슈퍼…     -18,000┃",
        "▌ 우리…     +50,000",
      ])
    #expect(app.footer.hasPrefix(" ↑↓ "))
    await expectEqual(app.end(), [])
  }

  @Test func `in ASCII the chart has figures`() async throws {
    let app = app(80, 24, .english, symbols: .ascii)
    try await app.press("Space Tab Right")
    expectEqual(
      app.content,
      [
        "  All entries  8          Total -18,000 won  Average -18,000 won  + 1 selected",
        "                                           71,400      > ## Food        95,400",
        "  71.4K                      51,000        ======       +== Transport   27,000",
        "                                           ######        %% Movies      15,000",
        "                             ######        ######           Total      137,400",
        "  35.7K                      ###### 15,000 ######",
        "                             ######        ######",
        "        0      0      0      ###### %%%%%% ######",
        "      0 [Jun]  Jul    Aug    Sep    Oct    +Nov",
        "  Jun 2026 Food  Expense 0 won, 0 entries                 Chart Jun – Nov 2026",
        "  Date v  Category    Description                      Note       Amount (won)",
        ":+20 Nov  Transport   슈퍼전기차 택시  우리집 → 회사                   -18,000",
        "          Top-up      우리은행 0123                                    +50,000",
        "  19 Nov  Food        시장                             김장            -32,400",
        "  5 Nov   Food        칼국수                                           -21,000",
        "  20 Oct  Income      급여                                          +2,800,000",
        "  11 Oct  Movies      기생충                           둘이서          -15,000",
        "  30 Sep  Transport   택시                                              -9,000",
        "  19 Sep  Food        시장                                             -42,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `an empty ledger says which keys fill it`() async throws {
    let app = app(80, 24, .korean, LedgerFixture([]))
    try await app.press("Wait 1s")
    expectEqual(
      app.content,
      [
        "  모든 내역  0                          수입 0원  지출 0원  최신순  ▏표 │ 차트",
        "  아직 내역이 없습니다. a를 눌러 추가하거나 i를 눌러 은행 파일을 가져와",
        "  주세요.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `months in which nothing was spent say so`() async throws {
    let received = ScreenEntries.row(1, 20_261_120, 3_000, "용돈", .income)
    let app = app(80, 24, .korean, LedgerFixture([received]))
    try await app.press("t")
    expectEqual(
      app.content,
      [
        "  모든 내역  1                      수입 3,000원  지출 0원  최신순   표 │▏차트",
        "  2026년 6월 – 11월: 지출이 없습니다.",
        "  날짜 ▼  분류    내용                                                금액(원)",
        "▌ 11.20   수입    용돈                                                  +3,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a search that finds nothing says how to see all again`() async throws {
    let app = app(80, 24, .english)
    try await app.press("/ \"xyz\" Enter")
    expectEqual(
      app.content,
      [
        "  Search results  0  Income 0 won  Expense 0 won  Newest first  ▏Table │ Chart",
        "  Search  xyz",
        "  No results. Press Esc to show all.",
      ])
    // The same with the chart in front.
    try await app.press("Esc t / \"xyz\" Enter")
    #expect(app.content[0].hasSuffix(" Table │▏Chart"))
    #expect(app.content[2].hasSuffix(" No results. Press Esc to show all."))
    await expectEqual(app.end(), [])
  }

  @Test func `a wrong query is said in the place of the rows, which do not pose as its results`()
    async throws
  {
    let app = app(80, 24, .english)
    func listed() -> [String] { app.content.map { $0.replacing("▌", with: " ") } }
    let rows = listed()
    for (query, word) in [("amt:>x", "amount"), ("date:2026-13", "date:2026-13")] {
      try await app.press("/ \"\(query)\"")
      #expect(!app.speech.contains { $0.contains("Press R") || $0.contains("loaded earlier") })
      #expect(app.speech.contains { $0.contains(word) }, "\(app.speech)")
      expectEqual(app.content[1], "  Search ▌\(query)")
      expectEqual(app.content.count, 4)
      // There is nothing that a key could change.
      try await app.press("Enter d Esc")
      expectEqual(listed(), rows)
    }
    try await expectEqual(app.dependencies.kept().count, 8)
    try await app.press("t / \"amt:>x\" Enter")
    #expect(app.content.contains { $0.contains("enter an amount such as") })
    await expectEqual(app.end(), [])
  }

  @Test func `days have their year if any listed row is of another one`() async throws {
    let old = ScreenEntries.row(9, 20_251_120, -5_000, "작년", .food)
    let app = app(80, 24, .korean, LedgerFixture(ScreenEntries.rows + [old]))
    #expect(app.content.contains { $0.hasPrefix("▌ 2026.11.20  교통") })
    // Out of sight, it counts all the same; in another month it does not.
    try await app.press("m Down Enter")
    #expect(app.content.contains { $0.hasPrefix("▌ 11.20   교통") })
    try await app.press("m End Enter")
    #expect(app.content.contains { $0.hasPrefix("▌ 2025.11.20  식비") })
    #expect(app.content.contains { $0.contains("2025년 11월") })
    await expectEqual(app.end(), [])
    let english = self.app(40, 12, .english, LedgerFixture(ScreenEntries.rows + [old]))
    try await english.press("End")
    #expect(english.content.contains { $0.hasPrefix("▌ 20/11/25") })
    await english.resize(80, 24)
    #expect(english.content.contains { $0.hasPrefix("▌ 20 Nov 2025") })
    await expectEqual(english.end(), [])
  }

  @Test func `the months that exist are listed with what they come to`() async throws {
    let old = ScreenEntries.row(9, 20_251_120, -5_000, "작년", .food)
    let app = app(80, 24, .korean, LedgerFixture(ScreenEntries.rows + [old]))
    try await app.press("m")
    let sheet = app.content.filter { $0.contains("건 ") }.map { line in
      line.split(separator: "│").first { $0.contains("건 ") }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
    expectEqual(
      sheet,
      [
        "▌ 전체 기간 현재 9건 +2,850,000 -142,400", "2026년 11월 4건 +50,000 -71,400",
        "2026년 10월 2건 +2,800,000 -15,000", "2026년 9월 2건 +0 -51,000",
        "2025년 11월 1건 +0 -5,000",
      ])
    // Both sums stand below each other.
    let ends = app.content.filter { $0.contains("건 ") }.compactMap { line in
      line.firstRange(of: /\+[0-9,]+/).map {
        app.window.environment.columns(of: String(line[..<$0.upperBound]))
      }
    }
    #expect(ends.count == 5 && Set(ends).count == 1, "\(app.content)")
    await expectEqual(app.end(), [])
  }

  @Test func `a large window has a year if there are rows in it, and is wide of it`() async throws {
    let old = ScreenEntries.row(9, 20_260_120, -5_000, "설", .food)
    let app = app(200, 50, .english, LedgerFixture(ScreenEntries.rows + [old]))
    #expect(app.lines[3].contains("Jan – Nov 2026"))
    try await app.press("[")
    #expect(app.lines[3].contains("Jan – Nov 2026"))
    await expectEqual(app.end(), [])
  }

  @Test func `the head has the months of the sums, and the chart its own, with a caption of them`()
    async throws
  {
    let old = [
      ScreenEntries.row(9, 20_251_120, -5_000, "작년", .food),
      ScreenEntries.row(10, 20_251_210, -7_000, "겨울", .food),
    ]
    let app = app(80, 24, .korean, LedgerFixture(ScreenEntries.rows + old))
    func caption() -> String? { app.lines.first { $0.contains("건") && $0.contains("지출") } }
    #expect(app.lines[3].contains("수입 2,850,000원  지출 149,400원  2025년 11월 – 2026년 11월"))
    expectEqual(caption(), "  2026년 11월  지출 71,400원, 수입 50,000원, 4건        차트 2026년 6월 – 11월")
    #expect(app.speech.contains("차트 2026년 6월 – 11월"))
    // The chart moves, and the caption is of months in sight; the sums stay what they are.
    try await app.press("[ [ [ [ [ [")
    #expect(app.lines[3].contains("지출 149,400원  2025년 11월 – 2026년 11월"))
    expectEqual(caption(), "  2025년 12월  지출 7,000원, 1건                 차트 2025년 12월 – 2026년 5월")
    try await app.press("Home")
    expectEqual(caption()?.hasSuffix("차트 2026년 6월 – 11월"), true)
    try await app.press("/ \"시장\" Enter")
    #expect(app.lines[3].contains("지출 74,400원  2026년 9월 – 11월"))
    await expectEqual(app.end(), [])
  }

  @Test func `a ledger that cannot be read says why`() async throws {
    let dependencies = LedgerFixture()
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.busy) }
    dependencies.ledger.sumMonths = { _ throws(LedgerError) in throw .storage(.busy) }
    let app = app(80, 24, .korean, dependencies)
    try await app.press("Wait 1s")
    expectEqual(
      app.content,
      [
        "  모든 내역",
        "  다른 프로그램이 가계부를 사용하고 있습니다. 잠시 후 다시 시도해 주세요. R을",
        "  눌러 다시 시도해 주세요.",
      ])
    #expect(app.footer.hasPrefix("  Esc 뒤로  R 새로 고침"))
    await expectEqual(app.end(), [])
  }

  @Test func `rows that were read before stay, and it is said`() async throws {
    let dependencies = LedgerFixture()
    let app = app(80, 24, .english, dependencies)
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.busy) }
    try await app.press("R")
    expectEqual(
      app.content.suffix(3),
      [
        "  30 Sep  Transport   택시                                              -9,000",
        "  Another program is using the ledger. Try again in a moment. These entries",
        "  were loaded earlier. Press R to try again.",
      ])
    #expect(app.content.contains { $0.hasPrefix("          Top-up") })
    await expectEqual(app.end(), [])
  }

  @Test func `in a very small window an amount takes no more columns than it needs`() async throws {
    let row = ScreenEntries.row(1, 20_261_119, -12_000, "점심", .food, .hand)
    let app = app(20, 5, .korean, LedgerFixture([row]))
    try await app.press("Down")
    expectEqual(app.lines[2], "▌ 점심      -12,000")
    await expectEqual(app.end(), [])
  }

  @Test func `a ledger that is being read says so`() async throws {
    let dependencies = LedgerFixture()
    let checkpoint = Checkpoint()
    dependencies.ledger.list = { _, _ throws(LedgerError) in
      await checkpoint.pass()
      throw .storage(.busy)
    }
    let app = app(40, 12, .english, dependencies)
    expectEqual(app.content, [" All entries"])
    await app.clock.advance(by: .milliseconds(200))
    expectEqual(app.content, [" All entries", " Loading entries…"])
    expectEqual(app.doubleBindings, [])
    checkpoint.open()
    await app.settle()
    await expectEqual(app.end(), [])
  }

  @Test func `the screen says itself`() async throws {
    let app = app(80, 24)
    try await app.press("Space Down Space")
    expectEqual(
      app.speech.dropLast(),
      [
        "갈비",
        "슈퍼페이 › 가계부",
        "김하늘",
        "모든 내역 8건, 합계 32,000원, 평균 16,000원, 최신순, 2건 선택",
        "차트 2026년 6월 – 11월",
        "차트 월별 지출(원), 1 / 3: 식비: 6월 0, 7월 0, 8월 0, 9월 42,000, 10월 0, 11월 53,400, 합계 95,400",
        "> 표 가계부, 2 / 8: 11.20, 충전, 우리은행 0123, +50,000원, 선택됨",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `o opens the order of an entry that has one, and is hinted there only`() async throws {
    let dependencies = LedgerFixture([
      ScreenEntries.row(1, 20_261_119, -9_000, "택시", .transport, .wallet),
      LedgerRow(
        id: 2, origin: .wallet,
        entry: LedgerEntry(
          day: ScreenEntries.today, amount: Won(-34_900), text: "현미 10 kg", category: .food),
        order: 12),
    ])
    let app = app(120, 24, .korean, dependencies)
    try await app.press("o")
    expectEqual(dependencies.openedOrders, [12])
    #expect(app.footer.contains("o 주문 보기"))
    try await app.press("Down o")
    expectEqual(dependencies.openedOrders, [12])
    #expect(!app.footer.contains("o 주문 보기"))
    await expectEqual(app.end(), [])
  }
}
