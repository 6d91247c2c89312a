import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain
import WalletFixtures

@testable import MartPresentation

/// The form as the user sees it: keys in, screens out.
@MainActor struct OrderFormScreenTests {
  private func launch(
    _ fixture: OrderFormFixture, _ size: Size = .normal, _ language: Language = .korean
  ) async throws -> OrderFormApp {
    try await fixture.fill()
    let app = OrderFormApp(fixture, .new, size, language)
    await app.settle()
    // From the name to the first good.
    try await app.press("S-Tab S-Tab")
    return app
  }

  @Test func `a new order begins with the name, which has to be typed`()
    async throws
  {
    let fixture = OrderFormFixture()
    try await fixture.fill()
    let app = OrderFormApp(fixture, .new, .normal, .korean)
    try await app.press("\"김\"")
    #expect(app.lines.contains { $0.contains("이름") && $0.contains("김") })
    await expectEqual(app.end(), [])
  }

  /// Enters all fields with Enter, from the first good on, and stops at the toggle.
  private static let keys = """
    Enter Enter "김하늘" Enter "010-1234-5678" Enter "haneul@example.org" Enter \
    "04524" Enter "서울" Enter "중구" Enter "세종대로 110" Enter Enter "문 앞에 놓아 주세요" Enter Enter Enter
    """

  @Test func `Enter goes through all fields, and orders in the last one`() async throws {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture)
    try await app.press(Self.keys)
    #expect(fixture.requests.isEmpty)
    // The billing address repeats it.
    expectEqual(app.speech.count { $0.contains("세종대로 110") }, 1)
    try await app.press("Enter")
    expectEqual(fixture.listener.calls, ["order 1, version 1"])
    expectEqual(fixture.notices.map { $0.text(.korean) }, ["주문했습니다. 주문 번호는 1번, 합계는 72,700원입니다."])
    let contents = fixture.shop.orders.first?.contents
    expectEqual(contents?.contact.name, "김하늘")
    expectEqual(contents?.note, "문 앞에 놓아 주세요")
    expectEqual(contents?.shipping.street2, "")
    expectEqual(contents?.shipping.zip, "04524")
    await expectEqual(app.end(), [])
  }

  @Test func `in English the street comes first, and Enter orders in the code`()
    async throws
  {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture, .normal, .english)
    try await app.press(
      """
      Enter Enter "Ada Lovelace" Enter "010-1234-5678" Enter "ada@example.org" Enter "1 Main St" \
      Enter Enter "Jung-gu" Enter "Seoul" Enter "04524" Enter Enter Enter Enter Space Enter \
      Enter Enter Enter Enter
      """)
    #expect(fixture.requests.isEmpty)
    try await app.press("Enter")
    let contents = try #require(fixture.shop.orders.first?.contents)
    expectEqual(contents.contact.name, "Ada Lovelace")
    expectEqual([contents.shipping.street1, contents.shipping.zip], ["1 Main St", "04524"])
    expectEqual(contents.billing, contents.shipping)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(Language.korean, "이름"), (.english, "Full name")])
  func `saved too soon, the first field on the screen gets the focus`(
    language: Language, label: String
  ) async throws {
    let app = try await launch(OrderFormFixture(), .normal, language)
    try await app.press("Tab Tab Tab Tab C-s")
    #expect(app.lines.contains { $0.contains("▌") && $0.contains(label) })
    try await app.press("Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `with a billing address of its own, Enter orders in its last field`() async throws {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture)
    try await app.press(Self.keys + " Space Enter Enter Enter Enter C-u \"양화로 1\" Enter")
    #expect(fixture.requests.isEmpty)
    try await app.press("Enter")
    expectEqual(fixture.shop.orders.first?.contents.billing.street1, "양화로 1")
    expectEqual(fixture.shop.orders.first?.contents.billing.city, "중구")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size.normal, Size(columns: 120, rows: 35), Size(columns: 160, rows: 50)])
  func `the total is shown and spoken once`(size: Size) async throws {
    let app = try await launch(OrderFormFixture(), size)
    expectEqual(app.lines.count { $0.contains("합계") }, 1)
    expectEqual(app.speech.count { $0.contains("합계") }, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `held down, Enter orders once`() async throws {
    let fixture = OrderFormFixture()
    fixture.checkpoint = Checkpoint()
    let app = try await launch(fixture)
    try await app.press(Self.keys)
    app.begin(.enter, .enter, .enter, .character("x"), .escape)
    await fixture.checkpoint?.reached()
    app.begin(.backTab, .backTab, .character("1"), .enter)
    #expect(app.lines.contains { $0.contains("주문하는 중입니다.") })
    fixture.checkpoint?.open()
    await app.settle()
    expectEqual(fixture.requests.count, 1)
    expectEqual(fixture.shop.orders.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `what is typed while the order is placed is not taken`() async throws {
    let fixture = OrderFormFixture()
    fixture.checkpoint = Checkpoint()
    fixture.failure = .storage(.diskFull)
    let app = try await launch(fixture)
    try await app.press(Self.keys + " S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab")
    app.begin(.control("s"), .character("9"))
    await fixture.checkpoint?.reached()
    #expect(app.lines.contains { $0.contains("우편번호       ▌04524") && !$0.contains("045249") })
    fixture.checkpoint?.open()
    await app.settle()
    #expect(app.lines.contains { $0.contains("디스크가 가득") })
    #expect(app.lines.contains { $0.contains("우편번호       ▌04524") })
    try await app.press("\"9\"")
    #expect(app.lines.contains { $0.contains("045249") })
    try await app.press("Esc Tab Enter")
    expectEqual(fixture.listener.calls, ["close"])
    await expectEqual(app.end(), [])
  }

  @Test func `errors stand below their fields while typing, and the first one gets the focus`()
    async throws
  {
    let app = try await launch(OrderFormFixture(), .normal, .english)
    try await app.press("Tab Tab Tab \"12x\"")
    #expect(app.lines.contains { $0.contains("Check the number, e.g. 010-1234-5678.") })
    try await app.press("C-u \"123\"")
    #expect(!app.lines.contains { $0.contains("Check the number") })
    try await app.press("Tab")
    #expect(app.lines.contains { $0.contains("Check the number") })
    try await app.press("C-s")
    #expect(app.lines.contains { $0.contains("Check the marked fields.") })
    // The focus is in the name.
    try await app.press("\"Ada\"")
    #expect(app.lines.contains { $0.contains("Full name      ▌Ada") })
    #expect(!app.lines.contains { $0.contains("Check the marked fields") })
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `steppers change quantities, the speed and the payment`() async throws {
    let app = try await launch(OrderFormFixture(), Size(columns: 120, rows: 40))
    try await app.press("Right Tab Left")
    #expect(app.lines.contains { $0.contains("‹ 3 ›       104,700원") })
    #expect(app.lines.contains { $0.contains("‹▌0 ›") })
    try await app.press(String(repeating: "Tab ", count: 10) + "Right Tab Right")
    #expect(app.lines.contains { $0.contains("‹ 하루 배송 · 5,000원 ›") })
    #expect(app.lines.contains { $0.contains("‹ 우리은행 0123 ›") })
    #expect(app.lines.contains { $0.contains("합계 109,700원  [ 취소 ]  [ 주문하기 ]") })
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `digits set a quantity, and nothing in other fields`() async throws {
    let app = try await launch(OrderFormFixture(), Size(columns: 120, rows: 40))
    func shows(_ quantity: String) -> Bool { app.lines.contains { $0.contains("‹▌\(quantity) ›") } }
    try await app.press("1 2")
    #expect(shows("12"))
    // Another way to change it begins a new number.
    try await app.press("Left 3")
    #expect(shows("3"))
    try await app.press("5 0 9")
    #expect(shows("99"))
    try await app.press("Enter S-Tab 2")
    #expect(shows("2"))
    try await app.press("0")
    #expect(shows("20"))
    // The speed and the payment.
    try await app.press(String(repeating: "Tab ", count: 11))
    let speech = app.speech.map { $0.replacing("> ", with: "") }
    try await app.press("3 Tab 3")
    expectEqual(app.speech.map { $0.replacing("> ", with: "") }.dropLast(), speech.dropLast())
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `changes are discarded only after a question`() async throws {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture)
    try await app.press("Right Esc")
    expectEqual(
      app.content,
      [
        "  나가면 입력한 내용이 사라집니다. 나갈까요?",
        "",
        "                               [▌계속 입력 ]  [ 나가기 ]",
      ])
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("‹▌3 ›") })
    try await app.press("Esc Tab Enter")
    expectEqual(fixture.listener.calls, ["close"])
    await expectEqual(app.end(), [])
  }

  @Test func `after the top-up the order is placed by itself`() async throws {
    let fixture = OrderFormFixture(balance: Won(70_000))
    let app = try await launch(fixture)
    try await app.press(Self.keys + " Enter")
    #expect(app.lines.contains { $0.contains("─ 충전하기 ─") })
    #expect(app.lines.contains { $0.contains("2,700원") })
    // Without the money the form says what is missing.
    try await app.press("Esc")
    #expect(
      app.lines.contains { $0.contains("잔액이 2,700원 부족합니다. Ctrl-S를 누르면 충전하고 주문합니다.") })
    try await app.press("C-s Enter")
    expectEqual(fixture.listener.calls, ["order 1, version 1"])
    expectEqual(fixture.balance, .zero)
    await expectEqual(app.end(), [])
  }

  @Test func `a fast Enter pays nothing on the top-up that Ctrl-S has opened`() async throws {
    let fixture = OrderFormFixture(balance: Won(70_000))
    let app = try await launch(fixture)
    app.window.answerTime = { fixture.clock.now }
    try await app.press(Self.keys + " C-s Enter Wait 100ms Enter")
    #expect(app.lines.contains { $0.contains("─ 충전하기 ─") })
    expectEqual(fixture.balance, Won(70_000))
    try await app.press("Wait 400ms Enter")
    expectEqual(fixture.balance, .zero)
    // What is shown next is not left by it either.
    expectEqual(fixture.listener.calls, ["order 1, version 1"])
    await expectEqual(app.end(), [])
  }

  @Test func `while the order is placed the footer offers nothing that does not work`() async throws
  {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture)
    try await app.press(Self.keys)
    fixture.checkpoint = Checkpoint()
    app.begin(.control("s"))
    await fixture.checkpoint?.reached()
    #expect(!app.footer.contains("Esc") && !app.footer.contains("^S"))
    fixture.checkpoint?.open()
    await expectEqual(app.end(), [])
  }

  @Test func `a link opens the top-up over the form, and places nothing`() async throws {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture)
    try await app.open("new/topup?amount=50000")
    expectEqual(app.tree, "OrderForm(Topup(EnterAmount))")
    #expect(app.lines.contains { $0.contains("50,000원") })
    try await app.open("new/topup?amount=60000")
    #expect(app.lines.contains { $0.contains("60,000원") })
    expectEqual(app.root.child?.front?.name, "Topup")
    try await app.open("new")
    expectEqual(app.tree, "OrderForm")
    #expect(fixture.requests.isEmpty)
    await expectEqual(app.end(), [])
  }

  /// The rows without the mark of the focus, which is not restored.
  private func unmarked(_ app: OrderFormApp) -> [String] {
    app.content.map { $0.replacing("▌", with: " ") }
  }

  @Test func `a form that is restored is as it was`() async throws {
    let fixture = OrderFormFixture()
    let app = try await launch(fixture, Size(columns: 120, rows: 40))
    try await app.press("Right " + Self.keys + " Space Tab Tab Tab Tab C-u \"양화로 1\"")
    let (place, before) = (app.root.navigationPath, unmarked(app))
    #expect(before.contains { $0.contains("양화로 1") })
    try await app.relaunch(at: place)
    expectEqual(unmarked(app), before)
    try await app.press("C-s")
    expectEqual(fixture.shop.orders.first?.contents.billing.street1, "양화로 1")
    // Killed after the request and before its end was kept: the order is told, not placed again.
    app.root.show()
    _ = try await app.root.open(place)
    await app.settle()
    expectEqual(fixture.listener.calls, ["order 1, version 1", "order 1, version 1"])
    expectEqual(fixture.shop.orders.count, 1)
    expectEqual(fixture.notices.last?.text(.korean), "이미 접수된 주문입니다. 주문 번호는 1번, 합계는 107,600원입니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `an empty cart says so`() async throws {
    let fixture = OrderFormFixture()
    let app = OrderFormApp(fixture)
    await app.settle()
    expectEqual(app.content, ["  장바구니가 비어 있습니다. Esc로 돌아가 상품을 담아 주세요."])
    try await app.press("Esc")
    expectEqual(fixture.listener.calls, ["close"])
    await expectEqual(app.end(), [])
  }

  @Test func `what cannot be read can be tried again`() async throws {
    let fixture = OrderFormFixture()
    try await fixture.fill()
    fixture.shop.failure = .storage(.busy)
    let app = OrderFormApp(fixture, .new, .normal, .english)
    await app.settle()
    expectEqual(app.content.last, "  [▌Try again ]")
    fixture.shop.failure = nil
    try await app.press("Enter")
    expectEqual(app.content.first?.hasPrefix("  Products"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [
    Size.smallest, .small, .normal, Size(columns: 99, rows: 30), Size(columns: 100, rows: 30),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
  ])
  func `the focused field is in sight at every size`(size: Size) async throws {
    for language in Language.allCases {
      let fixture = OrderFormFixture()
      let order = try await fixture.order()
      let app = OrderFormApp(fixture, .edit(order), size, language)
      await app.settle()
      for _ in 1...30 {
        try await app.press("Tab")
        let frame = app.window.frame()
        // A text field has the caret, everything else is drawn with its focus.
        expectEqual(app.window.takesText, (app.window.caret != nil))
        expectEqual(frame.size, size)
      }
      expectEqual(app.doubleBindings, [])
      await expectEqual(app.end(), [])
    }
  }
}
