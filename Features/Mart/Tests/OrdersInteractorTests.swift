import Editing
import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Search
import Storage
import Store
import TerminalUI
import Testing

@testable import MartPresentation

/// What the list of orders reads, selects and asks of its router.
@MainActor struct OrdersInteractorTests {
  private let parts = OrdersFixture()
  private let presenter = PresenterSpy<Orders>(Orders.Model())
  private let router = OrdersRouterSpy()
  private let tree = Tree()

  @discardableResult
  private func launch() async -> OrdersInteractor {
    let interactor = start()
    await tree.settle()
    return interactor
  }

  private func start() -> OrdersInteractor {
    let interactor = OrdersInteractor(
      parts.dependencies, on: presenter, listener: parts.listener)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  private var list: OrderListing { presenter.model.list }

  /// The numbers of the orders that are listed, the selected one in brackets.
  private var listed: String {
    list.window.rows.enumerated().map { index, order in
      index + list.window.start == list.selection ? "[\(order.id)]" : "\(order.id)"
    }.joined(separator: " ")
  }

  @Test func `the newest order comes first and is selected, and is opened`() async throws {
    try await parts.place(count: 3)
    await launch()
    expectEqual(listed, "[3] 2 1")
    expectEqual(presenter.model.position, "1 / 3")
    presenter.send(.list(.select(2)), .open(2))
    expectEqual(list.selectedID, 2)
    expectEqual(presenter.model.position, "2 / 3")
    expectEqual(router.take(), ["preview 3", "preview 2", "order 2"])
  }

  @Test func `another order above leaves the selection on the same one`() async throws {
    try await parts.place(count: 3)
    await launch()
    presenter.send(.list(.select(2)))
    try await parts.place(.sample())
    await tree.settle()
    expectEqual(listed, "4 3 [2] 1")
  }

  @Test func `an order stays selected where those read first have it no more`() async throws {
    try await parts.place(count: 3)
    let (list, position) = (parts.mart.list, parts.mart.position)
    var sought: [Order.ID] = []
    parts.mart.list = { query, range throws(MartError) in
      // As if more than a hundred came above it.
      try await list(query, sought.isEmpty && range.count > 1 ? 0..<1 : range)
    }
    parts.mart.position = { id, query throws(MartError) in
      sought.append(id)
      return try await position(id, query)
    }
    await launch()
    expectEqual(listed, "[3]")
    presenter.send(.list(.select(3)))
    try await parts.place(.sample())
    await tree.settle()
    expectEqual(sought, [3])
    expectEqual(listed, "4 [3] 2 1")
  }

  @Test func `a search finds goods, and an empty one finds all again`() async throws {
    try await parts.place(.sample(), .sample(lines: [.sample("apples", 1)]), .sample())
    await launch()
    presenter.send(.list(.search(.start)), .list(.search(.type("현미"))))
    await tree.settle()
    expectEqual(listed, "[3] 1")
    presenter.send(.list(.search(.clear)))
    await tree.settle()
    expectEqual(listed, "[3] 2 1")
  }

  @Test func `orders are sorted both ways, and the selected one stays selected`() async throws {
    try await parts.place(
      .sample(), .sample(lines: [.sample("apples", 1)]), .sample(),
      .sample(lines: [.sample("apples", 3)]))
    let interactor = await launch()
    expectEqual(listed, "[4] 3 2 1")
    presenter.send(.list(.sort(.next(.hangulFirst))))
    await tree.settle()
    expectEqual(listed, "[4] 2 3 1")
    presenter.send(.list(.sort(.reverse)))
    await tree.settle()
    expectEqual(listed, "3 1 [4] 2")
    presenter.send(.list(.select(1)), .list(.sort(.by(.total, .hangulFirst))))
    await tree.settle()
    expectEqual(listed, "3 [1] 4 2")
    expectEqual(interactor.restorationState?["sort"], "-total")
    presenter.send(.list(.sort(.by(.date, .hangulFirst))), .list(.sort(.reverse)))
    await tree.settle()
    expectEqual(listed, "[1] 2 3 4")
  }

  @Test func `a slow answer never replaces a later one`() async throws {
    try await parts.place(.sample(), .sample(lines: [.sample("apples", 1)]))
    let checkpoint = Checkpoint()
    let list = parts.mart.list
    parts.mart.list = { search, range throws(MartError) in
      let window = try await list(search, range)
      if search.search == "현" { await checkpoint.pass() }
      return window
    }
    await launch()
    presenter.send(.list(.search(.type("현"))))
    await checkpoint.reached()
    presenter.send(.list(.search(.type("사과"))))
    checkpoint.open()
    await tree.settle()
    expectEqual(listed, "[2] 1")
    let searches = presenter.shown.compactMap(\.list.answered?.search)
    #expect(!searches.contains("현"))
  }

  @Test func `a failure is said, and what was read before stays`() async throws {
    try await parts.place(count: 1)
    parts.shop.failure = .storage(.busy)
    await launch()
    #expect(list.failure == .storage(.busy) && !list.isRead)
    parts.shop.failure = nil
    presenter.send(.retry)
    await tree.settle()
    expectEqual(listed, "[1]")
    #expect(list.failure == nil && list.isRead)
    expectEqual(parts.notice, "새로 고쳤습니다.")
    parts.shop.failure = .storage(.busy)
    presenter.send(.retry)
    await tree.settle()
    expectEqual(list.failure, .storage(.busy))
    expectEqual(listed, "[1]")
    expectEqual(parts.notices.count, 1)
  }

  @Test func `only reading for longer than 200 ms is said to take long`() async throws {
    let checkpoint = Checkpoint()
    parts.mart.list = { _, _ throws(MartError) in
      await checkpoint.pass()
      return .empty
    }
    let interactor = start()
    await checkpoint.reached()
    await parts.clock.advance(by: .milliseconds(199))
    #expect(!presenter.model.isSlow)
    await parts.clock.advance(by: .milliseconds(1))
    #expect(presenter.model.isSlow && !list.isRead)
    checkpoint.open()
    await tree.settle()
    #expect(!presenter.model.isSlow && list.isRead)
    withExtendedLifetime(interactor) {}
  }

  @Test func `the list is shown again when the next of its orders is sent, and when it arrives`()
    async throws
  {
    try await parts.place(.sample(speed: .oneDay))
    await launch()
    let placed = parts.clock.now
    await parts.clock.advance(by: .seconds(599))
    expectEqual(presenter.model.now, placed)
    await parts.clock.advance(by: .seconds(1))
    expectEqual(presenter.model.now, placed + 600_000)
    await parts.clock.advance(by: .seconds(86_400))
    expectEqual(presenter.model.now, placed + 87_000_000)
    await parts.clock.advance(by: .seconds(86_400))
    expectEqual(presenter.model.now, placed + 87_000_000)
  }

  @Test func `each key reads at most one window of 100,000 orders`() async throws {
    var reads: [Range<Int>] = []
    parts.mart.list = { _, range throws(MartError) in
      reads.append(range)
      return .many(at: range)
    }
    let app = OrdersApp(parts)
    await app.settle()
    expectEqual(app.content.first, "  모든 주문  1 / 100,000")
    for key in ["Down", "PgDn", "End", "Up", "PgUp", "Home", "Down"] {
      let before = reads.count
      try await app.press(key)
      #expect(reads.count - before <= 1, "\(key)")
    }
    #expect(reads.allSatisfy { $0.count <= 250 })
    expectEqual(app.content.first, "  모든 주문  2 / 100,000")
    try await app.press("End")
    expectEqual(app.content.first, "  모든 주문  100,000 / 100,000")
    expectEqual(app.content.last?.hasPrefix("▌      1  "), true)
    await expectEqual(app.end(), [])
  }

  @Test func `the search and the selected order come back`() async throws {
    try await parts.place(.sample(), .sample(lines: [.sample("apples", 1)]), .sample())
    let interactor = await launch()
    presenter.send(.list(.search(.type("현미"))), .list(.search(.end)))
    await tree.settle()
    presenter.send(.list(.select(1)))
    let restoration = try #require(interactor.restorationState)
    expectEqual(restoration.description, "search=현미&row=1&id=1")
    let other = PresenterSpy<Orders>(Orders.Model())
    let second = OrdersInteractor(parts.dependencies, on: other, listener: parts.listener)
    let tree = Tree()
    Router(interactor: second).launch(in: tree)
    second.restore(restoration)
    await tree.settle()
    expectEqual(second.restorationState, restoration)
    expectEqual(other.model.list.search, SearchInput("현미"))
    expectEqual(other.model.title, OrdersText.found)
  }

  @Test func `ordering again is passed on to the shop`() async {
    let interactor = await launch()
    interactor.orderDetailDidOrderAgain()
    expectEqual(parts.listener.take(), ["order again"])
  }
}

private final class OrdersRouterSpy: Spy, OrdersRouting {
  func routeToOrder(_ id: Order.ID) { record("order \(id)") }
  func routeToPreview(at id: Order.ID) { record("preview \(id)") }
}

extension OrderWindow {
  /// A window of 100,000 orders.
  fileprivate static func many(at range: Range<Int>) -> OrderWindow {
    let count = 100_000
    let range = range.clamped(to: 0..<count)
    return OrderWindow(
      count: count, start: range.lowerBound,
      rows: range.map { position in
        OrderSummary(
          id: Order.ID(count - position), times: OrderTimes(placed: 0, speed: .standard),
          firstTitle: OrderLine.sample("barley", 1).title, lineCount: 1,
          total: OrderLine.sample("barley", 1).amount)
      }, revision: 0)
  }
}
