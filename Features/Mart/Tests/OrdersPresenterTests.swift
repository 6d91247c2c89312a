import Editing
import Expectations
import MartDomain
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// How responses of the list become what is shown, in both languages.
@MainActor struct OrdersPresenterTests {
  private let view = PresenterSpy<Orders>(Orders.ViewModel())
  private let router = OrdersRouterSpy()
  private let presenter: OrdersPresenter
  /// Noon of 2026-11-21 in UTC.
  private static let now: Int64 = 1_795_262_400_000

  init() {
    presenter = OrdersPresenter(on: view)
    presenter.router = router
  }

  private func listing(_ orders: [OrderSummary], search: String = "") -> OrderListing {
    let query = OrderQuery(search)
    var listing = OrderListing(query)
    listing.receive(
      OrderWindow(count: orders.count, start: 0, rows: orders, revision: 0), for: query)
    return listing
  }

  private func order(_ id: Order.ID, placed: Int64, lines: Int = 1) -> OrderSummary {
    OrderSummary(
      id: id, times: OrderTimes(placed: placed, speed: .oneDay),
      firstTitle: OrderLine.sample("brown-rice", 1).title, lineCount: lines, total: Won(34_900))
  }

  @Test func `before the first answer a list has no orders`() {
    let listing = OrderListing(OrderQuery())
    expectEqual(listing.count, 0)
    expectEqual(listing.selected, nil)
  }

  private func texts(_ language: Language) -> [[String]] {
    view.model.rows.map { row in
      [row.number]
        + [row.date, row.goods, row.total.phrase, row.state.phrase].map { $0.text(language) }
    }
  }

  @Test func `a row has number, date, goods, total and state`() {
    let lastYear = Self.now - 400 * 86_400_000
    let sent = Self.now - OrderTimes.packing
    presenter.present(
      .listed(
        listing([
          order(3, placed: Self.now, lines: 3), order(2, placed: sent),
          order(1, placed: lastYear),
        ]), now: Self.now))
    expectEqual(
      texts(.korean),
      [
        ["3", "11월 21일", "현미 10 kg 외 2건", "34,900원", "결제 완료"],
        ["2", "11월 21일", "현미 10 kg", "34,900원", "배송 중"],
        ["1", "2025.10.17", "현미 10 kg", "34,900원", "배송 완료"],
      ])
    expectEqual(
      texts(.english),
      [
        ["3", "21 Nov", "Brown rice 10 kg and 2 more", "34,900 won", "Paid"],
        ["2", "21 Nov", "Brown rice 10 kg", "34,900 won", "Dispatched"],
        ["1", "17 Oct 2025", "Brown rice 10 kg", "34,900 won", "Delivered"],
      ])
    expectEqual(view.model.rows.map(\.state.role), [.text, .warning, .positive])
    expectEqual(view.model.position, "1 / 3")
    expectEqual(view.shown.count, 1)
    expectEqual(router.take(), ["preview 3"])
  }

  @Test func `a selection changes the position only`() {
    var listing = listing([order(2, placed: 0), order(1, placed: 0)])
    presenter.present(.listed(listing, now: Self.now))
    listing.select(at: 1)
    var expected = view.model
    expected.selection = 1
    presenter.present(.changed(listing))
    expectEqual(view.model, expected)
    expectEqual(view.model.position, "2 / 2")
    expectEqual(router.take(), ["preview 2", "preview 1"])
  }

  @Test func `no orders, and none that a search finds, are told apart`() {
    presenter.present(.listed(listing([]), now: Self.now))
    #expect(view.model.isRead && !view.model.isFound)
    expectEqual(view.model.position, "")
    presenter.present(.listed(listing([], search: "x"), now: Self.now))
    #expect(view.model.isFound)
    expectEqual(view.model.title, OrdersText.found)
    expectEqual(router.take(), [])
  }

  @Test func `a long first reading is told from a later one`() {
    presenter.present(.waiting(true))
    #expect(view.model.isSlow && !view.model.isRead)
    presenter.present(.waiting(false))
    presenter.present(.listed(listing([order(1, placed: 0)]), now: Self.now))
    #expect(!view.model.isSlow && view.model.isRead)
    presenter.present(.waiting(true))
    #expect(view.model.isSlow && view.model.isRead)
  }

  @Test func `a failure is shown until orders are read, and leaves those that were`() {
    let error = MartError.storage(.busy)
    presenter.present(.failed(error))
    #expect(view.model.failure == error.phrase && !view.model.isRead)
    presenter.present(.listed(listing([order(1, placed: 0)]), now: Self.now))
    #expect(view.model.failure == nil && view.model.isRead)
    presenter.present(.failed(error))
    expectEqual(view.model.failure, error.phrase)
    expectEqual(view.model.rows.count, 1)
  }

  @Test func `an order is opened by the router, and a search is shown`() {
    presenter.present(.opened(7))
    expectEqual(router.take(), ["order 7"])
    presenter.present(.changed(listing([], search: "현미")))
    expectEqual(view.model.search, SearchInput("현미"))
  }
}

private final class OrdersRouterSpy: Spy, OrdersRouting {
  func routeToOrder(_ id: Order.ID) { record("order \(id)") }
  func routeToPreview(at id: Order.ID) { record("preview \(id)") }
}
