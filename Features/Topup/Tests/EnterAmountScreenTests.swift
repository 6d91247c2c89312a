import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation
@testable import TopupRaft

/// The form for the amount, in several sizes and in both languages.
@MainActor
struct EnterAmountScreenTests {
  /// A card whose last digits decide the answers of the mock bank.
  private func visa(_ lastFour: String) -> [Card] {
    [Card(id: 1, issuer: "Visa", lastFour: lastFour, tint: 0)]
  }

  @Test func `the amount, in Korean`() async throws {
    let app = try await TopupApp.after(.normal, .korean, "5 0 0 0 0")
    expectEqual(
      app.lines.aboveFooter,
      [
        "  갈비                                                                  김하늘",
        "  슈퍼페이",
        "────────────────────────────────────────────────────────────────────────────────",
        "    [ 충전하기 ]",
        "",
        "              ╭─ 충전하기 ───────────────────────────────────────╮",
        "              │                                                  │",
        "              │   금액     ▌                         50,000원    │",
        "              │                  [ +1만 ]  [ +5만 ]  [ +10만 ]   │",
        "              │     7    8    9      카드                        │",
        "              │     4    5    6      ● 우리은행 0123             │",
        "              │     1    2    3      잔액                  0원   │",
        "              │     00   0    ⌫      충전 후          50,000원   │",
        "              │                                                  │",
        "              │   모의 은행입니다. 실제로 결제되지 않습니다.     │",
        "              │                                                  │",
        "              │                                                  │",
        "              │                             [ 취소 ]  [ 충전 ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
      ])
  }

  @Test(arguments: ["\"1만\"", "\"1k\"", "\"1.\"", "\"1K00\""])
  func `a unit is said to be none, and no help has a key for it`(keys: String) async throws {
    let app = try await TopupApp.after(.normal, .korean, keys)
    #expect(app.lines.contains { $0.contains("1원") })
    #expect(app.lines.contains { $0.contains("Backspace로 지우고") })
    try await app.press("?")
    #expect(!app.lines.contains { $0.contains("만 천") })
    try await app.press("Esc Backspace 7")
    #expect(app.lines.contains { $0.contains(" 7원") })
    await expectEqual(app.end(), [])
  }

  @Test func `the amount, in English, with the focus on the keypad`() async throws {
    let app = try await TopupApp.after(.normal, .english, "5 0 0 0 0 Tab Tab Tab Tab")
    expectEqual(
      app.content,
      [
        "    [ 충전하기 ]",
        "",
        "              ╭─ Top up ─────────────────────────────────────────╮",
        "              │                                                  │",
        "              │   Amount                           50,000 won    │",
        "              │                  [ +10K ]  [ +50K ]  [ +100K ]   │",
        "              │   [▌7 ]  8    9      Card                        │",
        "              │     4    5    6      ● 우리은행 0123             │",
        "              │     1    2    3      Balance             0 won   │",
        "              │     00   0    ⌫      Afterwards     50,000 won   │",
        "              │                                                  │",
        "              │   This is a mock bank. No real money moves.      │",
        "              │                                                  │",
        "              │                                                  │",
        "              │                         [ Cancel ]  [ Top up ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
      ])
  }

  @Test func `a small window has no keypad`() async throws {
    let korean = try await TopupApp.after(.small, .korean, "2 0 0 0 0 0 0 0")
    expectEqual(
      korean.lines.aboveFooter,
      [
        " 충전하기                        김하늘",
        " 슈퍼페이 › 충전하기",
        "────────────────────────────────────────",
        " 금액     ▌               20,000,000원",
        "           1원부터 2,000,000원까지",
        "           입력해 주세요.",
        " 카드      ● 우리은행 0123",
        " 잔액                              0원",
        " 모의 은행입니다. 실제로 결제되지…",
        "                     [ 취소 ]  [ 충전 ]",
        "────────────────────────────────────────",
      ])
    let english = try await TopupApp.after(.small, .english, "5 0 0 0 0")
    expectEqual(
      english.lines.aboveFooter,
      [
        " Top up                          김하늘",
        " 슈퍼페이 › Top up",
        "────────────────────────────────────────",
        " Amount   ▌                 50,000 won",
        " Card      ● 우리은행 0123",
        " Balance            0 won → 50,000 won",
        " This is a mock bank. No real money",
        " moves.",
        "",
        "                 [ Cancel ]  [ Top up ]",
        "────────────────────────────────────────",
      ])
    let least = try await TopupApp.after(.smallest, .korean, "2 0 0 0 0 0 0")
    expectEqual(
      least.lines.aboveFooter,
      [
        " 충전하기    김하늘",
        " ▌     2,000,000원",
        " ● 우리은행 0123",
        "",
      ])
    #expect(least.footer.hasPrefix(" Enter "))
  }

  @Test func `in a small window a late answer is explained`() async throws {
    let app = try await TopupApp.after(.small, .korean, "5 Enter", visa("0004"))
    expectEqual(
      app.lines[6...9],
      [
        " 모의 은행의 응답이 늦어지고 있습니다.",
        " 결제되었는지 다시 확인합니다. 이",
        " 충전이 끝난 뒤에 다시 충전할 수…",
        "              [ 나가기 ]  [ 다시 시도 ]",
      ])
  }

  @Test func `a refusal replaces the notice about the mock bank`() async throws {
    let app = try await TopupApp.after(.normal, .english, "5 Enter", visa("0002"))
    expectEqual(
      app.content,
      [
        "    [ 충전하기 ]",
        "",
        "              ╭─ Top up ─────────────────────────────────────────╮",
        "              │                                                  │",
        "              │   Amount   ▌                            5 won    │",
        "              │                  [ +10K ]  [ +50K ]  [ +100K ]   │",
        "              │     7    8    9      Card                        │",
        "              │     4    5    6      ● Visa 0002                 │",
        "              │     1    2    3      Balance             0 won   │",
        "              │     00   0    ⌫      Afterwards          5 won   │",
        "              │                                                  │",
        "              │   The mock bank declined this card. Choose       │",
        "              │   another one.                                   │",
        "              │                                                  │",
        "              │                         [ Cancel ]  [ Top up ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
      ])
  }

  @Test func `after a late answer the user can try again or leave`() async throws {
    let korean = try await TopupApp.after(.normal, .korean, "5 Enter", visa("0004"))
    expectEqual(
      korean.lines.aboveFooter,
      [
        "  갈비                                                                  김하늘",
        "  슈퍼페이",
        "────────────────────────────────────────────────────────────────────────────────",
        "    [ 충전하기 ]",
        "",
        "              ╭─ 충전하기 ───────────────────────────────────────╮",
        "              │                                                  │",
        "              │   금액     ▌                              5원    │",
        "              │                  [ +1만 ]  [ +5만 ]  [ +10만 ]   │",
        "              │     7    8    9      카드                        │",
        "              │     4    5    6      ● Visa 0004                 │",
        "              │     1    2    3      잔액                  0원   │",
        "              │     00   0    ⌫      충전 후               5원   │",
        "              │                                                  │",
        "              │   모의 은행의 응답이 늦어지고 있습니다.          │",
        "              │   결제되었는지 다시 확인합니다. 이 충전이 끝난   │",
        "              │   뒤에 다시 충전할 수 있습니다.                  │",
        "              │                      [ 나가기 ]  [ 다시 시도 ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
      ])
    let english = try await TopupApp.after(.small, .english, "5 Enter", visa("0004"))
    expectEqual(
      english.lines.aboveFooter,
      [
        " Top up                          김하늘",
        " 슈퍼페이 › Top up",
        "────────────────────────────────────────",
        " Amount   ▌                      5 won",
        " Card      ● Visa 0004",
        " Balance                 0 won → 5 won",
        " The mock bank is slow to respond.",
        " Galbi will check again whether the",
        " card was charged. You can top up agai…",
        "               [ Leave ]  [ Try again ]",
        "────────────────────────────────────────",
      ])
    let least = try await TopupApp.after(.smallest, .english, "5 Enter", visa("0004"))
    expectEqual(
      least.lines.aboveFooter,
      [
        " Top up      김하늘",
        " Amount  ▌   5 won",
        " The mock bank is",
        " slow to respond.…",
      ])
    #expect(least.footer.hasPrefix(" Enter  Esc "))
  }

  @Test func `while the bank is asked a bar moves, and the form cannot be confirmed`()
    async throws
  {
    let bank = HeldBank()
    let fixture = TopupFixture()
    fixture.wallet.topUp = bank.topUp
    let app = TopupApp(fixture)
    await app.settle()
    app.begin(.character("5"), .enter)
    await app.dependencies.manualClock.advance(by: .milliseconds(500))
    expectEqual(
      app.content,
      [
        "    [ 충전하기 ]",
        "",
        "              ╭─ 충전하기 ───────────────────────────────────────╮",
        "              │                                                  │",
        "              │   금액     ▌                              5원    │",
        "              │                  [ +1만 ]  [ +5만 ]  [ +10만 ]   │",
        "              │     7    8    9      카드                        │",
        "              │     4    5    6      ● 우리은행 0123             │",
        "              │     1    2    3      잔액                  0원   │",
        "              │     00   0    ⌫      충전 후               5원   │",
        "              │                                                  │",
        "              │   모의 은행에 결제를 요청하는 중입니다. 나가도   │",
        "              │   계속됩니다.                                    │",
        "              │   ───███████──────────────────────────────────   │",
        "              │                           [ 나가기 ]  [ 충전 ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
      ])
    #expect(!app.footer.contains("Enter"), "\(app.footer)")
    bank.answer()
    await app.settle()
    expectEqual(app.ends, ["finish"])
  }

  @Test func `every step is spoken`() async throws {
    let app = try await TopupApp.after(.normal, .korean, "5 0 0 0 0")
    expectEqual(
      app.speech.dropFirst(2).dropLast(),
      [
        "창 충전하기",
        "> 입력란 금액: 50,000원",
        "버튼 +1만",
        "버튼 +5만",
        "버튼 +10만",
        "숫자 패드 금액: 7",
        "버튼 우리은행 0123",
        "잔액: 0원",
        "충전 후: 50,000원",
        "모의 은행입니다. 실제로 결제되지 않습니다.",
        "버튼 취소",
        "버튼 충전",
      ])
    try await app.press("c a")
    expectEqual(
      app.speech.dropFirst(2).dropLast(),
      [
        "창 카드 추가",
        "> 입력란 카드 번호: 비어 있음",
        "입력란 유효기간: 비어 있음 (월/년)",
        "입력란 CVC: 비어 있음",
        TopupText.choosePractice.text(.korean), "결제됨: 4242 4242 4242 4242",
        "거절: 4000 0000 0000 0002",
        "응답 없음: 4000 0000 0009 0003", "늦은 응답: 4000 0000 0008 0004",
        "버튼 뒤로",
        "버튼 추가",
      ])
  }

  @Test func `after a late answer Enter is named by what waits for the money`() async throws {
    let reason = TopupReason(
      Phrase("부족합니다."), next: Phrase("Enter를 누르면 호출합니다."), button: Phrase("호출"))
    let fixture = TopupFixture(visa("0004"))
    let app = TopupApp(fixture, because: reason)
    await fixture.wallet.open()
    try await app.press("5 0 0 0 0 Enter")
    await fixture.wallet.askBank()
    await app.settle()
    let lines = app.lines.sheet
    #expect(lines.contains { $0.contains("50,000원이 충전되었습니다. Enter를 누르면") })
    #expect(lines.contains { $0.contains("[ 나가기 ]  [ 호출 ]") })
    #expect(app.footer.contains("Enter 호출"))
    await expectEqual(app.end(), [])
  }

  @Test func `the footer says what the keys do`() async throws {
    let korean = try await TopupApp.after(.normal, .korean, "5 0 0 0 0")
    expectEqual(korean.footer, "  Enter 충전  0-9 금액  c 카드  Esc 취소  ? 도움말")
    let english = try await TopupApp.after(.small, .english, "5 0 0 0 0")
    expectEqual(english.footer, " Enter top up  0-9  c  Esc  ? help")
    let late = try await TopupApp.after(.normal, .korean, "5 Enter", visa("0004"))
    expectEqual(late.footer, "  Enter 다시 시도  Esc 나가기  ? 도움말")
  }
}
