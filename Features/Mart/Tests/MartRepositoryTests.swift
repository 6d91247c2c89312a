import Expectations
import MartDomain
import PostgreSQLTesting
import Testing
import WalletDomain

/// What all repositories of the shop have in common: orders, money and stock.
struct MartRepositoryTests {
  @Test(arguments: RepositoryKind.allCases)
  func `an order is paid, takes its goods, and keeps all that was entered`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    var contents = OrderContents.ordering(["milk": 2, "tent": 1], speed: .twoDay)
    contents.shipping.street2 = "3층"
    contents[.billing(.city)] = "부산"
    contents.payment = .card(issuer: "우리은행", lastFour: "0123")
    let order = try await store.perform(.place("a", contents), paying: 197_800)
    expectEqual(
      order,
      Order(
        id: 1, version: 1, times: OrderTimes(placed: now, speed: .twoDay), contents: contents,
        movements: [OrderMovement(id: 2, time: now, amount: Won(197_800))]))
    expectEqual(order.contents.billing.street1, "세종대로 110")
    try await expectEqual(
      store.mart.contents(at: now),
      MartContents(stock: ["milk": 58, "tent": 0], cart: Cart(), openOrders: 1))
    try await expectEqual(store.mart.orders([1]), [OrderSummary(order)])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a request with the same key is carried out once`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let placed = try await store.perform(.place("a"), paying: 5_800)
    try await expectEqual(store.perform(.place("a"), paying: 0, at: now + 1), placed)
    let more = OrderContents.ordering(["milk": 5])
    let edited = try await store.perform(.edit("b", placed, to: more), paying: 8_700)
    // Whatever has become of the order's version and state.
    try await expectEqual(
      store.perform(.edit("b", placed, to: more), paying: 0, at: now * 2), edited)
    let cancelled = try await store.perform(.cancel("c", edited), paying: -14_500)
    try await expectEqual(store.perform(.cancel("c", edited), paying: 0, at: now * 2), cancelled)
    try await expectEqual(store.balance, Won(1_000_000))
    try await expectEqual(store.mart.orders(at: 0..<9).count, 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what two have seen in one cart is ordered once`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let added = CartChange([
      .init("milk", before: 0, after: 2), .init("tent", before: 0, after: 1),
    ])
    try await store.mart.apply(added)
    let seen = try await store.mart.contents(at: now).cart
    // One who has put more of it there since orders what he has seen.
    try await store.mart.apply(CartChange([.init("milk", before: 2, after: 3)]))
    let first = OrderRequest.place("a", .ordering(["milk": 1]), from: seen)
    let order = try await store.perform(first, paying: 2_900 + 3_000 - 3_000)
    try await store.refuses(
      .place("b", .ordering(["tent": 1]), from: Cart([.init("milk", 3)])),
      with: .cartChangedElsewhere)
    try await expectEqual(store.mart.orders(at: 0..<9).count, 1)
    // A request that is repeated is the order that it was.
    try await store.mart.apply(CartChange([.init("milk", before: 2, after: 0)]))
    try await expectEqual(store.perform(first, paying: 0), order)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a key is of one request or movement only`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    try await store.payTaxi("taxi", 1)
    let order = try await store.perform(.place("a"), paying: 5_800)
    let other = try await store.perform(.place("b"), paying: 5_800)
    try await store.refuses(.place("a", .ordering(["milk": 3])), with: .keyUsed)
    try await store.refuses(.place("a", .ordering(name: "바다")), with: .keyUsed)
    try await store.refuses(.cancel("a", order), with: .keyUsed)
    try await store.refuses(.edit("a", other, to: .ordering()), with: .keyUsed)
    for key in ["top-up", "taxi"] {
      try await store.refuses(.place(key), with: .keyUsed)
      try await store.refuses(.cancel(key, order), with: .keyUsed)
      // Even if nothing is to be paid.
      try await store.refuses(.edit(key, order, to: .ordering(name: "바다")), with: .keyUsed)
    }
    let refunded = try await store.perform(.cancel("c", order), paying: -5_800)
    let another = OrderContents.ordering(["milk": 1])
    try await store.refuses(.place("c", another), with: .keyUsed)
    try await store.refuses(.edit("c", refunded, to: another), with: .keyUsed)
    await #expect(throws: (any Error).self) { try await store.payTaxi("c", 1) }
    await #expect(throws: (any Error).self) { try await store.payTaxi("a", 1) }
    await #expect(throws: (any Error).self) { try await store.topUp("c", 1) }
    try await expectEqual(store.mart.order(of: MovementKey(rawValue: "taxi")), nil)
  }

  @Test(arguments: RepositoryKind.allCases.filter { $0 != .memory })
  func `what an order gives back is a refund in the ledger from the start`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    let placed = try await store.perform(.place("a"), paying: 5_800)
    let less = try await store.perform(
      .edit("b", placed, to: .ordering(["milk": 1])), paying: -2_900)
    let more = try await store.perform(
      .edit("c", less, to: .ordering(["milk": 4])), paying: 8_700)
    // More than is left of each payment.
    try await store.perform(.cancel("d", more), paying: -11_600)
    let other = try await store.perform(.place("e"), paying: 5_800)
    try await store.perform(.cancel("f", other), paying: -5_800)
    try await expectEqual(
      store.readRefunds(),
      [
        MartStore.Refund(amount: 2_900, paid: -5_800, isInItsCategory: true),
        MartStore.Refund(amount: 11_600, paid: nil, isInItsCategory: true),
        MartStore.Refund(amount: 5_800, paid: -5_800, isInItsCategory: true),
      ])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the last one is sold once`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let order = try await store.perform(.place("a", .ordering(["tent": 1])), paying: 189_000)
    let tent = order.contents.lines[0].title
    try await store.refuses(
      .place("b", .ordering(["milk": 1, "tent": 1])), with: .soldOut([.init(tent, left: 0)]))
    _ = try await store.perform(.cancel("c", order), paying: -189_000)
    _ = try await store.perform(.place("d", .ordering(["tent": 1])), paying: 189_000)
    try await expectEqual(store.mart.contents(at: now).stock, ["tent": 0])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what is sold out is named with what is left`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let wanted = OrderContents.ordering(["stone-pot": 3, "milk": 61, "water": 1, "tent": 2])
    try await store.refuses(
      .place("a", wanted),
      with: .soldOut([
        .init(wanted.lines[0].title, left: 2), .init(wanted.lines[1].title, left: 60),
        .init(wanted.lines[3].title, left: 1),
      ]))
    var unknown = OrderContents.ordering()
    let good = Good(
      id: "unicorn", group: .snacks, name: wanted.lines[0].title, unit: wanted.lines[0].title,
      price: Won(1), stock: 9)
    unknown.lines = [OrderLine(good, 1)]
    try await store.refuses(
      .place("a", unknown), with: .soldOut([.init(unknown.lines[0].title, left: 0)]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an edit takes only what the order does not hold yet`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let one = try await store.perform(.place("a", .ordering(["stone-pot": 1])), paying: 39_900)
    let both = try await store.perform(
      .edit("b", one, to: .ordering(["stone-pot": 2])), paying: 39_900)
    try await expectEqual(store.mart.contents(at: now).stock, ["stone-pot": 0])
    let again = try await store.perform(
      .edit("c", both, to: .ordering(["stone-pot": 2], name: "바다")), paying: 0)
    try await store.refuses(
      .edit("d", again, to: .ordering(["stone-pot": 3])),
      with: .soldOut([.init(one.contents.lines[0].title, left: 2)]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an edit pays or refunds the difference`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    var order = try await store.perform(
      .place("a", .ordering(["milk": 2, "water": 1])), paying: 11_700)
    order = try await store.perform(
      .edit("b", order, to: .ordering(["water": 2, "milk": 1], speed: .oneDay)), paying: 8_000,
      at: now + 1)
    expectEqual(order.version, 2)
    expectEqual(order.contents.lines.map(\.good), ["water", "milk"])
    expectEqual(order.times.sends, now + OrderTimes.packing)
    expectEqual(order.times.arrives, order.times.sends + 86_400_000)
    order = try await store.perform(
      .edit("c", order, to: .ordering(["milk": 1])), paying: -16_800, at: now + 2)
    order = try await store.perform(
      .edit("d", order, to: .ordering(["milk": 1], name: "바다")), paying: 0, at: now + 3)
    expectEqual(order.version, 4)
    expectEqual(
      order.movements,
      [
        OrderMovement(id: 2, time: now, amount: Won(11_700)),
        OrderMovement(id: 3, time: now + 1, amount: Won(8_000)),
        OrderMovement(id: 4, time: now + 2, amount: Won(-16_800)),
      ])
    expectEqual(order.paid, order.contents.total)
    try await expectEqual(store.mart.contents(at: now).stock, ["milk": 59, "water": 70])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `cancelling refunds everything and returns the goods, once`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    let order = try await store.perform(
      .place("a", .ordering(["milk": 2, "tent": 1], speed: .oneDay)), paying: 199_800)
    let cancelled = try await store.perform(.cancel("b", order), paying: -199_800, at: now + 7)
    expectEqual(cancelled.contents, order.contents)
    expectEqual(cancelled.times, order.times.cancelled(at: now + 7))
    expectEqual(cancelled.version, 2)
    expectEqual(cancelled.paid, .zero)
    try await store.refuses(.cancel("c", cancelled), at: now + 8, with: .tooLate(.cancelled))
    try await store.refuses(.cancel("c", order), with: .tooLate(.cancelled))
    try await store.refuses(.edit("c", cancelled, to: .ordering()), with: .tooLate(.cancelled))
    try await expectEqual(
      store.mart.contents(at: now),
      MartContents(stock: ["milk": 60, "tent": 1], cart: Cart(), openOrders: 0))
    try await expectEqual(store.mart.order(of: MovementKey(rawValue: "a")), cancelled)
    // The form that has placed it is not carried out again.
    try await store.perform(.place("a", order.contents), paying: 0)
    try await expectEqual(store.mart.orders(at: 0..<9).count, 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an order changes until the millisecond in which it is sent`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    let order = try await store.perform(.place("a"), paying: 5_800)
    let sends = order.times.sends
    try await store.refuses(.cancel("b", order), at: sends, with: .tooLate(.sent))
    try await store.refuses(
      .edit("b", order, to: .ordering(["milk": 1])), at: sends, with: .tooLate(.sent))
    try await store.refuses(
      .cancel("b", order), at: order.times.arrives, with: .tooLate(.delivered))
    let edited = try await store.perform(
      .edit("b", order, to: .ordering(["milk": 1])), paying: -2_900, at: sends - 1)
    try await store.perform(.cancel("c", edited), paying: -2_900, at: sends - 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an order that was changed meanwhile is not changed`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let order = try await store.perform(.place("a"), paying: 5_800)
    try await store.perform(.edit("b", order, to: .ordering(["milk": 1])), paying: -2_900)
    try await store.refuses(.edit("c", order, to: .ordering(["milk": 3])), with: .changedElsewhere)
    try await store.refuses(.cancel("c", order), with: .changedElsewhere)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what cannot be ordered is invalid`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    for contents: OrderContents in [
      .ordering([:]), .ordering(["milk": 0]), .ordering(["milk": 100]),
      .ordering(["milk": 1, "milk": 1]),
      .ordering(name: " "),
    ] {
      try await store.refuses(.place("a", contents), with: .invalid)
    }
    let order = try await store.perform(.place("a"), paying: 5_800)
    var cheaper = order.contents
    cheaper.lines[0] = OrderLine(
      good: "milk", title: cheaper.lines[0].title, price: Won(1), quantity: 2)
    for contents: OrderContents in [.ordering([:]), .ordering(["milk": 2, "water": 1]), cheaper] {
      try await store.refuses(.edit("b", order, to: contents), with: .invalid)
    }
    let missing = Order(
      id: 2, version: 1, times: order.times, contents: order.contents, movements: [])
    try await store.refuses(.cancel("b", missing), with: .missing)
    try await store.refuses(.edit("b", missing, to: order.contents), with: .missing)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an order keeps the names and prices of its day`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let title = OrderContents.ordering().lines[0].title
    var contents = OrderContents.ordering(fee: Won(700))
    contents.lines[0] = OrderLine(good: "milk", title: title, price: Won(1_000), quantity: 2)
    var order = try await store.perform(.place("a", contents), paying: 2_700)
    contents.lines[0].quantity = 5
    order = try await store.perform(.edit("b", order, to: contents), paying: 3_000)
    expectEqual(order.contents, contents)
    expectEqual(order.paid, Won(5_700))
    _ = try await store.perform(.cancel("c", order), paying: -5_700)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `too little money fails with what is missing`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind, balance: 5_799)
    try await store.refuses(.place("a"), with: .wallet(.insufficient(missing: Won(1))))
    try await store.topUp("more", 2)
    let order = try await store.perform(.place("a"), paying: 5_800)
    try await store.refuses(
      .edit("b", order, to: .ordering(["milk": 3])),
      with: .wallet(.insufficient(missing: Won(2_899))))
    // A refund needs no money, and a failed one leaves no gap in the numbers.
    try await store.perform(.cancel("b", order), paying: -5_800)
    try await expectEqual(store.perform(.place("c"), paying: 5_800).id, 2)
    try await expectEqual(store.balance, Won(1))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what fails leaves no gap in the numbers`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    for number in 1...3 {
      try await store.refuses(.place("\(number)", .ordering([:])), with: .invalid)
      try await store.refuses(.place("top-up"), with: .keyUsed)
      let order = try await store.perform(.place("\(number)"), paying: 5_800)
      expectEqual(order.id, Order.ID(number))
      expectEqual(order.movements.map(\.id), [Int64(number + 1)])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the charges for a request are those under its keys`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let key = MovementKey(rawValue: "a")
    try await expectEqual(store.mart.charges(for: key), CardCharges([]))
    try await store.charge("a-card0", 500, as: .charged)
    try await store.charge("a-card1", 300, as: .refused)
    try await store.charge("ab-card0", 40, as: nil)
    try await store.charge("a-cart", 2, as: .charged)
    let settled = try await store.mart.charges(for: key)
    expectEqual(settled, CardCharges([(.charged, Won(500)), (.refused, Won(300))]))
    expectEqual(settled.amount, Won(500))
    #expect(!settled.isUncertain)
    try await store.charge("a-card2", 7, as: nil)
    try await expectEqual(
      store.mart.charges(for: key),
      CardCharges([(.charged, Won(500)), (.refused, Won(300)), (nil, Won(7))]))
  }
}
