import Expectations
import MartDomain
import Phrases
import Testing
import WalletDomain

/// What a request does to the order, the stock and the money.
struct OrderRequestTests {
  private let key = MovementKey(rawValue: "key")

  private func request(_ change: OrderRequest.Change) -> OrderRequest {
    OrderRequest(key: key, change, language: .korean)
  }

  /// Two cartons of milk and a tray of eggs, placed at 0.
  private let order = Order(
    id: 1, version: 3, times: OrderTimes(placed: 0, speed: .standard),
    contents: .complete(["milk": 2, "eggs": 1]), movements: [])

  private func edit(_ contents: OrderContents, version: Int = 3) -> OrderRequest {
    request(.edit(1, version: version, contents))
  }

  @Test func `a new order is paid and taken out of the stock`() throws {
    let step = try request(.place(order.contents)).step(from: nil, at: 7)
    expectEqual(step.amount, Won(13_700))
    expectEqual(step.quantities, ["milk": 2, "eggs": 1])
    expectEqual(step.times, OrderTimes(placed: 7, speed: .standard))
    expectEqual(step.contents, order.contents)
  }

  @Test func `an order that is not complete is not placed`() {
    var contents = order.contents
    contents[.contact(.email)] = "me"
    #expect(throws: MartError.invalid) { try request(.place(contents)).step(from: nil, at: 0) }
  }

  @Test func `a change pays or refunds the difference, and moves only that much stock`() throws {
    var contents = order.contents
    contents.lines = [contents.lines[0]]
    contents.lines[0].quantity = 5
    contents.speed = .twoDay
    let step = try edit(contents).step(from: order, at: 1)
    expectEqual(step.amount, Won(14_500 + 3_000 - 13_700))
    expectEqual(step.quantities, ["milk": 3, "eggs": -1])
    expectEqual(step.times.sends, order.times.sends)
    let back = try edit(.complete(["milk": 1])).step(from: order, at: 1)
    expectEqual(back.amount, Won(2_900 - 13_700))
    expectEqual(back.quantities, ["milk": -1, "eggs": -1])
  }

  @Test func `a change of the address moves neither money nor stock`() throws {
    var contents = order.contents
    contents[.shipping(.city)] = "부산"
    let step = try edit(contents).step(from: order, at: 1)
    expectEqual(step.amount, .zero)
    expectEqual(step.quantities, [:])
  }

  @Test func `a cancelled order is refunded, and its goods come back`() throws {
    let step = try request(.cancel(1, version: 3)).step(from: order, at: 9)
    expectEqual(step.amount, Won(-13_700))
    expectEqual(step.quantities, ["milk": -2, "eggs": -1])
    expectEqual(step.times.cancelled, 9)
    expectEqual(step.contents, order.contents)
  }

  @Test func `a change has no other goods, prices or titles than the order`() {
    #expect(throws: MartError.invalid) {
      try edit(.complete(["milk": 2, "butter": 1])).step(from: order, at: 1)
    }
    var dearer = order.contents
    dearer.lines[0] = OrderLine(
      good: "milk", title: dearer.lines[0].title, price: Won(1), quantity: 2)
    #expect(throws: MartError.invalid) { try edit(dearer).step(from: order, at: 1) }
  }

  @Test func `what was sent, cancelled, changed or never placed cannot be changed`() {
    let sends = order.times.sends
    #expect(throws: MartError.tooLate(.sent)) {
      try edit(order.contents).step(from: order, at: sends)
    }
    #expect(throws: MartError.tooLate(.delivered)) {
      try request(.cancel(1, version: 3)).step(from: order, at: order.times.arrives)
    }
    let cancelled = Order(
      id: 1, version: 4, times: order.times.cancelled(at: 5), contents: order.contents,
      movements: [])
    #expect(throws: MartError.tooLate(.cancelled)) {
      try request(.cancel(1, version: 4)).step(from: cancelled, at: 6)
    }
    #expect(throws: MartError.changedElsewhere) {
      try edit(order.contents, version: 2).step(from: order, at: 1)
    }
    #expect(throws: MartError.missing) { try edit(order.contents).step(from: nil, at: 1) }
  }

  @Test func `a repeated request is fulfilled by the order as it wants it`() {
    #expect(request(.place(order.contents)).isFulfilled(by: order))
    #expect(!request(.place(.complete(["milk": 1]))).isFulfilled(by: order))
    #expect(edit(order.contents).isFulfilled(by: order))
    #expect(!request(.edit(2, version: 3, order.contents)).isFulfilled(by: order))
    #expect(!request(.cancel(1, version: 3)).isFulfilled(by: order))
  }
}
