import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing

@testable import LedgerPresentation

/// The sheets over the ledger, in several sizes and both languages.
@MainActor
struct LedgerSheetScreenTests {
  private func app(
    _ columns: Int, _ rows: Int, _ language: Language = .korean
  ) -> LedgerApp {
    LedgerApp(LedgerFixture(), Size(columns: columns, rows: rows), language)
  }

  @Test func `categories are chosen from, the present one marked`() async throws {
    let app = app(80, 24)
    try await app.press("c")
    // The row that it is about, and those below it, stay in sight.
    expectEqual(app.content.firstIndex { $0.contains("╭─ 1건의 분류") }, 0)
    expectEqual(app.content.firstIndex { $0.contains("╰") }, 10)
    #expect(app.content.contains { $0.contains("│ ▌ 교통                    현재   │") })
    for name in ["식비", "영화", "쇼핑", "생활", "의료", "충전", "수입", "기타"] {
      #expect(app.content[1...9].contains { $0.contains("│   \(name)  ") }, "\(name)")
    }
    expectEqual(
      Array(app.content[11...12]),
      [
        "▏ 11.20   교통    슈퍼전기차 택시  우리집 → 회사                       -18,000",
        "          충전    우리은행 0123                                        +50,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a note has its field`() async throws {
    let app = app(80, 24)
    try await app.press("n \"x\"")
    expectEqual(
      app.content,
      [
        "  모든 내역  8     수입 2,850,000원  지출 137,400원  2026년 9월 – 11월  최신순",
        "         ╭─ 1건의 메모 ───────────────────────────────────────────────╮",
        "  7.1만  │                                                            │",
        "         │   메모  ▌ x                                                │",
        "         │         │                                                  │",
        "  3.6만  │         │                                                  │",
        "         │   비워 두면 메모가 삭제됩니다.                             │",
        "         │                                                            │",
        "      0  │                                       [ 취소 ]  [ 저장 ]   │",
        "         │                                                            │   11월",
        "  날짜   ╰────────────────────────────────────────────────────────────╯",
        "▏ 11.20   교통    슈퍼전기차 택시  우리집 → 회사                       -18,000",
        "          충전    우리은행 0123                                        +50,000",
        "  11.19   식비    시장                                 김장            -32,400",
        "  11.05   식비    칼국수                                               -21,000",
        "  10.20   수입    급여                                              +2,800,000",
        "  10.11   영화    기생충                               둘이서          -15,000",
        "  09.30   교통    택시                                                  -9,000",
        "  09.19   식비    시장                                                 -42,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a note is not discarded without a question`() async throws {
    let app = app(80, 24)
    try await app.press("n \"x\" Esc")
    expectEqual(
      app.content,
      [
        "  모든 내역  8     수입 2,850,000원  지출 137,400원  2026년 9월 – 11월  최신순",
        "                                                71,400      ▏ ██ 식비   95,400",
        "  7.1만                         51,000          ██████        ██ 교통   27,000",
        "                                ▂▂▂▂▂▂          ▄▄▄▄▄▄        ██ 영화   15,000",
        "                                ▄▄▄▄▄▄          ██████           합계  137,400",
        "  3.6만                         ██████  15,000  ██████",
        "                                ██████  ▂▂▂▂▂▂  ██████",
        "        0       0       0       ██████  ██████  ██████",
        "      0 6월     7월     8월     9월     10월    11월",
        "  2026년 11월  지출 71,400원, 수입 50,000원, 4건        차트 2026년 6월 – 11월",
        "  날짜 ▼  분류    내용                                 메모           금액(원)",
        "▏ 11.20   교통    슈퍼전기차 택시  우리집 → 회사                       -18,000",
        "         ╭─ 1건의 메모 ───────────────────────────────────────────────╮",
        "  11.19  │                                                            │",
        "  11.05  │   나가면 입력한 내용이 사라집니다. 나갈까요?               │",
        "  10.20  │                                                            │",
        "  10.11  │                                [▌계속 입력 ]  [ 나가기 ]   │",
        "  09.30  │                                                            │",
        "  09.19  ╰────────────────────────────────────────────────────────────╯",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the form for an entry shows what is wrong`() async throws {
    let app = app(80, 24, .english)
    try await app.press("a C-s")
    expectEqual(
      app.content,
      [
        "  All entries  8     Income 2,850,000 won  Expense 137,400 won  Sep – Nov 2026",
        "                                           71,400      ▏ ██ Food        95,400",
        "  71.4K  ╭─ New entry ────────────────────────────────────────────────╮",
        "         │                                                            │",
        "         │   Date         2026-11-21                                  │",
        "  35.7K  │   Type         ‹ Expense ›                                 │",
        "         │   Amount      ▌e.g. 18,000                                 │",
        "         │                Enter an amount from 1 to                   │",
        "      0  │                1,000,000,000,000 won.                      │",
        "  Nov    │   Description                                              │   2026",
        "  Date   │                Enter a description.                        │  (won)",
        "▏ 20     │   Category     ‹ Other ›                                   │",
        "         │   Note                                                     │",
        "  19     │   Account      ‹ Cash ›                                    │",
        "  5 Nov  │                                                            │",
        "  20     │   Check the marked fields.                                 │",
        "  11     │                                     [ Cancel ]  [ Save ]   │",
        "  30     │                                                            │",
        "  19     ╰────────────────────────────────────────────────────────────╯",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the smallest window shows the field and what is wrong`() async throws {
    let app = app(20, 5)
    try await app.press("a C-s")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 내역 추가   김하늘",
        " 금액    ▌예: 18,0…┃",
        "   1원부터 1,000,00",
        " 표시된 항목을…",
      ])
    #expect(app.footer.hasPrefix(" Ctrl-S "))
    await expectEqual(app.end(), [])
  }

  @Test func `an export says what and where`() async throws {
    let app = app(80, 24)
    try await app.press("Tab Enter x")
    expectEqual(
      app.content,
      [
        "  2026년 6월 – 11월 · 식비  3                  수입 0원  지출 95,400원  최신순",
        "                                                53,400       ▏ ██ 식비  95,400",
        "  5.3만  ╭─ 내보내기 ─────────────────────────────────────────────────╮",
        "         │                                                            │",
        "         │   파일 ▌~/galbi-2026-11-21.csv                             │",
        "  2.7만  │   범위  ‹ 표의 내역만 ›                                    │",
        "         │   스프레드시트에서 열 수 있는 CSV 파일로 저장합니다.       │",
        "         │                                                            │",
        "      0  │                                   [ 취소 ]  [ 내보내기 ]   │",
        "         │                                                            │",
        "  날짜   ╰────────────────────────────────────────────────────────────╯",
        "▏ 11.19   식비    시장                       김장                      -32,400",
        "  11.05   식비    칼국수                                               -21,000",
        "  09.19   식비    시장                                                 -42,000",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a small window asks whether to replace a file`() async throws {
    let app = app(40, 12, .english)
    try await app.press("x C-u \"~/bank.csv\" Enter")
    expectEqual(
      app.content,
      [
        " ~/bank.csv",
        " A file with this name already exists.",
        " Replace it?",
        "",
        "",
        "",
        "            [▌Other name ]  [ Replace ]",
      ])
    // Whatever was chosen the last time, and as in all forms by Ctrl-S, too, which replaces nothing.
    try await app.press("C-s Tab Esc C-u \"~/bank.csv\" C-s")
    expectEqual(app.content.last, "            [▌Other name ]  [ Replace ]")
    await expectEqual(app.end(), [])
  }

  @Test func `in the smallest window an entry has its values below their labels`() async throws {
    let app = app(20, 5)
    try await app.press("Enter")
    expectEqual(
      app.lines[1...3],
      [
        "▌날짜              ┃",
        "  2026.11.20",
        " 내용",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `an entry is shown over the table`() async throws {
    let app = app(80, 24, .english)
    try await app.press("Enter")
    for words in ["╭─ Entry ─", "▌ Date          20 Nov 2026", "Jun     Jul     Aug"] {
      #expect(app.content.contains { $0.contains(words) }, "\(words)")
    }
    // What is said of the whole table is no part of it.
    #expect(!app.content.contains { $0.contains("8 entries") })
    await expectEqual(app.end(), [])
  }
}
