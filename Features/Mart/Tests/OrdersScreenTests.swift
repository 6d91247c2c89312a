import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// The list of orders and one order, in several sizes and both languages.
@MainActor struct OrdersScreenTests {
  private let parts = OrdersFixture()

  /// Five orders: sent, sent, cancelled, and paid.
  private func placeOrders() async throws {
    try await parts.place(
      .sample(),
      .sample(
        lines: [.sample("short-ribs", 1)], speed: .standard,
        payment: .card(issuer: "우리은행", lastFour: "0123")))
    await parts.clock.advance(by: .seconds(5 * 3_600))
    try await parts.place(.sample(lines: [.sample("barley", 1)]))
    _ = try await parts.mart.perform(parts.mart.makeKey(), .cancel(3, version: 1))
    try await parts.place(.sample(lines: [.sample("strawberries", 1), .sample("barley", 12)]))
  }

  @Test func `the list, newest first`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    await app.settle()
    expectEqual(
      app.lines.aboveFooter,
      [
        "  주문 내역                                                             김하늘",
        "  슈퍼마트 › 주문 내역",
        "────────────────────────────────────────────────────────────────────────────────",
        "  모든 주문  1 / 4",
        "  번호  주문일 ▼   상품                                    금액(원)  상태",
        "▌    4  11월 21일  딸기 500 g 외 1건                        123,700  결제 완료",
        "     3             찰보리 2 kg                               13,900  취소됨",
        "     2             소갈비 1 kg                               49,900  배송 중",
        "     1             현미 10 kg 외 2건                         99,600  배송 중",
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
        "────────────────────────────────────────────────────────────────────────────────",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a click on a title sorts by it, and once more reverses the order`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    await app.settle()
    #expect(await app.click(on: "금액"))
    #expect(app.content[1].contains("금액(원) ▼"))
    #expect(app.content[2].contains("123,700"))
    #expect(await app.click(on: "금액(원) ▼"))
    #expect(app.content[1].contains("금액(원) ▲"))
    #expect(app.content[2].contains("13,900"))
    expectEqual(app.content.last?.hasPrefix("▌    4"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [80, 100, 110, 120])
  func `an order shows no less in a wider window`(columns: Int) async throws {
    try await placeOrders()
    let app = OrdersApp(parts, Size(columns: columns, rows: 30), .english)
    try await app.press("Enter")
    let words = ["Price (won)", "Delivery fee · One-day", "Strawberries 500 g", "Payment  "]
    for word in words { #expect(app.lines.contains { $0.contains(word) }, "\(word)") }
    await expectEqual(app.end(), [])
  }

  @Test func `the list in English in a small window`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts, .small, .english)
    await app.settle()
    expectEqual(
      app.lines.aboveFooter,
      [
        " Orders                          김하늘",
        " 슈퍼마트 › Orders",
        "────────────────────────────────────────",
        " All orders  1 / 4",
        "  Produ… · Date ▼    Total  Status",
        "▌ Strawberries 5…  123,700  Paid",
        "  Pearl barley 2…   13,900  Cancelled",
        "  Beef short rib…   49,900  Dispatched",
        "  Brown rice 10 …   99,600  Dispatched",
        "",
        "────────────────────────────────────────",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a wide window has the selected order beside the list`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts, Size(columns: 200, rows: 50))
    try await app.press("Down Down")
    let rows = app.content
    expectEqual(
      rows.prefix(16),
      [
        "  모든 주문  3 / 4",
        "  번호  주문일 ▼   상품                                                       금액(원)  상태          배송 중  11월 21일 오후 12:10 발송 · 11월 25일 도착 예정",
        "     4  11월 21일  딸기 500 g 외 1건                                           123,700  결제 완료",
        "     3             찰보리 2 kg                                                  13,900  취소됨        상품                                                수량  가격(원)  금액(원)",
        "▌    2             소갈비 1 kg                                                  49,900  배송 중       소갈비 1 kg                                            1    49,900    49,900",
        "     1             현미 10 kg 외 2건                                            99,600  배송 중       배송비 · 일반 배송                                                         0",
        "                                                                                                      합계                                                                  49,900",
        "",
        "                                                                                                      주문일     11월 21일 오후 12:00",
        "                                                                                                      받는 분    김하늘 · 010-1234-5678 · haneul@example.org",
        "                                                                                                      배송지     (04524) 서울 중구 세종대로 110 3층",
        "                                                                                                      청구지     배송지와 같음",
        "                                                                                                      결제 수단  우리은행 0123",
        "",
        "                                                                                                      결제 내역",
        "                                                                                                      11월 21일 오후 12:00                                         결제  -49,900원",
      ])
    expectEqual(rows.last?.hasSuffix("[ 다시 주문 ]"), true)
    expectEqual(app.root.navigationPath.description, "orders;row=2&id=2")
    try await app.press("Enter")
    expectEqual(app.lines.first?.hasPrefix("  주문 2"), true)
    try await app.press("Esc Up")
    #expect(app.content.joined(separator: "\n").contains("취소됨  11월 21일 오후 5:00"))
    await app.resize(80, 24)
    expectEqual(app.tree, "Orders")
    await expectEqual(app.end(), [])
  }

  @Test func `one order`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("Enter")
    expectEqual(
      app.lines.aboveFooter,
      [
        "  주문 4                                                                김하늘",
        "  슈퍼마트 › 주문 내역 › 주문 4",
        "────────────────────────────────────────────────────────────────────────────────",
        "  결제 완료  11월 21일 오후 5:10 발송 예정 · 11월 22일 도착 예정",
        "",
        "  상품                                                수량  가격(원)  금액(원)",
        "  딸기 500 g                                             1    11,900    11,900",
        "  찰보리 2 kg                                           12     8,900   106,800",
        "  배송비 · 하루 배송                                                     5,000",
        "  합계                                                                 123,700",
        "",
        "  주문일     11월 21일 오후 5:00",
        "  받는 분    김하늘 · 010-1234-5678 · haneul@example.org",
        "  배송지     (04524) 서울 중구 세종대로 110 3층",
        "  청구지     배송지와 같음",
        "  결제 수단  슈퍼페이",
        "",
        "  결제 내역",
        "  11월 21일 오후 5:00                                         결제  -123,700원",
        "",
        "",
        "                                        [▌편집 ]  [ 주문 취소 ]  [ 다시 주문 ]",
        "────────────────────────────────────────────────────────────────────────────────",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `one order scrolls in a small window`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts, .small, .english)
    try await app.press("Enter")
    expectEqual(
      app.content,
      [
        " Paid  Dispatch 21 Nov, 5:10 pm ·      ┃",
        "       arrives 22 Nov                  ┃",
        "",
        " Products            Qty  Amount (won)",
        " Strawberries 500 g    1        11,900",
        " Pearl barley 2 kg    12       106,800",
        " Delivery fee · One-day          5,000 ▌",
      ])
    try await app.press("End")
    expectEqual(
      app.content,
      [
        "",
        " Payments and refunds",
        " 21 Nov, 5:00 pm          -123,700 won",
        "",
        " [▌Edit ]",
        " [ Cancel order ]                      ┃",
        " [ Order again ]                       ┃",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the goods stand beside the rest in a wide and low window`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts, Size(columns: 200, rows: 16), .english)
    try await app.press("Enter")
    expectEqual(
      app.content,
      [
        "  All orders  1 / 4",
        "  No.  Date ▼  Products                                                   Total (won)  Status         Paid  Dispatch 21 Nov, 5:10 pm · arrives 22 Nov                                                  ┃",
        "▏   4  21 Nov  Strawberries 500 g and 1 more                                  123,700  Paid                                                                                                            ┃",
        "    3          Pearl barley 2 kg                                               13,900  Cancelled      Products              Qty  Price (won)  Amount (won)    Ordered           21 Nov, 5:00 pm        ┃",
        "    2          Beef short ribs 1 kg                                            49,900  Dispatched     Strawberries 500 g      1       11,900        11,900    Contact           김하늘 · 010-1234-5678 ┃",
        "    1          Brown rice 10 kg and 2 more                                     99,600  Dispatched     Pearl barley 2 kg      12        8,900       106,800                      · haneul@example.org   ┃",
        "                                                                                                      Delivery fee · One-day                         5,000    Delivery address  세종대로 110, 3층,",
        "                                                                                                      Total                                        123,700                      중구, 서울 04524",
        "                                                                                                                                                              Billing address   Same as delivery",
        "                                                                                                                                                              Payment           SuperPay               ▌",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a search finds while it is typed, and Esc shows all`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("/ 딸 기")
    expectEqual(
      app.content,
      [
        "  검색 결과  1 / 1",
        "  검색 ▌딸기",
        "  번호  주문일 ▼   상품                                    금액(원)  상태",
        "▏    4  11월 21일  딸기 500 g 외 1건                        123,700  결제 완료",
      ])
    try await app.press("x")
    expectEqual(app.content, ["  검색 결과", "  검색 ▌딸기x", "  검색 결과가 없습니다. Esc를 누르면 모두 볼 수 있습니다."])
    try await app.press("Esc")
    expectEqual(app.content.first, "  모든 주문  1 / 4")
    await expectEqual(app.end(), [])
  }

  @Test func `y copies the number of the order, in the list and on its screen`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    var copied: [String] = []
    app.window.onCopy = { text, _ in copied.append(text) }
    try await app.press("Down y Enter y")
    expectEqual(copied, ["3", "3"])
    await expectEqual(app.end(), [])
  }

  @Test func `without orders it says what to do`() async throws {
    let app = OrdersApp(parts, .normal, .english)
    await app.settle()
    expectEqual(
      app.content, ["  All orders", "  No orders yet. Press Esc to go back and add a product."])
    await expectEqual(app.end(), [])
  }

  @Test func `a failure names the key to try again`() async throws {
    try await parts.place(.sample())
    parts.shop.failure = .storage(.busy)
    let app = OrdersApp(parts, .normal, .english)
    await app.settle()
    expectEqual(
      app.content,
      [
        "  All orders",
        "  Another program is using the data. Try again in a moment. Press R to try",
        "  again.",
      ])
    #expect(app.footer.contains("R refresh"))
    parts.shop.failure = nil
    try await app.press("R")
    expectEqual(app.content.first, "  All orders  1 / 1")
    expectEqual(app.content.count, 3)
    parts.shop.failure = .storage(.busy)
    try await app.press("R")
    expectEqual(
      app.content.suffix(2),
      [
        "  Another program is using the data. Try again in a moment. This was loaded",
        "  earlier. Press R to try again.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `only a long first reading is said in the place of the orders`() async throws {
    let checkpoint = Checkpoint()
    parts.mart.list = { _, _ throws(MartError) in
      await checkpoint.pass()
      return .empty
    }
    let app = OrdersApp(parts, .normal, .english)
    await checkpoint.reached()
    expectEqual(app.content.first, "  All orders")
    #expect(!app.content.joined().contains("Loading"))
    await parts.clock.advance(by: .milliseconds(200))
    expectEqual(app.content.last, "  Loading orders…")
    checkpoint.open()
    await app.settle()
    expectEqual(app.content.last, "  No orders yet. Press Esc to go back and add a product.")
    await expectEqual(app.end(), [])
  }

  @Test func `cancelling asks first, says what is refunded, and takes the buttons away`()
    async throws
  {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("Enter c")
    expectEqual(
      app.lines.sheet,
      [
        "╭─ 주문 취소 ───────────────────────────────────────────────╮",
        "│                                                           │",
        "│   주문을 취소할까요? 123,700원이 슈퍼페이로 환불됩니다.   │",
        "│                                                           │",
        "│                                 [▌닫기 ]  [ 주문 취소 ]   │",
        "│                                                           │",
        "╰───────────────────────────────────────────────────────────╯",
      ])
    try await app.press("Enter")
    try await expectEqual(parts.mart.order(4).times.cancelled, nil)
    try await app.press("c Tab Enter")
    expectEqual(parts.notice, "주문을 취소하고 123,700원을 슈퍼페이로 환불했습니다.")
    expectEqual(app.content.first, "  취소됨  11월 21일 오후 5:00")
    expectEqual(app.content.last?.hasSuffix("   [▌다시 주문 ]"), true)
    expectEqual(app.footer, "  Enter a 다시 주문  Esc 뒤로  ? 도움말")
    try await app.press("Esc")
    #expect(app.content[2].hasSuffix("취소됨"))
    for key in ["e", "c"] {
      try await app.press("Enter \(key)")
      expectEqual(app.content.last, "  이미 취소된 주문입니다.")
      try await app.press("Esc")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `what has become impossible while the question stands is said`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("Enter c Tab")
    await parts.clock.advance(by: .seconds(600), settle: app.settle)
    try await app.press("Enter")
    expectEqual(app.content.last, "  이미 배송이 시작되어 바꾸거나 취소할 수 없습니다.")
    expectEqual(app.content.first, "  배송 중  11월 21일 오후 5:10 발송 · 11월 22일 도착 예정")
    await expectEqual(app.end(), [])
  }

  @Test func `the state follows the clock in the list`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    await app.settle()
    #expect(app.content[2].hasSuffix("결제 완료"))
    await parts.clock.advance(by: .seconds(600), settle: app.settle)
    #expect(app.content[2].hasSuffix("배송 중"))
    await expectEqual(app.end(), [])
  }

  @Test func `a link opens an order and its form, and a missing order says so`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.open("orders/2")
    expectEqual(app.lines.first?.hasPrefix("  주문 2"), true)
    expectEqual(app.tree, "Orders(OrderDetail)")
    try await app.open("orders/4/edit")
    expectEqual(app.tree, "Orders(OrderDetail(OrderForm))")
    // The order says why, and nothing else does.
    try await app.open("orders/2/edit")
    expectEqual(app.tree, "Orders(OrderDetail)")
    #expect(app.content.contains("  이미 배송이 시작되어 바꾸거나 취소할 수 없습니다."))
    try await app.open("orders/99")
    expectEqual(app.content, ["  주문을 찾을 수 없습니다. Esc로 돌아가 주세요."])
    expectEqual(app.lines.first?.hasPrefix("  주문 99"), true)
    try await app.open("orders")
    expectEqual(app.tree, "Orders")
    await #expect(throws: LinkError.self) { try await app.open("orders/x") }
    await expectEqual(app.end(), [])
  }

  @Test func `the place comes back with the search, the selection and the order`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("/ 보 리 Enter Down Enter")
    let place = app.root.navigationPath
    expectEqual(place.description, "orders;search=보리&row=1&id=3/3")
    try await app.relaunch(at: place)
    expectEqual(app.root.navigationPath, place)
    try await app.press("Esc")
    expectEqual(app.content.first, "  검색 결과  2 / 3")
    await expectEqual(app.end(), [])
  }

  @Test func `ordering again fills the cart, and the shop goes on`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    try await app.press("Enter a")
    expectEqual(parts.listener.take(), ["order again"])
    expectEqual(parts.mart.state.value.cart.lines.map(\.good), ["strawberries", "barley"])
    await expectEqual(app.end(), [])
  }

  @Test func `the screens say themselves`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    await app.settle()
    expectEqual(
      app.speech.dropLast(),
      [
        "갈비",
        "슈퍼마트 › 주문 내역",
        "김하늘",
        "모든 주문, 1 / 4",
        "> 표 주문 내역, 1 / 4: 번호 4, 11월 21일, 딸기 500 g 외 1건, 금액 123,700원, 결제 완료",
        "정렬: 주문일 내림차순",
      ])
    try await app.press("Enter")
    expectEqual(
      app.speech.dropLast(),
      [
        "갈비",
        "슈퍼마트 › 주문 내역 › 주문 4",
        "김하늘",
        "결제 완료, 11월 21일 오후 5:10 발송 예정 · 11월 22일 도착 예정",
        "딸기 500 g, 수량 1, 가격 11,900원, 금액 11,900원",
        "찰보리 2 kg, 수량 12, 가격 8,900원, 금액 106,800원",
        "배송비 · 하루 배송 5,000원",
        "합계 123,700원",
        "주문일: 11월 21일 오후 5:00",
        "받는 분: 김하늘 · 010-1234-5678 · haneul@example.org",
        "배송지: (04524) 서울 중구 세종대로 110 3층",
        "청구지: 배송지와 같음",
        "결제 수단: 슈퍼페이",
        "결제 내역",
        "11월 21일 오후 5:00, 결제, -123,700원",
        "> 버튼 편집",
        "버튼 주문 취소",
        "버튼 다시 주문",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the footer says what the keys do`() async throws {
    try await placeOrders()
    let app = OrdersApp(parts)
    await app.settle()
    expectEqual(app.footer, "  ↑↓ 이동  Enter 열기  Esc 뒤로  / 검색  ? 도움말")
    try await app.press("Enter")
    expectEqual(app.footer, "  Enter e 편집  Esc 뒤로  c 주문 취소  a 다시 주문  ? 도움말")
    await expectEqual(app.end(), [])
    let english = OrdersApp(parts, .small, .english)
    await english.settle()
    expectEqual(english.footer, " ↑↓ move  Enter open  Esc  /  ? help")
    await expectEqual(english.end(), [])
  }
}
