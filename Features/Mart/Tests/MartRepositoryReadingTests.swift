import Expectations
import MartDomain
import PostgreSQLTesting
import Search
import Testing
import WalletDomain

/// What all repositories of the shop have in common: the cart, and finding orders.
struct MartRepositoryReadingTests {
  @Test(arguments: RepositoryKind.allCases)
  func `the cart keeps the order in which goods were added`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    func change(_ good: Good.ID, _ before: Int, _ after: Int) async throws {
      try await store.mart.apply(CartChange([.init(good, before: before, after: after)]))
    }
    try await change("tent", 0, 1)
    try await change("milk", 0, 99)
    try await change("water", 0, 3)
    try await change("milk", 99, 2)
    try await change("tent", 1, 0)
    try await change("tent", 0, 1)
    let lines = [Cart.Line("milk", 2), Cart.Line("water", 3), Cart.Line("tent", 1)]
    try await expectEqual(store.mart.contents(at: now).cart, Cart(lines))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a change of another cart than there is changes nothing`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    let change = CartChange([
      .init("milk", before: 0, after: 2), .init("tent", before: 0, after: 1),
    ])
    try await store.mart.apply(change)
    await #expect(throws: MartError.cartChanged) { try await store.mart.apply(change) }
    await #expect(throws: MartError.cartChanged) {
      try await store.mart.apply(
        CartChange([.init("water", before: 0, after: 1), .init("milk", before: 1, after: 0)]))
    }
    let lines = [Cart.Line("milk", 2), Cart.Line("tent", 1)]
    try await expectEqual(store.mart.contents(at: now).cart, Cart(lines))
    try await store.mart.apply(change.reversed)
    try await expectEqual(store.mart.contents(at: now).cart, Cart())
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a new order takes out of the cart what it orders`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    try await store.mart.apply(
      CartChange([
        .init("milk", before: 0, after: 5), .init("water", before: 0, after: 1),
        .init("tent", before: 0, after: 1),
      ]))
    let order = try await store.perform(
      .place("a", .ordering(["milk": 2, "water": 3, "barley": 1])), paying: 32_400)
    let left = Cart([Cart.Line("milk", 3), Cart.Line("tent", 1)])
    try await expectEqual(store.mart.contents(at: now).cart, left)
    // Neither a repetition nor a change of the order touches it again.
    try await store.perform(.place("a", order.contents), paying: 0)
    try await store.perform(.edit("b", order, to: .ordering(["milk": 1])), paying: -29_500)
    try await expectEqual(store.mart.contents(at: now).cart, left)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `orders are listed from the newest, as far as they exist`(_ kind: RepositoryKind)
    async throws
  {
    let store = try await MartStore(kind)
    try await expectEqual(store.mart.orders(at: 0..<5).count, 0)
    var placed: [OrderSummary] = []
    for number in 1...7 {
      let contents = OrderContents.ordering(["milk": number, "tent": 1], speed: .oneDay)
      let lines = number == 7 ? contents : .ordering(["milk": number])
      let amount = Int64(number) * 2_900 + (number == 7 ? 194_000 : 0)
      placed.insert(
        OrderSummary(try await store.perform(.place("\(number)", lines), paying: amount)), at: 0)
    }
    for (range, expected) in [
      (0..<3, placed[0..<3]), (2..<4, placed[2..<4]), (5..<50, placed[5..<7]), (7..<9, []),
      (90..<99, []), (3..<3, []),
    ] {
      let (count, orders) = try await store.mart.orders(at: range)
      expectEqual(count, 7)
      expectEqual(orders, Array(expected))
    }
    expectEqual(placed[0].lineCount, 2)
    expectEqual(placed[0].total, Won(214_300))
    try await expectEqual(store.mart.orders([3, 99, 7, 0]).map(\.id), [3, 7])
    try await expectEqual(store.mart.order(8), nil)
    try await expectEqual(store.mart.order(0), nil)
    try await expectEqual(store.mart.order(-1), nil)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search looks in number, goods and contact`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    for number in 1...12 {
      let contents = OrderContents.ordering(
        [number % 2 == 0 ? "milk" : "brown-rice": 1], name: number == 5 ? "민수" : "하늘")
      try await store.perform(
        .place("\(number)", contents), paying: number % 2 == 0 ? 2_900 : 34_900)
    }
    for (search, ids): (String, [Order.ID]) in [
      ("12", [12] + (1...11).reversed().map { $0 }), ("MILK", [12, 10, 8, 6, 4, 2]),
      ("ㅇㅇ", [12, 10, 8, 6, 4, 2]), ("현ㅁ", [11, 9, 7, 5, 3, 1]), ("ㅁㅅ", [5]), ("민숫", []),
      ("02", []), ("2", (1...12).reversed().map { $0 }), ("0123456789012345678", []),
      ("example.org", (1...12).reversed().map { $0 }), ("없음", []),
      ("brown rice", [11, 9, 7, 5, 3, 1]),
    ] {
      try await expectEqual(store.mart.find(search), ids, "\(search)")
    }
    try await expectEqual(store.mart.find(""), (1...12).reversed())
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search finds the day, the total and the state, as a list has them`(
    _ kind: RepositoryKind
  ) async throws {
    let store = try await MartStore(kind)
    try await store.perform(.place("a", .ordering(["brown-rice": 1])), paying: 34_900)
    let milk = try await store.perform(.place("b", .ordering(["milk": 1])), paying: 2_900)
    try await store.perform(.cancel("c", milk), paying: -2_900)
    for (searches, ids): ([String], [Order.ID]) in [
      (
        [
          "21 Nov", "21 nov 2026", "Nov", "Nov 2026", "21/11/26", "21/11/2026", "11월 21일", "11월",
          "2026년 11월", "2026.11.21", "26.11.21", "11.21", "2026-11-21", " 11월  21일 ",
        ], [2, 1]
      ),
      (["2,900", "2900", "2,900원", "2,900 won", "Cancelled", "취소됨", "취소"], [2]),
      (["34,900", "34900", "Paid", "결제 완료", "결제완료"], [1]),
      (
        [
          "22 Nov", "1 Nov", "21 Dec", "21/12/26", "11월 2", "11.2", "2,90", "Delivered", "배송 완료",
        ], []
      ),
    ] {
      for search in searches {
        try await expectEqual(store.mart.find(search), ids, "\(search)")
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `digits find the orders with them in their numbers`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    // All digits of its texts are 2 and 6.
    var contents = OrderContents.ordering(["water": 1])
    contents.contact.telephone = "+66 266 2662"
    for number in 1...12 { try await store.perform(.place("\(number)", contents), paying: 5_900) }
    for (search, ids): (String, [Order.ID]) in [
      ("1", [12, 11, 10, 1]), ("0", [10]), ("9", [9]), ("10", [10]), ("12", [12]), ("01", []),
      ("+1", []), ("-1", []),
    ] {
      try await expectEqual(store.mart.find(search), ids, "\(search)")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search finds an edited order by what it is now`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let order = try await store.perform(
      .place("a", .ordering(["milk": 1, "water": 1])), paying: 8_800)
    try await store.perform(
      .edit("b", order, to: .ordering(["water": 1], name: "바다")), paying: -2_900)
    try await expectEqual(store.mart.find("우유"), [])
    try await expectEqual(store.mart.find("바다"), [1])
    try await expectEqual(store.mart.find("받"), [1])
    try await expectEqual(store.mart.find("생수"), [1])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `orders are sorted, and of equal ones the newest comes first`(
    _ kind: RepositoryKind
  ) async throws {
    let store = try await MartStore(kind)
    for number in 1...6 {
      let contents = OrderContents.ordering([number % 2 == 0 ? "milk" : "brown-rice": 1])
      try await store.perform(
        .place("\(number)", contents), paying: number % 2 == 0 ? 2_900 : 34_900)
    }
    func sorted(
      _ column: OrderColumn, isDescending: Bool = false, _ search: String = "",
      _ texts: TextOrder = .hangulFirst
    ) async throws -> [Order.ID] {
      let sort = Sort(column, isDescending: isDescending, texts: texts)
      return try await store.mart.find(OrderQuery(search, sort: sort), at: now)
    }
    try await expectEqual(sorted(.date), [1, 2, 3, 4, 5, 6])
    try await expectEqual(sorted(.total), [6, 4, 2, 5, 3, 1])
    try await expectEqual(sorted(.total, isDescending: true), [5, 3, 1, 6, 4, 2])
    // 우유 and 현미, brown rice and milk.
    try await expectEqual(sorted(.goods), [6, 4, 2, 5, 3, 1])
    try await expectEqual(sorted(.goods, "", .latinFirst), [5, 3, 1, 6, 4, 2])
    try await expectEqual(sorted(.goods, isDescending: true), [5, 3, 1, 6, 4, 2])
    try await expectEqual(sorted(.date, "우유"), [2, 4, 6])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an order is open until it arrives`(_ kind: RepositoryKind) async throws {
    let store = try await MartStore(kind)
    let first = try await store.perform(.place("a"), paying: 5_800)
    let second = try await store.perform(.place("b", .ordering(speed: .oneDay)), paying: 10_800)
    func open(at time: Int64) async throws -> Int {
      try await store.mart.contents(at: time).openOrders
    }
    try await expectEqual(open(at: second.times.arrives - 1), 2)
    try await expectEqual(open(at: second.times.arrives), 1)
    try await expectEqual(open(at: first.times.arrives), 0)
    try await store.perform(.cancel("c", first), paying: -5_800)
    try await expectEqual(open(at: now), 1)
  }
}
