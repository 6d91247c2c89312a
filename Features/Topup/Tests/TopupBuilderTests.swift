import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The tree of riblets of the top-up, changed by keys and links.
@MainActor
struct TopupBuilderTests {
  private static let visa = "4111 1111 1111 1111"

  /// Closes the top-up, and checks for leaks.
  private func end(_ app: TopupApp) async {
    await expectEqual(app.end(), [])
    expectEqual(app.tree, "")
    expectEqual(app.content, ["    [▌충전하기 ]"])
  }

  private func app(
    _ cards: [Card] = Fixed.cards, amount: Won? = nil
  ) async -> TopupApp {
    let app = TopupApp(TopupFixture(cards), amount: amount)
    await app.dependencies.wallet.open()
    await app.settle()
    return app
  }

  @Test func `the first card is charged`() async throws {
    let app = await app()
    expectEqual(app.tree, "Topup(EnterAmount)")
    try await app.press("5 0 0 0 0 Enter")
    expectEqual(app.ends, ["finish"])
    expectEqual(app.dependencies.wallet.state.value.balance, Won(50_000))
    expectEqual(app.dependencies.notices, ["50,000원을 충전했습니다."])
    await end(app)
  }

  @Test func `the chosen card is charged`() async throws {
    let app = await app(amount: Won(7_000))
    try await app.press("c")
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile)")
    try await app.press("Down Down Enter")
    expectEqual(app.tree, "Topup(EnterAmount)")
    expectEqual(app.leaks.leaks, [])
    #expect(app.speech.contains("버튼 국민카드 2812"))
    try await app.press("Enter")
    expectEqual(app.dependencies.wallet.state.value.balance, Won(7_000))
    await end(app)
  }

  @Test func `enter on the card opens the cards, and the buttons work`()
    async throws
  {
    let app = await app(amount: Won(1))
    try await app.press("Tab Tab Tab Tab Tab Enter")
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile)")
    try await app.press("Esc Tab Enter")
    expectEqual(app.ends, ["close"])
    app.root.show()
    try await app.press("BackTab Enter")
    expectEqual(app.ends, ["close", "finish"])
    await end(app)
  }

  @Test func `adding another card selects it and returns to the amount`()
    async throws
  {
    let app = await app(amount: Won(9_000))
    try await app.press("c End Enter")
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile AddPaymentMethod)")
    try await app.press(
      "<secret> Enter \"11/28\" Enter <secret> Enter", secrets: Self.visa, "123")
    expectEqual(app.tree, "Topup(EnterAmount)")
    expectEqual(app.leaks.leaks, [])
    #expect(app.speech.contains("버튼 Visa 1111"))
    #expect(app.speech.contains("> 입력란 금액: 9,000원"))
    try await app.press("c")
    #expect(app.speech.contains("> 목록 카드, 4 / 5: Visa 1111 선택됨"))
    try await app.press("Esc Enter")
    expectEqual(app.ends, ["finish"])
    await end(app)
  }

  @Test func `without a card one is added first`() async throws {
    let app = await app([], amount: Won(9_000))
    expectEqual(app.tree, "Topup(AddPaymentMethod)")
    #expect(app.footer.contains("Esc 닫기"))
    try await app.press(
      "<secret> Tab \"1128\" Tab <secret> Tab Tab Enter", secrets: Self.visa, "123")
    expectEqual(app.tree, "Topup(EnterAmount)")
    expectEqual(app.leaks.leaks, [])
    try await app.press("Enter")
    expectEqual(app.dependencies.wallet.state.value.balance, Won(9_000))
    await end(app)
  }

  @Test func `confirming an invalid form moves the focus to the first invalid field`()
    async throws
  {
    let amount = await app()
    try await amount.press("BackTab Enter")
    #expect(amount.speech.contains("> 입력란 금액: 0원"))
    await end(amount)
    let card = await app([])
    try await card.press("BackTab Enter")
    #expect(card.speech.contains { $0.hasPrefix("> 입력란 카드 번호") })
    try await card.press("<secret> BackTab Enter", secrets: Self.visa)
    #expect(card.speech.contains { $0.hasPrefix("> 입력란 유효기간") })
    await end(card)
  }

  @Test(arguments: [
    (true, "", "", ["close"]), (true, "c", "Topup(EnterAmount)", []),
    (true, "c a", "Topup(EnterAmount CardOnFile)", []),
    (true, "c a Esc", "Topup(EnterAmount)", []), (true, "c a Esc Esc", "", ["close"]),
    (false, "", "", ["close"]),
  ])
  func `escape leaves one step`(hasCards: Bool, keys: String, tree: String, ends: [String])
    async throws
  {
    let app = await app(hasCards ? Fixed.cards : [])
    try await app.press("\(keys) Esc")
    expectEqual(app.tree, tree)
    expectEqual(app.ends, ends)
    expectEqual(app.leaks.leaks, [])
    await end(app)
  }

  @Test(arguments: ["", "c", "c a", "c a 4 1", "5 Enter"])
  func `detaching the top-up at any step does not leak`(keys: String) async throws {
    let app = await app()
    if !keys.isEmpty { try await app.press(keys) }
    await end(app)
  }

  @Test func `it can be opened repeatedly`() async throws {
    let app = await app()
    for _ in 0..<3 {
      try await app.press("c a Esc Esc Esc")
      app.root.show()
      await app.settle()
    }
    expectEqual(app.tree, "Topup(EnterAmount)")
    await end(app)
  }

  @Test func `leaving while the bank is asked does not cancel the top-up`() async throws {
    let app = await app(amount: Won(5_000))
    app.begin(.enter, .escape)
    await app.settle()
    expectEqual(app.ends, ["close"])
    expectEqual(app.dependencies.wallet.state.value.balance, Won(5_000))
    await end(app)
  }

  @Test(arguments: [
    ("0002", "모의 은행에서 이 카드를 거절했습니다."),
    ("0003", "모의 은행이 응답하지 않아 충전하지 않았습니다."), ("0004", "모의 은행의 응답이 늦어지고 있습니다."),
  ])
  func `after a failure the progress ends and the amount stays`(end: String, said: String)
    async throws
  {
    let app = await app([Card(id: 1, issuer: "Visa", lastFour: end, tint: 0)], amount: Won(5_000))
    try await app.press("Enter")
    let speech = app.speech
    #expect(speech.contains { $0.hasPrefix(said) })
    #expect(speech.contains("> 입력란 금액: 5,000원"))
    expectEqual(app.dependencies.wallet.state.value.balance, .zero)
    await self.end(app)
  }

  @Test func `after a refused card the next top-up begins with another one`() async throws {
    let cards = [("0002", "Visa"), ("0123", "우리은행"), ("0987", "신한카드")].enumerated().map {
      Card(id: Int64($0) + 1, issuer: $1.1, lastFour: $1.0, tint: 0)
    }
    let app = await app(cards, amount: Won(5_000))
    #expect(app.speech.contains("버튼 Visa 0002"))
    try await app.press("Enter c End Up Enter Enter")
    expectEqual(app.ends, ["finish"])
    app.root.show()
    await app.settle()
    #expect(app.speech.contains("버튼 신한카드 0987"))
    try await app.press("Esc")
    await end(app)
  }

  @Test func `a late charge is made once`() async throws {
    let app = await app([Card(id: 1, issuer: "Visa", lastFour: "0004", tint: 0)])
    try await app.press("5 0 0 0 Enter 9 Backspace c")
    expectEqual(app.tree, "Topup(EnterAmount)")
    #expect(app.speech.contains("> 입력란 금액: 5,000원"))
    try await app.press("Enter")
    expectEqual(app.ends, ["finish"])
    expectEqual(app.dependencies.wallet.state.value.balance, Won(5_000))
    await end(app)
  }

  @Test func `the keypad and the field change one amount, by keys and by the mouse`()
    async throws
  {
    let app = await app()
    try await app.press("1 Tab Tab Tab Tab Right Enter Down Down Down Enter 3")
    #expect(app.speech.contains("입력란 금액: 1,803원"))
    let row = try #require(app.lines.firstIndex { $0.contains("4    5    6") })
    let column = try #require(app.lines[row].firstIndex(of: "5"))
    let place = Point(
      column: app.window.environment.columns(of: String(app.lines[row][..<column])),
      row: row)
    await app.send(.mouse(Mouse(.click, at: place)))
    #expect(app.speech.contains("> 숫자 패드 금액: 5"))
    #expect(app.speech.contains("입력란 금액: 18,035원"))
    // Pasted wherever the focus is.
    await app.send(.paste("6,000원"))
    #expect(app.speech.contains("입력란 금액: 6,000원"))
    try await app.press("C-u BackTab BackTab BackTab BackTab")
    await app.send(.paste("₩5,000"))
    #expect(app.speech.contains("> 입력란 금액: 5,000원"))
    await end(app)
  }

  @Test func `the number and the code of a card are secrets`() async throws {
    let app = await app()
    try await app.press("c a")
    #expect(app.window.takesSecret)
    try await app.press("Tab")
    #expect(!app.window.takesSecret)
    try await app.press("Tab")
    #expect(app.window.takesSecret)
    try await app.press("BackTab BackTab <secret> Tab Tab <secret>", secrets: Self.visa, "987")
    let screen = (app.lines + app.speech).joined(separator: "\n")
    #expect(!screen.contains("4111"))
    #expect(!screen.contains("987"))
    #expect(!app.root.navigationPath.description.contains("4111"))
    // What was typed is kept by the form alone, which asks before it is left.
    #expect(app.root.hasUnsavedBelow)
    try await app.press("Esc")
    #expect(app.speech.contains(FormText.discardQuestion.text(.korean)))
    try await app.press("Esc")
    #expect(app.window.takesSecret)
    _ = try? await app.topup?.open(Link(parsing: "cards"))
    app.topup?.arrive()
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile AddPaymentMethod)")
    try await app.press("Esc Tab Enter")
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile)")
    await end(app)
  }

  @Test func `restoring the place restores the amount and the card`() async throws {
    let app = await app()
    try await app.press("5 0 0 c Down Enter c a")
    let place = app.root.navigationPath
    expectEqual(place.description, "topup;amount=500&card=2/card")
    try await app.relaunch(at: place)
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile AddPaymentMethod)")
    try await app.press("Esc Esc")
    let speech = app.speech
    #expect(speech.contains("> 입력란 금액: 500원"))
    #expect(speech.contains("버튼 신한카드 0987"))
    await end(app)
  }

  @Test func `a digit replaces the amount that was filled in, typed or on the keypad`()
    async throws
  {
    let app = await app()
    func fill(in amount: Won) async {
      app.topup?.fill(in: amount)
      await app.settle()
    }
    await fill(in: Won(70_000))
    try await app.press("5 0")
    #expect(app.speech.contains("> 입력란 금액: 50원"))
    await fill(in: Won(70_000))
    try await app.press("Backspace 1")
    #expect(app.speech.contains("> 입력란 금액: 70,001원"))
    await fill(in: Won(70_000))
    try await app.press("Tab Tab Tab Tab Enter Enter")
    #expect(app.speech.contains("입력란 금액: 77원"))
    await end(app)
  }

  @Test func `steps add to the amount, and the balance after it is said`() async throws {
    let app = await app(amount: Won(5_000))
    try await app.press("+ +")
    #expect(app.speech.contains("> 입력란 금액: 25,000원"))
    try await app.press("Tab Tab Tab Enter")
    #expect(app.speech.contains("> 버튼 +10만"))
    #expect(app.speech.contains("충전 후: 125,000원"))
    // What is typed then goes on from there.
    try await app.press("0")
    #expect(app.speech.contains { $0.hasSuffix("금액: 1,250,000원") })
    await end(app)
  }

  @Test func `a restored amount is replaced by typing if it was filled in, not if it was typed`()
    async throws
  {
    let app = await app()
    func comeBack() async throws {
      let place = app.root.navigationPath
      try await app.relaunch(at: place)
    }
    app.topup?.fill(in: Won(70_000))
    try await comeBack()
    try await app.press("5")
    #expect(app.speech.contains("> 입력란 금액: 5원"))
    try await comeBack()
    try await app.press("0")
    #expect(app.speech.contains("> 입력란 금액: 50원"))
    await end(app)
  }

  @Test func `confirming a restored pending request does not charge again`()
    async throws
  {
    let app = await app([Card(id: 1, issuer: "Visa", lastFour: "0004", tint: 0)])
    try await app.press("5 0 0 0 Enter")
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    try await app.press("9 Enter")
    expectEqual(app.ends, ["finish"])
    expectEqual(app.dependencies.wallet.state.value.balance, Won(5_000))
    await end(app)
  }

  @Test func `links open the cards and the form, and return to the root`() async throws {
    let app = await app()
    _ = try await app.topup?.open(Link(parsing: "card"))
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile AddPaymentMethod)")
    _ = try await app.topup?.open(Link(parsing: "cards"))
    expectEqual(app.tree, "Topup(EnterAmount CardOnFile)")
    app.topup?.arrive()
    expectEqual(app.tree, "Topup(EnterAmount)")
    do {
      _ = try await app.topup?.open(Link(parsing: "nowhere"))
      Issue.record("An unknown segment was opened.")
    } catch LinkError.unknown {
      expectEqual(app.tree, "Topup(EnterAmount)")
    }
    app.topup?.fill(in: Won(300))
    await app.settle()
    #expect(app.speech.contains("> 입력란 금액: 300원"))
    await end(app)
  }

  @Test func `resizing the window keeps the amount`() async throws {
    let app = await app()
    try await app.press("1 2 3")
    for size in [(40, 12), (20, 5), (200, 50), (80, 24)] {
      await app.resize(size.0, size.1)
      #expect(app.speech.contains("> 입력란 금액: 123원"))
    }
    await end(app)
  }
}
