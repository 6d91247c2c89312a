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

/// What one order finds out and does, as responses to its presenter.
@MainActor struct OrderDetailInteractorTests {
  private let parts = OrdersFixture()
  private let presenter = ResponseSpy<OrderDetail>(OrderDetail.ViewModel(1))
  private let listener = DetailSpy()
  private let tree = Tree()
  private let root = Router(interactor: Interactor())

  init() { root.launch(in: tree) }

  /// The riblet of an order, after its first reading.
  private func launch(_ id: Order.ID = 1) async -> OrderDetailInteractor {
    let interactor = OrderDetailInteractor(
      id, parts.mart, clock: parts.clock, presenter: presenter, listener: listener)
    root.attach(Router(interactor: interactor))
    await tree.settle()
    return interactor
  }

  /// The responses besides those about waiting and reading.
  private func take() -> [OrderDetail.Response] {
    presenter.take().filter { response in
      switch response {
      case .waiting, .read: false
      default: true
      }
    }
  }

  private func order(_ id: Order.ID = 1) async throws -> Order { try await parts.mart.order(id) }

  @Test func `the order is read, and a missing one says so`() async throws {
    try await parts.place(.sample())
    _ = await launch()
    expectEqual(
      presenter.take(), [.waiting(false), .read(try await order(), now: parts.clock.now)])
    _ = await launch(12)
    expectEqual(take(), [.failed(.missing, isFirst: true)])
  }

  @Test func `a cancellation is asked for first, and is carried out once though confirmed twice`()
    async throws
  {
    try await parts.place(.sample())
    let checkpoint = Checkpoint()
    let perform = parts.mart.perform
    parts.mart.perform = { key, change throws(MartError) in
      await checkpoint.pass()
      return try await perform(key, change)
    }
    _ = await launch()
    presenter.send(.confirmCancellation)
    expectEqual(take(), [])
    presenter.send(.cancel)
    expectEqual(take(), [.askedToCancel(refund: Won(99_600))])
    presenter.send(.confirmCancellation, .confirmCancellation, .cancel)
    checkpoint.open()
    await tree.settle()
    expectEqual(take(), [.cancelled(refund: Won(99_600))])
    try await expectEqual(order().movements.map(\.amount), [Won(99_600), Won(-99_600)])
    presenter.send(.confirmCancellation, .cancel)
    await tree.settle()
    expectEqual(take(), [.refused(.tooLate(.cancelled))])
    try await expectEqual(order().movements.count, 2)
  }

  @Test func `what has become impossible meanwhile is refused, and the order is read again`()
    async throws
  {
    try await parts.place(.sample())
    _ = await launch()
    presenter.send(.cancel)
    _ = presenter.take()
    await parts.clock.advance(by: .seconds(600))
    presenter.send(.confirmCancellation)
    await tree.settle()
    expectEqual(take(), [.refused(.tooLate(.sent))])
    presenter.send(.edit, .cancel)
    await tree.settle()
    expectEqual(take(), [.refused(.tooLate(.sent)), .refused(.tooLate(.sent))])
    try await expectEqual(order().movements.count, 1)
  }

  @Test func `an order that was changed elsewhere since the question is not cancelled`()
    async throws
  {
    try await parts.place(.sample())
    _ = await launch()
    presenter.send(.cancel)
    _ = try await parts.shop.perform(
      OrderRequest(
        key: MovementKey(rawValue: "other"), .edit(1, version: 1, .sample(speed: .standard)),
        language: .korean), at: parts.clock.now)
    _ = presenter.take()
    presenter.send(.confirmCancellation)
    await tree.settle()
    expectEqual(take(), [.refused(.changedElsewhere)])
    try await expectEqual(order().version, 2)
  }

  @Test func `the order is shown again when it is sent, arrives, or is changed elsewhere`()
    async throws
  {
    try await parts.place(.sample(speed: .oneDay))
    _ = await launch()
    let placed = parts.clock.now
    _ = presenter.take()
    await parts.clock.advance(by: .seconds(600))
    await parts.clock.advance(by: .seconds(86_400))
    let order = try await order()
    expectEqual(
      presenter.take(),
      [
        .read(order, now: placed + 600_000), .read(order, now: placed + 87_000_000),
      ])
    try await parts.mart.read()
    await tree.settle()
    expectEqual(presenter.take().last, .read(order, now: placed + 87_000_000))
  }

  @Test func `an order that was changed is shown at once, and its form is closed`() async throws {
    try await parts.place(.sample(speed: .standard))
    let interactor = await launch()
    _ = presenter.take()
    let before = try await order()
    presenter.send(.edit)
    expectEqual(take(), [.began(editing: before)])
    let after = try await parts.mart.perform(
      parts.mart.makeKey(), .edit(1, version: 1, .sample(speed: .oneDay)))
    await tree.settle()
    _ = presenter.take()
    interactor.orderFormDidEnd(after)
    expectEqual(presenter.take(), [.closedForm, .read(after, now: parts.clock.now)])
    interactor.orderFormDidClose()
    expectEqual(take(), [.closedForm])
  }

  @Test func `its goods are ordered again, or the error is said`() async throws {
    try await parts.place(.sample())
    _ = await launch()
    presenter.send(.orderAgain)
    await tree.settle()
    expectEqual(listener.take(), ["order again"])
    expectEqual(parts.mart.state.value.cart.count, 4)
    _ = presenter.take()
    parts.mart.orderAgain = { _ throws(MartError) in throw .soldOut([]) }
    _ = await launch()
    _ = presenter.take()
    presenter.send(.orderAgain)
    await tree.settle()
    expectEqual(take(), [.refused(.soldOut([]))])
    expectEqual(listener.take(), [])
  }

  @Test func `another order takes its place, and the answer about the first is dropped`()
    async throws
  {
    try await parts.place(.sample(), .sample(speed: .standard))
    let checkpoint = Checkpoint()
    let order = parts.mart.order
    parts.mart.order = { id throws(MartError) in
      if id == 1 { await checkpoint.pass() }
      return try await order(id)
    }
    let interactor = OrderDetailInteractor(
      1, parts.mart, clock: parts.clock, presenter: presenter, listener: listener)
    root.attach(Router(interactor: interactor))
    await checkpoint.reached()
    interactor.show(2)
    checkpoint.open()
    await tree.settle()
    let second = try await self.order(2)
    expectEqual(
      presenter.take(), [.chose(2), .waiting(false), .read(second, now: parts.clock.now)])
  }

  @Test func `a later failure leaves the order shown`() async throws {
    try await parts.place(.sample())
    _ = await launch()
    _ = presenter.take()
    parts.shop.failure = .storage(.busy)
    presenter.send(.retry)
    await tree.settle()
    expectEqual(take(), [.failed(.storage(.busy), isFirst: false)])
    parts.shop.failure = nil
    presenter.send(.retry)
    await tree.settle()
    expectEqual(take(), [.refreshed(ListText.refreshed)])
  }
}

private final class DetailSpy: Spy, OrderDetailListener {
  func orderDetailDidOrderAgain() { record("order again") }
}
