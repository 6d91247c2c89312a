import Expectations
import Headless
import LedgerRaft
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// This month and the newest entries on the wallet's screen in a wide window.
@MainActor
struct FinanceDigestTests {
  private func app(_ size: Size, _ language: Language) async -> FinanceApp {
    let fixture = FinanceFixture(Fixed.cards(3), balance: Won(128_000))
    fixture.ledger = LedgerRaft.builder(
      clock: fixture.clock, language: language, notify: fixture.notify)
    return await FinanceApp(fixture, size, language)
  }

  @Test func `a wide window has three groups, and the newest entries below them`() async throws {
    let app = await app(Size(columns: 120, rows: 40), .korean)
    expectEqual(
      app.content,
      [
        "",
        "  슈퍼페이 잔액                       이번 달                   2026년 11월     카드                                 3",
        "  128,000원                           지출          421,200원                   ● 우리은행 0123",
        "  [▌충전하기 ]  [ 가계부 ]            수입        3,440,000원                   ● 신한카드 0987",
        "                                      48만  50만  48만  51만  43만  42만        ● 국민카드 2812",
        "                                      ▆▆▆▆▆ ▇▇▇▇▇ ▆▆▆▆▆ █████ ▄▄▄▄▄ ▄▄▄▄▄       [ 카드 추가 ]  [ 모두 보기 ]",
        "                                      █████ █████ █████ █████ █████ █████",
        "                                      █████ █████ █████ █████ █████ █████",
        "                                      6월   7월   8월   9월   10월  11월",
        "",
        "",
        "",
        "  최근 내역                                                                                                   가계부 l",
        "  날짜       분류  내용                                                 메모                                  금액(원)",
        "▏ 11월 20일  수입  급여                                                                                     +3,360,000 ┃",
        "  11월 19일  기타  분식                                                                                         -9,600 ┃",
        "  11월 17일  식비  칼국수                                               셋이서                                  -9,900 ┃",
        "  11월 14일  쇼핑  슈퍼마트 주문                                                                               -96,000 ┃",
        "  11월 11일  의료  약국                                                                                         -3,500 ┃",
        "  11월 8일   영화  영화 '기생충'                                                                               -28,000 ┃",
        "  11월 5일   식비  시장                                                 김장                                   -39,600",
        "  11월 3일   교통  슈퍼택시  우리집 → 회사                                                                     -69,600",
        "  11월 2일   충전  우리은행 0123                                                                               +80,000",
        "  11월 1일   생활  월세                                                                                       -165,000",
        "  10월 20일  수입  급여                                                                                     +2,800,000",
        "  10월 19일  기타  분식                                                                                         -3,000",
        "  10월 17일  식비  칼국수                                               셋이서                                  -7,200",
        "  10월 14일  쇼핑  슈퍼마트 주문                                                                               -28,800",
        "  10월 11일  의료  약국                                                                                         -8,400",
        "  10월 8일   영화  영화 '기생충'                                                                               -56,000",
        "  10월 5일   식비  시장                                                 김장                                  -145,200",
        "  10월 3일   교통  슈퍼택시  우리집 → 회사                                                                     -58,000",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a window of 80 columns has the newest entries below two groups`() async throws {
    let app = await app(Size(columns: 80, rows: 24), .korean)
    expectEqual(
      app.content,
      [
        "",
        "  슈퍼페이 잔액                            카드                              3",
        "  128,000원                                ● 우리은행 0123",
        "  [▌충전하기 ]  [ 가계부 ]                 ● 신한카드 0987",
        "                                           ● 국민카드 2812",
        "                                           [ 카드 추가 ]  [ 모두 보기 ]",
        "",
        "",
        "",
        "  최근 내역                                                           가계부 l",
        "  날짜       분류  내용                             메모              금액(원)",
        "▏ 11월 20일  수입  급여                                             +3,360,000 ┃",
        "  11월 19일  기타  분식                                                 -9,600",
        "  11월 17일  식비  칼국수                           셋이서              -9,900",
        "  11월 14일  쇼핑  슈퍼마트 주문                                       -96,000",
        "  11월 11일  의료  약국                                                 -3,500",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a very wide window in English`() async throws {
    let app = await app(Size(columns: 200, rows: 50), .english)
    expectEqual(
      Array(app.content.prefix(14)),
      [
        "",
        "  SuperPay balance                                           This month                                               Nov 2026     Cards                                                             3",
        "  128,000 won                                                Expense     421,200 won                                               ● 우리은행 0123",
        "  [▌Top up ]  [ Ledger ]                                     Income    3,440,000 won                                               ● 신한카드 0987",
        "                                                             481K    501K    481K    515K    427K    421K                          ● 국민카드 2812",
        "                                                             ▆▆▆▆▆▆▆ ▇▇▇▇▇▇▇ ▆▆▆▆▆▆▆ ███████ ▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄                       [ Add card ]  [ Show all ]",
        "                                                             ███████ ███████ ███████ ███████ ███████ ███████",
        "                                                             ███████ ███████ ███████ ███████ ███████ ███████",
        "                                                             Jun     Jul     Aug     Sep     Oct     Nov",
        "",
        "",
        "",
        "  Recent entries                                                                                                                                                                              Ledger l",
        "  Date    Category   Description                                                                                Note                                                                      Amount (won)",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `Enter opens an entry in the ledger, l all of them`() async throws {
    let app = await app(Size(columns: 120, rows: 40), .korean)
    try await app.press("Down Down Down Down Down Down")
    let row = app.lines.first { $0.contains("▌") }
    try await app.press("Enter")
    #expect(app.steps.hasPrefix("Ledger"))
    let words = row?.split(separator: " ").dropFirst(4).first.map(String.init) ?? "?"
    #expect(app.lines.contains { $0.hasPrefix("▌") && $0.contains(words) }, "\(row ?? "")")
    try await app.press("Esc l")
    #expect(app.steps.hasPrefix("Ledger"))
    try await app.press("Esc")
    expectEqual(app.steps, "")
    await expectEqual(app.end(), [])
  }

  @Test func `the parts go when the window gets narrow, and come back with it`() async throws {
    let app = await app(Size(columns: 120, rows: 40), .korean)
    #expect(app.tree.hasSuffix("ThisMonth Recent)"))
    await app.resize(79, 24)
    #expect(app.tree.hasSuffix("CardOnFileDashboard)"))
    #expect(!app.lines.contains { $0.contains("이번 달") })
    await app.resize(120, 16)
    #expect(app.tree.hasSuffix("ThisMonth Recent)"))
    #expect(!app.lines.contains { $0.contains("이번 달") })
    await app.resize(120, 40)
    #expect(app.lines.contains { $0.contains("이번 달") })
    await expectEqual(app.end(), [])
  }
}
