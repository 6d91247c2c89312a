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
    _ dependencies: LedgerDependencies = LedgerDependencies(), symbols: Symbols = .unicode
  ) -> LedgerApp {
    LedgerApp(dependencies, Size(columns: columns, rows: rows), language, symbols: symbols)
  }

  @Test func `the chart stands above the table, and both show what is marked`() async throws {
    let app = app(80, 24)
    try await app.press("Space Down Space")
    #expect(
      app.lines == [
        " 내역                                                                    김하늘",
        " 슈퍼페이 › 내역",
        "────────────────────────────────────────────────────────────────────────────────",
        " 모든 내역  8    받은 돈 2,850,000원   쓴 돈 137,400원   최근 순   ✓ 고른 것 2",
        "             6월       7월       8월       9월      10월      11월         합계",
        "▌ 식비                                 ▆▆▆▆▆▆▆             ███████     95,400원",
        " ✓교통                                 ▁▁▁▁▁▁▁           ✓ ▃▃▃▃▃▃▃     27,000원",
        "  영화                                           ▂▂▂▂▂▂▂               15,000원",
        "",
        "  날짜 ▼  분류  내용                                  메모                 금액",
        " ✓11.20   교통  슈퍼전기차 택시  우리집 → 회사                        -18,000원",
        "▌✓11.20   충전  우리은행 0123                                         +50,000원",
        "  11.19   식비  시장                                  김장            -32,400원",
        "  11.05   식비  칼국수                                                -21,000원",
        "  10.20   수입  급여                                               +2,800,000원",
        "  10.11   영화  기생충                                둘이서          -15,000원",
        "  09.30   교통  택시                                                   -9,000원",
        "  09.19   식비  시장                                                  -42,000원",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
        " ↑↓ 이동  Enter 자세히  Esc 풀기  Space 고르기  c 분류  n 메모  ? 도움말",
      ])
    #expect(await app.end() == [])
  }

  @Test func `y copies the selected row in words`() async throws {
    let app = app(80, 24)
    var copied: [String] = []
    app.window.onCopy = { text, _ in copied.append(text) }
    try await app.press("Down Down y")
    let row = try #require(copied.first)
    #expect(row.contains("시장") && row.hasSuffix("-32,400원"))
    #expect(await app.end() == [])
  }

  @Test func `in English, with the user at a bar`() async throws {
    let app = app(80, 24, .english)
    try await app.press("Tab Right Down")
    #expect(
      app.content == [
        " All entries  8      received 2,850,000 won   spent 137,400 won   newest first",
        "                 Jun      Jul      Aug      Sep      Oct      Nov         total",
        "  food                                   ▆▆▆▆▆▆            ██████    95,400 won",
        "▌ transport  [      ]                    ▁▁▁▁▁▁            ▃▃▃▃▃▃    27,000 won",
        "  movies                                          ▂▂▂▂▂▂             15,000 won",
        "  Jun 2026 transport  spent 0 won, 0 entries",
        "  day ▼  category   text                               note              amount",
        "▌ 11.20  transport  슈퍼전기차 택시  우리집 → 회사                  -18,000 won",
        "  11.20  top-up     우리은행 0123                                   +50,000 won",
        "  11.19  food       시장                               김장         -32,400 won",
        "  11.05  food       칼국수                                          -21,000 won",
        "  10.20  income     급여                                         +2,800,000 won",
        "  10.11  movies     기생충                             둘이서       -15,000 won",
        "  09.30  transport  택시                                             -9,000 won",
        "  09.19  food       시장                                            -42,000 won",
      ])
    #expect(await app.end() == [])
  }

  @Test func `in a large window bars are high, and the entry stands beside the table`() async throws
  {
    let app = app(200, 50)
    try await app.press("Space Tab Right Right Right Right Right Right")
    #expect(
      app.lines[3...24] == [
        " 모든 내역  8                      받은 돈 2,850,000원   쓴 돈 137,400원   최근 순   ✓ 고른 것 "
          + "1   │  날짜          2026-11-20",
        "                6월          7월          8월          9월         10월         11월"
          + "         합계  │  내용          슈퍼전기차 택시  우리집 → 회사",
        "▌                 0            0            0       42,000            0       "
          + "53,400               │  금액          -18,000원",
        "▌                                               ▃▃▃▃▃▃▃▃▃▃                ████"
          + "██████               │  분류          교통",
        "▌                                               ██████████                ████"
          + "██████               │  출처          슈퍼페이",
        "▌ 식비                                          ██████████               [██████"
          + "████]    95,400원  │",
        "                  0            0            0        9,000            0       "
          + "18,000               │  표의 내역     8건",
        "                                                                              "
          + "                     │  쓴 돈         137,400원",
        "                                                                              "
          + "                     │  받은 돈       2,850,000원",
        " ✓교통                                          ▄▄▄▄▄▄▄▄▄▄              ✓ ██████"
          + "████     27,000원  │  고른 것 1",
        "                  0            0            0            0       15,000       "
          + "     0               │",
        "                                                                              "
          + "                     │",
        "                                                                              "
          + "                     │",
        "  영화                                                       ▇▇▇▇▇▇▇▇▇▇         "
          + "         15,000원  │",
        "  합계            0            0            0       51,000       15,000       71"
          + ",400    137,400원  │",
        "  2026년 11월 식비  쓴 돈 53,400원, 2건                                               "
          + "             │",
        "  날짜 ▼  분류  내용                                     메모             출처               금액  │",
        "▌✓11.20   교통  슈퍼전기차 택시  우리집 → 회사                            슈퍼페이      -18,000원  │",
        "  11.20   충전  우리은행 0123                                             슈퍼페이      +50,000원  │",
        "  11.19   식비  시장                                     김장             가져옴       "
          + " -32,400원  │",
        "  11.05   식비  칼국수                                                    직접 적음    "
          + " -21,000원  │",
        "  10.20   수입  급여                                                      가져옴     "
          + "+2,800,000원  │",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a large window in English`() async throws {
    let app = app(200, 50, .english)
    try await app.press("Down")
    #expect(
      app.lines[3...24] == [
        " All entries  8                        received 2,850,000 won   spent 137,400 "
          + "won   newest first   │  day           2026-11-20",
        "                    Jun         Jul         Aug         Sep         Oct       "
          + "  Nov         total  │  text          우리은행 0123",
        "▌                     0           0           0      42,000           0      5"
          + "3,400                │  amount        +50,000 won",
        "▌                                                 ▃▃▃▃▃▃▃▃▃               ████"
          + "█████                │  category      top-up",
        "▌                                                 █████████               ████"
          + "█████                │  source        SuperPay",
        "▌ food                                            █████████               ████"
          + "█████    95,400 won  │",
        "                      0           0           0       9,000           0      1"
          + "8,000                │  in the table  8 entries",
        "                                                                              "
          + "                     │  spent         137,400 won",
        "                                                                              "
          + "                     │  received      2,850,000 won",
        "  transport                                       ▄▄▄▄▄▄▄▄▄               ████"
          + "█████    27,000 won  │",
        "                      0           0           0           0      15,000       "
          + "    0                │",
        "                                                                              "
          + "                     │",
        "                                                                              "
          + "                     │",
        "  movies                                                      ▇▇▇▇▇▇▇▇▇       "
          + "         15,000 won  │",
        "  total               0           0           0      51,000      15,000      7"
          + "1,400   137,400 won  │",
        "                                                                              "
          + "                     │",
        "  day ▼  category   text                                  note          source"
          + "             amount  │",
        "  11.20  transport  슈퍼전기차 택시  우리집 → 회사                      SuperPay      -18,000 won  │",
        "▌ 11.20  top-up     우리은행 0123                                       SuperPay  "
          + "    +50,000 won  │",
        "  11.19  food       시장                                  김장          imported  "
          + "    -32,400 won  │",
        "  11.05  food       칼국수                                              by hand  "
          + "     -21,000 won  │",
        "  10.20  income     급여                                                imported"
          + "   +2,800,000 won  │",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a small window shows the table or the chart`() async throws {
    let app = app(40, 12)
    try await app.press("Space")
    #expect(
      app.lines == [
        " 내역                            김하늘",
        " 슈퍼페이 › 내역",
        "────────────────────────────────────────",
        " 모든 내역  8              ✓ 고른 것 1",
        "  날짜 ▼  내용                     금액",
        "▌✓11.20   슈퍼전기차 택…      -18,000원",
        "  11.20   우리은행 0123       +50,000원",
        "  11.19   시장                -32,400원",
        "  11.05   칼국수              -21,000원",
        "  10.20   급여             +2,800,000원",
        "────────────────────────────────────────",
        " ↑↓  Enter  Esc  Space  c  n  ? 도움말",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a small window in English`() async throws {
    let app = app(40, 12, .english)
    try await app.press("t Right")
    #expect(
      app.content == [
        " All entries  8          table │▌chart",
        "            Jun Jul Aug Sep Oct Nov",
        "▌ food       [ ]          ▆       █",
        "  transport               ▁       ▃",
        "  movies                      ▂",
        "",
        "  Jun 2026 food  spent 0 won, 0 entries",
      ])
    #expect(app.doubleBindings == [])
    try await app.press("Tab Down Down")
    #expect(
      app.content == [
        " All entries  8         ▌table │ chart",
        "  day ▼  text                    amount",
        "  11.20  슈퍼전기차 택…     -18,000 won",
        "  11.20  우리은행 0123      +50,000 won",
        "▌ 11.19  시장               -32,400 won",
        "  11.05  칼국수             -21,000 won",
        "  10.20  급여            +2,800,000 won",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a small window says less of the months than of the money`() async throws {
    let app = app(40, 12)
    try await app.press("t")
    #expect(app.content.last == "  식비  쓴 돈 95,400원, 3건")
    try await app.press("Right Right Right Right Right Right")
    #expect(app.content.last == "  2026년 11월 식비  쓴 돈 53,400원, 2건")
    try await app.press("/ \"시장\" Enter")
    #expect(app.content.first == " 찾은 내역  2     최근 순    표 │▌그림")
    #expect(await app.end() == [])
  }

  @Test func `in the smallest window the amounts are whole`() async throws {
    let app = app(20, 5)
    try await app.press("Down")
    #expect(
      app.lines == [
        " 내역        김하늘",
        " 모든 내역  8",
        "  슈…     -18,000원",
        "▌ 우…     +50,000원",
        " ↑↓  ? 도움말",
      ])
    #expect(await app.end() == [])
  }

  @Test func `in ASCII the chart has figures`() async throws {
    let app = app(80, 24, .english, symbols: .ascii)
    try await app.press("Space Tab Right")
    #expect(
      app.content == [
        " All entries  8                  spent 137,400 won   newest first   + 1 marked",
        "                 Jun      Jul      Aug      Sep      Oct      Nov         total",
        "> food       [      ]                         6                 8    95,400 won",
        " +transport                                   1          +      3    27,000 won",
        "  movies                                               2             15,000 won",
        "  Jun 2026 food  spent 0 won, 0 entries",
        "  day v  category   text                               note              amount",
        ">+11.20  transport  슈퍼전기차 택시  우리집 → 회사                  -18,000 won",
        "  11.20  top-up     우리은행 0123                                   +50,000 won",
        "  11.19  food       시장                               김장         -32,400 won",
        "  11.05  food       칼국수                                          -21,000 won",
        "  10.20  income     급여                                         +2,800,000 won",
        "  10.11  movies     기생충                             둘이서       -15,000 won",
        "  09.30  transport  택시                                             -9,000 won",
        "  09.19  food       시장                                            -42,000 won",
      ])
    #expect(await app.end() == [])
  }

  @Test func `an empty ledger says which keys fill it`() async throws {
    let app = app(80, 24, .korean, LedgerDependencies([]))
    try await app.press("Wait 1s")
    #expect(
      app.content == [
        " 모든 내역  0                   받은 돈 0원   쓴 돈 0원   최근 순   ▌표 │ 그림",
        " 아직 내역이 없습니다. a로 적거나 i로 은행 파일을 가져오세요.",
      ])
    #expect(await app.end() == [])
  }

  @Test func `months in which nothing was spent say so`() async throws {
    let received = ScreenEntries.row(1, 20_261_120, 3_000, "용돈", .income)
    let app = app(80, 24, .korean, LedgerDependencies([received]))
    try await app.press("t")
    #expect(
      app.content == [
        " 모든 내역  1               받은 돈 3,000원   쓴 돈 0원   최근 순    표 │▌그림",
        " 2026년 6월 – 2026년 11월: 쓴 돈이 없습니다. a로 적으세요.",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a search that finds nothing says how to see all again`() async throws {
    let app = app(80, 24, .english)
    try await app.press("/ \"xyz\" Enter")
    #expect(
      app.content == [
        " Entries found  0                  received 0 won   spent 0 won   newest first",
        " find  xyz",
        "                 Jun      Jul      Aug      Sep      Oct      Nov         total",
        "▌ food                                   ▆▆▆▆▆▆            ██████    95,400 won",
        "  transport                              ▁▁▁▁▁▁            ▃▃▃▃▃▃    27,000 won",
        "  movies                                          ▂▂▂▂▂▂             15,000 won",
        "",
        " No entry fits; show all with Esc.",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a ledger that cannot be read says why`() async throws {
    let dependencies = LedgerDependencies()
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.busy) }
    dependencies.ledger.sumMonths = { () throws(LedgerError) in throw .storage(.busy) }
    let app = app(80, 24, .korean, dependencies)
    try await app.press("Wait 1s")
    #expect(
      app.content == [
        " 모든 내역",
        " 다른 프로그램이 내역을 쓰고 있습니다. 잠시 뒤에 다시 해 보세요. R로 다시 읽어", " 보세요.",
      ])
    #expect(app.lines.last?.hasPrefix(" Esc 뒤로  R 다시 읽기") == true)
    #expect(await app.end() == [])
  }

  @Test func `rows that were read before stay, and it is said`() async throws {
    let dependencies = LedgerDependencies()
    let app = app(80, 24, .english, dependencies)
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.busy) }
    try await app.press("R")
    #expect(
      app.content.suffix(3) == [
        "",
        " Another program is writing the ledger; try again in a moment. Entries that",
        " were read before are shown; R reads again.",
      ])
    #expect(app.content.contains { $0.hasPrefix("  11.20  top-up") })
    #expect(await app.end() == [])
  }

  @Test func `a ledger that is being read says so`() async throws {
    let dependencies = LedgerDependencies()
    let checkpoint = Checkpoint()
    dependencies.ledger.list = { _, _ throws(LedgerError) in
      await checkpoint.pass()
      throw .storage(.busy)
    }
    let app = app(40, 12, .english, dependencies)
    #expect(app.content == [" All entries"])
    await app.clock.advance(by: .milliseconds(200))
    #expect(app.content == [" All entries", " Loading the ledger."])
    #expect(app.doubleBindings == [])
    checkpoint.open()
    await app.settle()
    #expect(await app.end() == [])
  }

  @Test func `the screen says itself`() async throws {
    let app = app(80, 24)
    try await app.press("Space Down Space")
    #expect(
      app.speech.dropLast() == [
        "갈비",
        "슈퍼페이 › 내역",
        "김하늘",
        "모든 내역, 8건, 받은 돈 2,850,000원, 쓴 돈 137,400원, 최근 순, ✓ 고른 것 2",
        "그림 월별 지출, 1 / 3: 식비: 6월 0, 7월 0, 8월 0, 9월 42,000, 10월 0, 11월 53,400, 합계 95,400원",
        "> 표 내역, 2 / 8: 11.20, 충전, 우리은행 0123, +50,000원, 고름",
      ])
    #expect(await app.end() == [])
  }

  @Test func `o opens the order of an entry that has one, and is hinted there only`() async throws {
    let dependencies = LedgerDependencies([
      ScreenEntries.row(1, 20_261_119, -9_000, "택시", .transport, .wallet),
      LedgerRow(
        id: 2, origin: .wallet,
        entry: LedgerEntry(
          day: ScreenEntries.today, amount: Won(-34_900), text: "현미 10 kg", category: .food),
        order: 12),
    ])
    let app = app(120, 24, .korean, dependencies)
    try await app.press("o")
    #expect(dependencies.openedOrders == [12])
    #expect(app.lines.last?.contains("o 주문 보기") == true)
    try await app.press("Down o")
    #expect(dependencies.openedOrders == [12])
    #expect(app.lines.last?.contains("o 주문 보기") == false)
    #expect(await app.end() == [])
  }

  @Test func `every text is there in both languages`() {
    #expect(LedgerText.untranslated == [])
    #expect(ExportText.untranslated == [])
    #expect(FormText.untranslated == [])
  }
}
