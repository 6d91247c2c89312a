import Editing
import Expectations
import MartDomain
import Phrases
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// What the table says of an order, in both languages.
@MainActor struct OrderTableTests {
  /// Noon of 2026-11-21 in UTC.
  private static let now: Int64 = 1_795_262_400_000

  private func order(_ id: Order.ID, placed: Int64, lines: Int = 1) -> OrderSummary {
    OrderSummary(
      id: id, times: OrderTimes(placed: placed, speed: .oneDay),
      firstTitle: OrderLine.sample("brown-rice", 1).title, lineCount: lines, total: Won(34_900))
  }

  /// The table in a window of 80 columns.
  private func lines(_ orders: [OrderSummary], _ language: Language) -> [String] {
    var model = Orders.Model()
    model.now = Self.now
    model.list.receive(
      OrderWindow(count: orders.count, start: 0, rows: orders, revision: 0),
      for: OrderQuery())
    let window = Window(
      root: OrdersView(model), size: Size(columns: 76, rows: 6),
      environment: Environment(language: language))
    return window.frame().lines
  }

  @Test func `a row has number, date, goods, total and state`() {
    let orders = [
      order(3, placed: Self.now, lines: 3), order(2, placed: Self.now - OrderTimes.packing),
      order(1, placed: Self.now - 400 * 86_400_000),
    ]
    expectEqual(
      lines(orders, .korean),
      [
        "모든 주문  1 / 3", "  번호  주문일 ▼    상품                                 금액(원)  상태",
        "▌    3  11월 21일   현미 10 kg 외 2건                      34,900  결제 완료",
        "     2              현미 10 kg                             34,900  배송 중",
        "     1  2025.10.17  현미 10 kg                             34,900  배송 완료", "",
      ])
    expectEqual(
      lines(orders, .english),
      [
        "All orders  1 / 3",
        "  No.  Date ▼       Products                         Total (won)  Status",
        "▌   3  21 Nov       Brown rice 10 kg and 2 more           34,900  Paid",
        "    2               Brown rice 10 kg                      34,900  Dispatched",
        "    1  17 Oct 2025  Brown rice 10 kg                      34,900  Delivered", "",
      ])
  }

  @Test func `no orders, and none that a search finds, are told apart`() {
    var model = Orders.Model()
    model.list.receive(.empty, for: OrderQuery())
    #expect(model.list.isRead && !model.isFound)
    expectEqual(model.position, "")
    expectEqual(model.title, OrdersText.all)
    model.list.receive(.empty, for: OrderQuery("x"))
    expectEqual(model.title, OrdersText.found)
  }
}
