import Expectations
import Headless
import Phrases
import RIBsTesting
import Store
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The list of cards and the form for a card, in several sizes and in both languages.
@MainActor
struct CardScreenTests {
  @Test(arguments: [Size.small, .normal, .wide])
  func `who has no card is told why one is needed`(size: Size) async throws {
    let text = Phrase("18,000원이 부족합니다.")
    let reason = TopupReason(text, next: Phrase("호출합니다."), button: Phrase("호출"))
    let app = TopupApp(TopupFixture([]), size, because: reason)
    await app.dependencies.wallet.open()
    await app.settle()
    #expect(app.lines.contains { $0.contains(text.text(.korean)) })
    let numbers = ["0000 0000 0002", "0000 0009 0003", "0000 0008 0004"].filter { number in
      app.lines.contains { $0.contains(number) }
    }
    expectEqual(numbers.count, size == .small ? 0 : 3)
    // The next form says it, too.
    try await app.press("<secret> Tab \"1130\" Tab \"123\" Enter", secrets: "4111 1111 1111 1111")
    #expect(app.lines.contains { $0.contains(text.text(.korean)) })
  }

  @Test func `Ctrl-S adds the card from any field`() async throws {
    let app = TopupApp(TopupFixture([]))
    await app.dependencies.wallet.open()
    await app.settle()
    try await app.press(
      "<secret> Tab \"1130\" Tab \"123\" BackTab C-s", secrets: "4111 1111 1111 1111")
    expectEqual(app.dependencies.wallet.state.value.cards.count, 1)
  }

  @Test func `the cards, with the chosen one marked`() async throws {
    let korean = try await TopupApp.after(.wide, .korean, "c Down Enter c")
    expectEqual(
      korean.content,
      [
        "    [ 충전하기 ]",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "                                                                  ╭─ 카드 ───────────────────────────────────────────╮",
        "                                                                  │                                                  │",
        "                                                                  │   ● 우리은행 0123                                │",
        "                                                                  │ ▌ ● 신한카드 0987                     ✓ 선택됨   │",
        "                                                                  │   ● 국민카드 2812                                │",
        "                                                                  │   + 카드 추가                                    │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  │                                                  │",
        "                                                                  ╰──────────────────────────────────────────────────╯",
      ])
    let english = try await TopupApp.after(.small, .english, "c")
    expectEqual(
      english.lines.aboveFooter,
      [
        " Cards                           김하늘",
        " 슈퍼페이 › Top up › Cards",
        "────────────────────────────────────────",
        "▌ ● 우리은행 0123            ✓ selected",
        "  ● 신한카드 0987",
        "  ● 국민카드 2812",
        "  + Add card",
        "",
        "",
        "",
        "────────────────────────────────────────",
      ])
  }

  @Test func `the form for a card shows dots, the issuer and errors`() async throws {
    let korean = try await TopupApp.after(.normal, .korean, "c a <secret> Tab \"13\"")
    expectEqual(
      korean.lines.aboveFooter,
      [
        "  갈비                                                                  김하늘",
        "  슈퍼페이",
        "────────────────────────────────────────────────────────────────────────────────",
        "              ╭─ 카드 추가 ──────────────────────────────────────╮",
        "              │                                                  │",
        "              │   카드 번호   •••• •••• •••• ••••                │",
        "              │               Visa 1111                          │",
        "              │   유효기간   ▌13                                 │",
        "              │               월은 01부터 12까지 입력할 수       │",
        "              │               있습니다.                          │",
        "              │   CVC                                            │",
        "              │                                                  │",
        "              │                                                  │",
        "              │   모의 은행이니 연습용 번호를 입력해 주세요.     │",
        "              │   결제됨      4242 4242 4242 4242                │",
        "              │   거절        4000 0000 0000 0002                │",
        "              │   응답 없음   4000 0000 0009 0003                │",
        "              │   늦은 응답   4000 0000 0008 0004                │",
        "              │                             [ 뒤로 ]  [ 추가 ]   │",
        "              │                                                  │",
        "              ╰──────────────────────────────────────────────────╯",
        "",
        "────────────────────────────────────────────────────────────────────────────────",
      ])
    let english = try await TopupApp.after(.small, .english, "c a <secret> Tab \"13\"")
    expectEqual(
      english.lines.aboveFooter,
      [
        " Add card                        김하늘",
        " 슈퍼페이 › Top up › Cards › Add card",
        "────────────────────────────────────────",
        " Card number  •••• •••• •••• ••••      ┃",
        "              Visa 1111                ┃",
        " Expiry date ▌13",
        "              Enter a month from 01 to",
        " A mock bank: type 4242 4242 4242 4242,",
        " no real card.",
        "                      [ Back ]  [ Add ]",
        "────────────────────────────────────────",
      ])
    let least = try await TopupApp.after(.smallest, .korean, "<secret>", [])
    expectEqual(
      least.lines.aboveFooter,
      [
        " 충전하기    김하늘",
        " 카드 번…▌111 1111 ┃",
        "             Visa …┃",
        " 유효기간 월/년",
      ])
    #expect(least.footer.hasPrefix(" Ctrl-S "))
  }

  @Test func `the form for the first card, after confirming it empty`() async throws {
    let app = try await TopupApp.after(.wide, .english, "Tab Tab Tab Tab Enter", [])
    for words in [
      "╭─ Top up ─", "Card number ▌", "Enter the card number.", "Enter 3 or 4 digits.",
      "Check the marked fields.", "late answer  4000 0000 0008 0004",
      "[ Close ]  [ Add ]",
    ] {
      #expect(app.lines.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test func `the footer says what the keys do`() async throws {
    let cards = try await TopupApp.after(.small, .english, "c")
    expectEqual(cards.footer, " ↑↓ move  Enter choose  Esc  a  ? help")
    let form = try await TopupApp.after(.normal, .korean, "c a")
    expectEqual(form.footer, "  Ctrl-S 추가  Tab 다음 항목  Esc 뒤로  F1 도움말")
  }
}
