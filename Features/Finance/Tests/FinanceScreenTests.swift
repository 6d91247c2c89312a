import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// The wallet's screen in all its states, in several sizes and in both languages.
@MainActor
struct FinanceScreenTests {
  /// A wallet with `cards` cards.
  private func app(
    _ cards: Int, _ size: Size, _ language: Language, won: Int64 = 18_000,
    failure: WalletError? = nil, isOpen: Bool = true, backup: Int64? = nil
  ) async -> FinanceApp {
    let fixture = FinanceFixture(
      cards == 0 ? [] : Fixed.cards(cards), balance: Won(won))
    fixture.repository.failure = failure
    if backup != nil { fixture.wallet.backupTime = { backup } }
    let app = await FinanceApp(fixture, size, language, isOpen: isOpen)
    expectEqual(app.doubleBindings, [])
    return app
  }

  @Test func `the balance beside the first five cards`() async {
    let korean = await app(7, .normal, .korean)
    expectEqual(
      korean.lines.aboveFooter,
      [
        "  슈퍼페이                                                              김하늘",
        "  슈퍼페이",
        "────────────────────────────────────────────────────────────────────────────────",
        "",
        "  슈퍼페이 잔액                            카드                              7",
        "  18,000원                                 ● 우리은행 0123",
        "  [▌충전하기 ]  [ 가계부 ]                 ● 신한카드 0987",
        "                                           ● 국민카드 2812",
        "                                           ● Visa 0004",
        "                                           ● Visa 0005",
        "                                           [ 카드 추가 ]  [ 모두 보기 ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
        "────────────────────────────────────────────────────────────────────────────────",
      ])
    let english = await app(7, .wide, .english)
    expectEqual(
      english.content,
      [
        "                                    이번 달",
        "  SuperPay balance                                                              Cards                                7",
        "  18,000 won                                                                    ● 우리은행 0123",
        "  [▌Top up ]  [ Ledger ]                                                        ● 신한카드 0987",
        "                                                                                ● 국민카드 2812",
        "                                                                                ● Visa 0004",
        "                                                                                ● Visa 0005",
        "                                                                                [ Add card ]  [ Show all ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  This is a mock bank. No real money moves.",
      ])
  }

  @Test func `in a narrow window the cards stand below the balance`() async {
    let korean = await app(7, .small, .korean)
    expectEqual(
      korean.lines.aboveFooter,
      [
        " 슈퍼페이                        김하늘",
        " 슈퍼페이",
        "────────────────────────────────────────",
        " 슈퍼페이 잔액                         ┃",
        " 18,000원                              ┃",
        " [▌충전하기 ]  [ 가계부 ]              ┃",
        "",
        " 카드                               7",
        " ● 우리은행 0123",
        " ● 신한카드 0987",
        "────────────────────────────────────────",
      ])
    let english = await app(3, .small, .english)
    expectEqual(
      english.lines.aboveFooter,
      [
        " 슈퍼페이                        김하늘",
        " SuperPay",
        "────────────────────────────────────────",
        " SuperPay balance                      ┃",
        " 18,000 won                            ┃",
        " [▌Top up ]  [ Ledger ]                ┃",
        "                                       ┃",
        " Cards                              3",
        " ● 우리은행 0123",
        " ● 신한카드 0987",
        "────────────────────────────────────────",
      ])
    let least = await app(3, .smallest, .korean)
    expectEqual(
      least.lines.aboveFooter,
      [
        " 슈퍼페이    김하늘",
        " 슈퍼페이 잔액     ┃",
        " 18,000원",
        " [▌충전하기 ]",
      ])
    #expect(least.footer.hasPrefix(" Enter t "))
  }

  @Test func `an empty list of cards explains how to add one`() async {
    let korean = await app(0, .normal, .korean, won: 0)
    expectEqual(
      korean.content,
      [
        "",
        "  슈퍼페이 잔액                            카드",
        "  0원                                      아직 카드가 없습니다. a를 눌러",
        "  [▌충전하기 ]  [ 가계부 ]                 추가해 주세요.",
        "                                           [ 카드 추가 ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
    let english = await app(0, .small, .english, won: 0)
    expectEqual(
      english.content,
      [
        " SuperPay balance                      ┃",
        " 0 won                                 ┃",
        " [▌Top up ]  [ Ledger ]                ┃",
        "                                       ┃",
        " Cards",
        " No cards yet. Press a to add one.",
        " [ Add card ]",
      ])
  }

  @Test func `while the wallet is being opened no amount is shown`() async {
    let app = await app(7, .normal, .english, isOpen: false)
    expectEqual(app.content[1], "  SuperPay balance                         Cards")
    await app.clock.advance(by: .milliseconds(200))
    expectEqual(
      app.content,
      [
        "",
        "  SuperPay balance                         Cards",
        "  Opening…                                 –",
        "  [▌Top up ]  [ Ledger ]                   [ Add card ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  This is a mock bank. No real money moves.",
      ])
    expectEqual(app.hints?.hasPrefix("  Enter t top up "), true)
    await app.dependencies.wallet.open()
    await app.settle()
    expectEqual(app.hints?.hasPrefix("  Enter t top up "), true)
  }

  @Test func `a read-only wallet shows the reason`() async {
    let english = await app(3, .small, .english, failure: .storage(.diskFull))
    expectEqual(
      english.lines.aboveFooter,
      [
        " 슈퍼페이                        김하늘",
        " SuperPay",
        "────────────────────────────────────────",
        " The disk is full, so nothing was      ┃",
        " done. Free up space and try again.    ┃",
        " [▌Try again ]                         ┃",
        "",
        " SuperPay balance",
        " 18,000 won",
        " [ Top up ]  [ Ledger ]",
        "────────────────────────────────────────",
      ])
    #expect(english.footer.contains(" R "))
    let korean = await app(3, .normal, .korean, failure: .storage(.diskFull))
    expectEqual(
      korean.content,
      [
        "  디스크가 가득 차서 아무것도 하지 않았습니다. 공간을 확보한 뒤 다시 시도해",
        "  주세요.",
        "  [▌다시 시도 ]",
        "",
        "",
        "  슈퍼페이 잔액                            카드                              3",
        "  18,000원                                 ● 우리은행 0123",
        "  [ 충전하기 ]  [ 가계부 ]                 ● 신한카드 0987",
        "                                           ● 국민카드 2812",
        "                                           [ 카드 추가 ]  [ 모두 보기 ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
  }

  @Test func `a damaged wallet shows no amount, and offers a repair`() async throws {
    let korean = await app(
      3, .normal, .korean, failure: .storage(.damaged), backup: Fixed.time - 3 * 3_600_000)
    expectEqual(
      korean.content,
      [
        "  지갑 파일이 손상되었습니다. 복구 방법을 선택해 주세요.",
        "  [▌지갑 복구 ]",
        "",
        "",
        "  슈퍼페이 잔액                            카드",
        "  알 수 없음                               [ 카드 추가 ]",
        "  [ 충전하기 ]  [ 가계부 ]",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
    try await korean.press("r")
    expectEqual(korean.doubleBindings, [])
    expectEqual(
      korean.content,
      [
        "  지갑 파일이 손상되었습니다. 복구 방법을 선택해 주세요.",
        "  [ 지갑 복구 ]",
        "",
        "",
        "  슈퍼페이 잔액                            카드",
        "  알    ╭─ 손상된 지갑 ────────────────────────────────────────────────╮",
        "        │                                                              │",
        "        │   지갑 파일의 일부를 읽을 수 없습니다. 어떻게 할까요?        │",
        "        │                                                              │",
        "  최근  │ ▌ 보기만 하기                                                │",
        "        │   백업 복원  2026년 11월 21일, 3시간 전                      │",
        "        │   새로 시작                                                  │",
        "        │                                                              │",
        "        ╰──────────────────────────────────────────────────────────────╯",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
    try await korean.press("Enter Tab Enter")
    expectEqual(korean.content.first, "  지갑 파일이 손상되어 일부 내용이 정확하지 않을 수 있습니다.")
    let english = await app(3, .small, .english, failure: .storage(.damaged))
    try await english.press("r End Enter")
    expectEqual(english.doubleBindings, [])
    expectEqual(
      english.lines.aboveFooter,
      [
        " Damaged wallet                  김하늘",
        " SuperPay › Damaged wallet",
        "────────────────────────────────────────",
        " Starts a new wallet at 0 won, without ┃",
        " cards or entries. The damaged file is ┃",
        " kept.                                 ┃",
        "                                       ┃",
        " Type START to continue.               ┃",
        "",
        " Confirm ▌",
        "────────────────────────────────────────",
      ])
    try await english.press("\"no\" Enter")
    expectEqual(
      english.content,
      [
        " Type START to continue.",
        "",
        " Confirm ▌no",
        "                                       ┃",
        " Type START exactly.                   ┃",
        "                                       ┃",
        "              [ Back ]  [ Start over ] ┃",
      ])
  }

  @Test func `all cards, over the wallet`() async throws {
    let korean = await app(7, .wide, .korean)
    try await korean.press("v")
    expectEqual(korean.doubleBindings, [])
    #expect(korean.content.contains { $0.hasPrefix("  슈퍼페이 잔액") })
    expectEqual(
      korean.sheet,
      [
        "▌ ● 우리은행 0123  기본 카드",
        "  ● 신한카드 0987",
        "  ● 국민카드 2812",
        "  ● Visa 0004",
        "  ● Visa 0005",
        "  ● Visa 0006",
        "  ● Visa 0007",
      ])
    let english = await app(0, .normal, .english)
    try await english.open("finance/cards")
    expectEqual(english.sheet, ["  No cards yet. Press a to add one."])
  }

  @Test func `the default card leads, and a card is removed after a question`() async throws {
    let app = await FinanceApp(FinanceFixture())
    try await app.open("finance/cards")
    expectEqual(app.sheet, ["▌ ● 우리은행 0123  기본 카드", "  ● 신한카드 0987", "  ● 국민카드 2812"])
    try await app.press("End Enter")
    expectEqual(app.sheet.first, "▌ ● 국민카드 2812  기본 카드")
    expectEqual(app.dependencies.said.notices.last, "기본 카드: 국민카드 2812")
    try await app.press("d")
    #expect(app.speech.contains("국민카드 2812 카드를 삭제할까요? 이 카드로 충전한 내역은 가계부에 그대로 남습니다."))
    try await app.press("Enter")
    expectEqual(app.sheet.count, 3)
    try await app.press("d Tab Enter")
    expectEqual(app.sheet, ["▌ ● 우리은행 0123  기본 카드", "  ● 신한카드 0987"])
    try await app.press("d Tab Enter d Tab Enter")
    expectEqual(app.sheet, ["  아직 카드가 없습니다. a를 눌러 추가해 주세요."])
    await expectEqual(app.end(), [])
  }

  @Test func `an unsettled top-up is shown`() async throws {
    let app = await FinanceApp(
      FinanceFixture([Card(id: 1, issuer: "Visa", lastFour: "0004", tint: 0)]))
    try await app.press("t 5 0 0 0 Enter Esc")
    expectEqual(
      app.content,
      [
        "",
        "  슈퍼페이 잔액                            카드                              1",
        "  0원                                      ● Visa 0004",
        "  [▌충전하기 ]  [ 가계부 ]                 [ 카드 추가 ]  [ 모두 보기 ]",
        "  결제 확인 중인 충전 1건",
        "",
        "",
        "  최근 내역",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "  모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
  }

  @Test func `the screen is spoken`() async {
    let app = await app(3, .normal, .korean)
    expectEqual(
      app.speech.dropFirst(2).dropLast(),
      [
        "슈퍼페이 잔액",
        "18,000원",
        "> 버튼 충전하기",
        "버튼 가계부",
        "이번 달",
        "카드, 3",
        "우리은행 0123",
        "신한카드 0987",
        "국민카드 2812",
        "버튼 카드 추가",
        "버튼 모두 보기",
        "최근 내역",
        "모의 은행입니다. 실제로 결제되지 않습니다.",
      ])
  }

  @Test func `all texts are translated`() {
    let phrases = ([.viewOnly, .keep, .restoreBackup, .startOver] as [WalletRepair]).flatMap {
      [$0.title, $0.consequence]
    }
    expectEqual(phrases.filter { !$0.isTranslated }, [])
  }

  @Test func `the footer says what the keys do`() async throws {
    let korean = await app(7, .normal, .korean)
    expectEqual(korean.footer, "  Enter t 충전하기  a 카드 추가  v 카드 모두 보기  l 가계부  ? 도움말")
    let english = await app(3, .small, .english)
    expectEqual(english.footer, " Enter t top up  a  v  l  ? help")
    let damaged = await app(3, .small, .english, failure: .storage(.damaged))
    try await damaged.press("r End Enter")
    expectEqual(damaged.footer, " Enter start over  Esc back  F1 help")
  }
}
