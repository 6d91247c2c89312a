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
    LedgerApp(LedgerDependencies(), Size(columns: columns, rows: rows), language)
  }

  @Test func `categories are chosen from, the present one marked`() async throws {
    let app = app(80, 24)
    try await app.press("c")
    #expect(
      app.content == [
        " 모든 내역  8                  받은 돈 2,850,000원   쓴 돈 137,400원   최근 순",
        "             6월       7월       8월       9월      10월      11월         합계",
        "▌ 식비                                 ▆▆▆▆▆▆▆             ███████     95,400원",
        "  교통                ╭─ 1건의 분류 ─────────────────────╮ ▃▃▃▃▃▃▃     27,000원",
        "  영화                │                                  │             15,000원",
        "                      │     식비                         │",
        "  날짜 ▼  분류  내용  │   ▌ 교통                  지금   │                 금액",
        "▌ 11.20   교통  슈퍼전│     영화                         │            -18,000원",
        "  11.20   충전  우리은│     쇼핑                         │            +50,000원",
        "  11.19   식비  시장  │     생활                         │            -32,400원",
        "  11.05   식비  칼국수│     의료                         │            -21,000원",
        "  10.20   수입  급여  │     충전                         │         +2,800,000원",
        "  10.11   영화  기생충│     수입                         │서          -15,000원",
        "  09.30   교통  택시  │     기타                         │             -9,000원",
        "  09.19   식비  시장  │                                  │            -42,000원",
        "                      ╰──────────────────────────────────╯",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a note has its field`() async throws {
    let app = app(80, 24)
    try await app.press("n \"x\"")
    #expect(
      app.content == [
        " 모든 내역  8                  받은 돈 2,850,000원   쓴 돈 137,400원   최근 순",
        "             6월       7월       8월       9월      10월      11월         합계",
        "▌ 식비                                 ▆▆▆▆▆▆▆             ███████     95,400원",
        "  교통                                 ▁▁▁▁▁▁▁             ▃▃▃▃▃▃▃     27,000원",
        "  영화                                           ▂▂▂▂▂▂▂               15,000원",
        "         ╭─ 1건의 메모 ───────────────────────────────────────────────╮",
        "  날짜 ▼ │                                                            │    금액",
        "▌ 11.20  │   메모  x                                                  │18,000원",
        "  11.20  │                                                            │50,000원",
        "  11.19  │   비우면 메모를 지웁니다.                                  │32,400원",
        "  11.05  │                                       [ 취소 ]  [ 저장 ]   │21,000원",
        "  10.20  │                                                            │00,000원",
        "  10.11  ╰────────────────────────────────────────────────────────────╯15,000원",
        "  09.30   교통  택시                                                   -9,000원",
        "  09.19   식비  시장                                                  -42,000원",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a note is not discarded without a question`() async throws {
    let app = app(80, 24)
    try await app.press("n \"x\" Esc")
    #expect(
      app.content == [
        " 모든 내역  8                  받은 돈 2,850,000원   쓴 돈 137,400원   최근 순",
        "             6월       7월       8월       9월      10월      11월         합계",
        "▌ 식비                                 ▆▆▆▆▆▆▆             ███████     95,400원",
        "  교통                                 ▁▁▁▁▁▁▁             ▃▃▃▃▃▃▃     27,000원",
        "  영화                                           ▂▂▂▂▂▂▂               15,000원",
        "",
        "  날짜 ▼ ╭─ 1건의 메모 ───────────────────────────────────────────────╮    금액",
        "▌ 11.20  │                                                            │18,000원",
        "  11.20  │   적은 것을 버릴까요?                                      │50,000원",
        "  11.19  │                                                            │32,400원",
        "  11.05  │                                  [ 더 적기 ]  [ 버리기 ]   │21,000원",
        "  10.20  │                                                            │00,000원",
        "  10.11  ╰────────────────────────────────────────────────────────────╯15,000원",
        "  09.30   교통  택시                                                   -9,000원",
        "  09.19   식비  시장                                                  -42,000원",
      ])
    #expect(await app.end() == [])
  }

  @Test func `the form for an entry shows what is wrong`() async throws {
    let app = app(80, 24, .english)
    try await app.press("a C-s")
    #expect(
      app.content == [
        " All entries  8      received 2,850,000 won   spent 137,400 won   newest first",
        "         ╭─ New entry ────────────────────────────────────────────────╮   total",
        "▌ food   │                                                            │,400 won",
        "  transpo│   day       2026-11-21                                     │,000 won",
        "  movies │   way       ‹ spent ›                                      │,000 won",
        "         │   amount    such as 18,000                                 │",
        "  day ▼  │             Enter a whole number from 1 to                 │  amount",
        "▌ 11.20  │             1,000,000,000,000.                             │,000 won",
        "  11.20  │   text                                                     │,000 won",
        "  11.19  │             Enter what it was.                             │,400 won",
        "  11.05  │   category  ‹ other ›                                      │,000 won",
        "  10.20  │   note                                                     │,000 won",
        "  10.11  │                                                            │,000 won",
        "  09.30  │   Not saved yet; mend what is wrong.                       │,000 won",
        "  09.19  │                                     [ cancel ]  [ save ]   │,000 won",
        "         │                                                            │",
        "         ╰────────────────────────────────────────────────────────────╯",
      ])
    #expect(await app.end() == [])
  }

  @Test func `the smallest window shows the field and what is wrong`() async throws {
    let app = app(20, 5)
    try await app.press("a C-s")
    #expect(
      app.lines == [
        " 내역 적기   김하늘",
        " 금액    예: 18,… ↑",
        "   1부터 1,000,00 ↓",
        " 아직 저장하지…",
        " Ctrl-S  F1 도움말",
      ])
    #expect(await app.end() == [])
  }

  @Test func `an export says what and where`() async throws {
    let app = app(80, 24)
    try await app.press("Tab Enter x")
    #expect(
      app.content == [
        " 식비  3                                받은 돈 0원   쓴 돈 95,400원   최근 순",
        "             6월       7월       8월       9월      10월      11월         합계",
        "▌ 식비                                 ▆▆▆▆▆▆▆             ███████     95,400원",
        "  교통                                 ▁▁▁▁▁▁▁             ▃▃▃▃▃▃▃     27,000원",
        "  영화   ╭─ 내보내기 ─────────────────────────────────────────────────╮15,000원",
        "         │                                                            │",
        "  날짜 ▼ │   파일  ~/galbi-2026-11-21.csv                             │    금액",
        "▌ 11.19  │   무엇  ‹ 보이는 것만 ›                                    │32,400원",
        "  11.05  │   CSV 파일로 씁니다. 표 계산 프로그램에서 열 수            │21,000원",
        "  09.19  │   있습니다.                                                │42,000원",
        "         │                                                            │",
        "         │                                   [ 취소 ]  [ 내보내기 ]   │",
        "         │                                                            │",
        "         ╰────────────────────────────────────────────────────────────╯",
      ])
    #expect(await app.end() == [])
  }

  @Test func `a small window asks whether to replace a file`() async throws {
    let app = app(40, 12, .english)
    try await app.press("x C-u \"~/bank.csv\" Enter")
    #expect(
      app.content == [
        " ~/bank.csv",
        " There is a file of that name. Replace",
        " it?",
        "",
        "",
        "",
        "          [ another name ]  [ replace ]",
      ])
    #expect(await app.end() == [])
  }

  @Test func `in the smallest window an entry has its values below their labels`() async throws {
    let app = app(20, 5)
    try await app.press("Enter")
    #expect(app.lines[1...3] == ["  날짜", "   2026-11-20", "  내용           ↓"])
    #expect(await app.end() == [])
  }

  @Test func `an entry is shown over the table`() async throws {
    let app = app(80, 24, .english)
    try await app.press("Enter")
    #expect(
      app.content == [
        " All entries  8      received 2,850,000 won   spent 137,400 won   newest first",
        "                 Jun      Jul      Aug      Sep      Oct      Nov         total",
        "▌ food                                   ▆▆▆▆▆▆            ██████    95,400 won",
        "  transport ╭─ Entry ──────────────────────────────────────────────╮ 27,000 won",
        "  movies    │                                                      │ 15,000 won",
        "            │    day           2026-11-20                          │",
        "  day ▼  cat│    text          슈퍼전기차 택시  우리집 → 회사      │     amount",
        "▌ 11.20  tra│    amount        -18,000 won                         │-18,000 won",
        "  11.20  top│    category      transport                           │+50,000 won",
        "  11.19  foo│    source        SuperPay                            │-32,400 won",
        "  11.05  foo│                                                      │-21,000 won",
        "  10.20  inc│    in the table  8 entries                           │800,000 won",
        "  10.11  mov│    spent         137,400 won                         │-15,000 won",
        "  09.30  tra│    received      2,850,000 won                       │ -9,000 won",
        "  09.19  foo│                                                      │-42,000 won",
        "            ╰──────────────────────────────────────────────────────╯",
      ])
    #expect(await app.end() == [])
  }
}
