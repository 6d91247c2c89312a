import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import StatementsDomain
import TerminalUI
import Testing
import WalletDomain

@testable import StatementsPresentation

/// The import in several sizes and both languages.
@MainActor
struct ImportScreenTests {
  private func app(
    _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .korean
  ) -> ImportApp {
    ImportApp(Size(columns: columns, rows: rows), language)
  }

  @Test func `a file is shown before it is imported`() async throws {
    let app = app(80, 24)
    try await app.press("\"~/bank.csv\" Enter")
    expectEqual(
      app.content,
      [
        "",
        "        ╭─ 가져오기 ───────────────────────────────────────────────────╮",
        "        │                                                              │",
        "        │   새 내역 1건, 중복 1건, 읽을 수 없는 줄 1개                 │",
        "        │   계좌        ‹ 새 계좌 ›      계좌 이름   bank              │",
        "        │   날짜        ‹ 거래일 ›       내용        ‹ 적요 ›          │",
        "        │   금액 (+/-)  ‹ (없음) ›       지출        ‹ 출금액 ›        │",
        "        │   수입        ‹ 입금액 ›       분류        ‹ (없음) ›        │",
        "        │   메모        ‹ (없음) ›       상태        ‹ (없음) ›        │",
        "        │   분류: 기타 1건                                             │",
        "        │   내역 미리 보기                                       1/1   │",
        "        │ ▏ 2026.11.20  기타  서점                           -21,000   │",
        "        │                                                              │",
        "        │   읽을 수 없는 줄                                      1/1   │",
        "        │ ▏ 4번째 줄: 없는 날짜: 2026-11-31                            │",
        "        │                     [ 다른 파일 ]  [▌bank에 1건 가져오기 ]   │",
        "        │                                                              │",
        "        ╰──────────────────────────────────────────────────────────────╯",
      ])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)], Language.allCases)
  func `a file is chosen from those that were downloaded last`(
    _ size: Size, _ language: Language
  ) async throws {
    let files = ["many", "bank"].map { FoundFile(path: "/home/kim/\($0).csv", time: 0, size: 9) }
    let app = ImportApp(size, language, files: files)
    await app.settle()
    if size.rows > 20 { #expect(app.content.contains { $0.contains("many.csv") }) }
    try await app.press("Down Down Enter")
    #expect(app.content.contains { $0.contains(language == .korean ? "새 내역 1건" : "1 new") })
    await expectEqual(app.end(), [])

    let other = ImportApp(size, language, files: files)
    try await other.press("\"x\"")
    #expect(!other.content.contains { $0.contains("many.csv") })
    await expectEqual(other.end(), [])
  }

  @Test(arguments: [
    "\u{1B}[2Jbank.csv", "\u{1B}]0;x\u{7}.csv", "\u{9B}31m.csv", "a\u{8}\u{7F}.csv",
  ])
  func `no name or path of a file is an order to the terminal`(_ name: String) async throws {
    for path in ["/home/kim/\(name)", "/home/\u{1B}c/bank.csv"] {
      let app = ImportApp(
        .normal, .korean, files: [FoundFile(path: path, time: 0, size: 9)])
      await app.settle()
      func isSafe() -> Bool {
        (app.lines + app.speech).allSatisfy {
          $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
      }
      #expect(app.content.contains { $0.contains(".csv") })
      #expect(isSafe())
      try await app.press("Down Enter")
      #expect(isSafe())
      app.window.send(.paste(path))
      await app.settle()
      #expect(isSafe())
      await expectEqual(app.end(), [])
    }
  }

  @Test(arguments: Language.allCases)
  func `a file that does not continue its account is another one's, which is asked`(
    language: Language
  ) async throws {
    func words(_ korean: String, _ english: String) -> String {
      language == .korean ? korean : english
    }
    let app = app(100, 30, language)
    func shows(_ text: String) -> Bool { app.content.contains { $0.contains(text) } }
    try await app.press("\"~/woori.csv\" Enter Enter")
    expectEqual(app.dependencies.calls.last, "end 1 into woori")
    // It says what is missing in it, too.
    try await app.press("\"~/woori (1).csv\" Enter")
    #expect(shows("woori 2"))
    #expect(shows(words("‘woori’에서 이어지지 않아", "don’t continue woori, so")))
    #expect(
      shows(words("11월 25일과 28일 사이 3,000원이 비어 있습니다.", "missing between 25 Nov and 28 Nov.")))
    try await app.press("Right Right")
    #expect(shows(words("‘woori’에서 이어지지 않습니다", "don’t continue woori. Check")))
    try await app.press("Left Left Enter Enter")
    expectEqual(app.dependencies.calls.last, "end 3 into woori 2")
    // The next file goes on where the first one ended.
    try await app.press("\"~/woori (2).csv\" Enter")
    #expect(shows(words("이 기간의 내역이 빠짐없이 있습니다.", "Nothing is missing in this period.")))
    try await app.press("Enter")
    expectEqual(app.dependencies.calls.last, "end 2 into woori")
    try await expectEqual(app.dependencies.openings().suffix(2), [3_021_000, 8_000_000])
    await expectEqual(app.end(), [])
  }

  @Test func `what cannot be read leaves most rows to what is imported`() async throws {
    let app = app(80, 24)
    try await app.press("\"~/many.csv\" Enter")
    expectEqual(
      app.content,
      [
        "        ╭─ 가져오기 ───────────────────────────────────────────────────╮",
        "        │                                                              │",
        "        │   새 내역 20건, 중복 0건, 읽을 수 없는 줄 12개               │",
        "        │   추가할 분류: 여행                                        ┃ │",
        "        │   계좌        ‹ 새 계좌 ›      계좌 이름   many            ┃ │",
        "        │   날짜        ‹ 거래일 ›       내용        ‹ 적요 ›          │",
        "        │   금액 (+/-)  ‹ (없음) ›       지출        ‹ 출금액 ›        │",
        "        │   내역 미리 보기                                      1/20   │",
        "        │   날짜        분류  내용                          금액(원)   │",
        "        │ ▏ 2026.11.10  여행  가게 1                          -1,000 ┃ │",
        "        │   2026.11.11  여행  가게 2                          -2,000   │",
        "        │   2026.11.12  여행  가게 3                          -3,000   │",
        "        │   2026.11.13  기타  가게 4                          -4,000   │",
        "        │   읽을 수 없는 줄                                     1/12   │",
        "        │ ▏ 22번째 줄: 없는 날짜: 2026-11-31                         ┃ │",
        "        │   23번째 줄: 없는 날짜: 2026-11-32                           │",
        "        │                    [ 다른 파일 ]  [▌many에 20건 가져오기 ]   │",
        "        │                                                              │",
        "        ╰──────────────────────────────────────────────────────────────╯",
      ])
    let small = self.app(40, 12, .english)
    try await small.press("\"~/many.csv\" Enter BackTab BackTab Down")
    expectEqual(
      small.content,
      [
        " 20 new, unreadable 2/12",
        " New categories: 여행                  ┃",
        "  Date      Description   Amount (won)",
        "▏ 10/11/26  가게 1              -1,000 ┃",
        "  11/11/26  가게 2              -2,000",
        "▌ Line 23: no such date: 2026-11-32    ┃",
        "  [ Other file ]  [ Import 20 entries ]",
      ])
    await expectEqual(app.end() + small.end(), [])
  }

  @Test func `entries go into a new account, or into the one that is chosen`() async throws {
    let app = app()
    try await app.press("\"~/bank.csv\" Enter Tab Right Left Tab C-u \"우리은행\" Enter")
    expectEqual(app.dependencies.calls, ["end 1 into 우리은행"])
    try await expectEqual(app.dependencies.accounts(), ["슈퍼페이", "현금", "우리은행"])
    await expectEqual(app.end(), [])
  }

  @Test func `an account without entries gets its opening balance`() async throws {
    let app = app()
    try await app.press("\"~/woori.csv\" Enter")
    #expect(app.content.contains { $0.contains("시작 잔액 3,021,000원") })
    // Cash has an entry.
    try await app.press("Tab Right")
    #expect(!app.content.contains { $0.contains("시작 잔액") })
    try await app.press("Left C-s")
    try await expectEqual(app.dependencies.openings(), [0, 0, 3_021_000])
    await expectEqual(app.end(), [])
  }

  @Test func `what a plus means is asked once where the file does not say it`() async throws {
    let app = app()
    try await app.press("\"~/amex.csv\" Enter")
    expectEqual(
      app.content,
      [
        "        ╭─ 가져오기 ───────────────────────────────────────────────────╮",
        "        │                                                              │",
        "        │   새 내역 3건, 중복 0건, 읽을 수 없는 줄 0개                 │",
        "        │   계좌        ‹ 새 계좌 ›      계좌 이름   amex            ┃ │",
        "        │   파일 종류  ▌‹ 카드 (+가 지출) ›                          ┃ │",
        "        │   날짜        ‹ Date ›         내용        ‹ Description › ┃ │",
        "        │   금액 (+/-)  ‹ Amount ›       지출        ‹ (없음) ›      ┃ │",
        "        │   수입        ‹ (없음) ›       분류        ‹ (없음) ›      ┃ │",
        "        │   메모        ‹ (없음) ›       상태        ‹ (없음) ›        │",
        "        │   내역 미리 보기                                       1/3   │",
        "        │   날짜        분류  내용                          금액(원)   │",
        "        │ ▏ 2026.11.20  기타  HARBOUR BOOKS                  -18,000   │",
        "        │   2026.11.21  식비  HARBOUR COFFEE                  -4,500   │",
        "        │   2026.11.25  수입  PAYMENT - THANK YOU            +22,500   │",
        "        │   금액의 +가 지출인지 수입인지 파일만으로는 알 수            │",
        "        │   없습니다. ‘파일 종류’를 확인해 주세요.                     │",
        "        │                     [ 다른 파일 ]  [ amex에 3건 가져오기 ]   │",
        "        │                                                              │",
        "        ╰──────────────────────────────────────────────────────────────╯",
      ])
    // What is proposed is taken by Enter; the other answer by an arrow.
    try await app.press("Enter Enter")
    expectEqual(app.dependencies.calls, ["end 3 into amex"])
    let other = self.app(80, 24, .english)
    try await other.press("\"~/amex.csv\" Enter Right Enter")
    #expect(!other.speech.contains { $0.contains("doesn’t say") })
    try await other.press("Enter")
    try await expectEqual(other.dependencies.last()?.amount, Won(-22_500))
    await expectEqual(app.end() + other.end(), [])
  }

  @Test func `a payment that was cancelled in part is pointed out`() async throws {
    let app = app(80, 24, .english)
    try await app.press("\"~/card.csv\" Enter")
    #expect(app.speech.contains { $0.contains("1 partly cancelled payment added in full") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size.normal, .wide])
  func `the heading of the categories is whole`(size: Size) async throws {
    let app = ImportApp(size, .english)
    try await app.press("\"~/bank.csv\" Enter")
    #expect(app.content.contains { $0.contains("  Category  ") }, "\(app.content)")
    await expectEqual(app.end(), [])
  }

  @Test func `a name that another account has is refused`() async throws {
    let app = app()
    try await app.press("\"~/bank.csv\" Enter Tab Tab C-u \"현금\" Enter")
    #expect(app.speech.contains { $0.contains("‘현금’ 계좌가 이미 있습니다.") })
    try await app.press("BackTab Right C-s")
    try await expectEqual(app.dependencies.accounts(), ["슈퍼페이", "현금"])
    expectEqual(app.dependencies.calls, ["end 1 into Cash"])
    await expectEqual(app.end(), [])
  }

  @Test func `a file without anything new leads to another one`() async throws {
    let app = app(40, 12, .english)
    try await app.press("\"~/bank.csv\" Enter Enter")
    app.root.show()
    try await app.press("\"~/bank.csv\" Enter")
    expectEqual(
      app.content,
      [
        " 0 new, 2 already there, 1 unreadable",
        " Account       ‹ bank ›                ┃",
        " Date          ‹ 거래일 ›",
        "▏ Line 4: no such date: 2026-11-31",
        " There are no new entries. If the file",
        " is another bank’s, change the account.",
        "                         [▌Other file ]",
      ])
    try await app.press("Enter")
    expectEqual(app.content.last, "                [ Cancel ]  [ Preview ]")
    await expectEqual(app.end(), [])
  }

  @Test func `a file without headings asks first which column holds the day`() async throws {
    let app = app()
    try await app.press("\"~/odd.csv\" Enter Right Tab Right Right Tab Right Right Right C-s")
    try await expectEqual(app.dependencies.last(), entry(2026_11_20, -21_000, "서점"))
    expectEqual(app.dependencies.calls, ["end 1 into odd"])
    await expectEqual(app.end(), [])
  }

  @Test func `the path of a file is asked for`() async throws {
    let app = app(80, 24, .english)
    await app.settle()
    expectEqual(
      app.content,
      [
        "",
        "",
        "",
        "",
        "",
        "         ╭─ Import ───────────────────────────────────────────────────╮",
        "         │                                                            │",
        "         │   File ▌e.g. ~/bank.csv                                    │",
        "         │   Enter the path of your bank’s file (Excel, CSV), or      │",
        "         │   drop it here. You can review it before importing.        │",
        "         │                                                            │",
        "         │                                  [ Cancel ]  [ Preview ]   │",
        "         │                                                            │",
        "         ╰────────────────────────────────────────────────────────────╯",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the smallest window scrolls what a file has`() async throws {
    let app = app(20, 5)
    try await app.press("\"~/bank.csv\" Enter")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 가져오기    김하늘",
        " 새 내역 1건, 중복 ┃",
        " 1건, 읽을 수 없는",
        " 줄 1개            ▌",
      ])
    #expect(app.footer.hasPrefix(" Enter "))
    await expectEqual(app.end(), [])
  }

  @Test func `the user says which column holds what`() async throws {
    let app = app()
    try await app.press("\"~/bank.csv\" Enter")
    #expect(app.speech.contains("선택란 지출: 출금액"))
    try await app.press("Tab Tab Tab Tab Tab Left Left Left")
    #expect(app.speech.contains { $0.hasPrefix("> 선택란 ") })
    await expectEqual(app.end(), [])
  }

  @Test func `a file that cannot be read is said, and another one can be named`() async throws {
    let app = app()
    try await app.press("\"/nowhere\" Enter")
    #expect(app.speech.contains(StatementError.missing.phrase.text(.korean)))
    try await app.press("C-u \"~/bank.csv\" Enter Esc")
    #expect(app.speech.contains("> 입력란 파일: ~/bank.csv"))
    try await app.press("Esc")
    expectEqual(app.dependencies.calls, ["close"])
    await expectEqual(app.end(), [])
  }
}
