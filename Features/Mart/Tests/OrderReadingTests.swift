import Expectations
import Headless
import MartDomain
import MartFixtures
import Phrases
import Search
import Storage
import Testing
import WalletDomain
import WalletFixtures

/// Lists of orders, and the draft of the next one.
@MainActor
struct OrderReadingTests {
  private let parts = ShopFixture()

  private var mart: MartUseCases { parts.mart }

  @Test func `a draft has the cart, and everything else from the order before`() async throws {
    await parts.wallet.open()
    _ = try await mart.perform(
      mart.makeKey(), .place(.ordering(["eggs": 1], speed: .oneDay, fee: Won(4_000))))
    try await mart.setQuantity("milk", 2)
    let draft = try await mart.draft()
    expectEqual(draft.lines.map(\.good), ["milk"])
    expectEqual(draft.contact, OrderContents.ordering().contact)
    expectEqual(draft.fee, ShippingSpeed.oneDay.fee)
    expectEqual(draft.payment, .wallet)
  }

  @Test func `orders are listed and found, newest first`() async throws {
    await parts.wallet.open()
    for good in ["milk", "eggs", "milk"] { try await parts.order([good: 1]) }
    let all = try await mart.list(OrderQuery(), 1..<9)
    expectEqual(all.count, 3)
    expectEqual(all.start, 1)
    expectEqual(all.rows.map(\.id), [2, 1])
    try await expectEqual(mart.list(OrderQuery(), 0..<2).start, 0)
    let milk = try await mart.list(OrderQuery("ㅇㅇ"), 0..<1)
    expectEqual(milk.count, 2)
    expectEqual(milk.rows.map(\.id), [3])
    await #expect(throws: MartError.missing) { try await mart.order(4) }
    let oldest = OrderQuery(sort: Sort(.date))
    try await expectEqual(mart.position(3, OrderQuery()), 0)
    try await expectEqual(mart.position(1, OrderQuery()), 2)
    try await expectEqual(mart.position(4, OrderQuery()), nil)
    try await expectEqual(mart.position(0, OrderQuery()), nil)
    try await expectEqual(mart.position(1, oldest), 0)
    try await expectEqual(mart.position(1, OrderQuery("ㅇㅇ")), 1)
    try await expectEqual(mart.position(2, OrderQuery("ㅇㅇ")), nil)
    try await expectEqual(mart.list(oldest, 1..<9).rows.map(\.id), [2, 3])
  }

  @Test func `a search is kept until the orders are read again`() async throws {
    let query = OrderQuery("ㅇㅇ")
    await parts.wallet.open()
    try await parts.order(["milk": 1])
    try await expectEqual(mart.position(1, query), 0)
    parts.shop.failure = .storage(.busy)
    try await expectEqual(mart.position(1, query), 0)
    parts.shop.failure = nil
    try await parts.order(["milk": 1])
    try await mart.read()
    try await expectEqual(mart.position(2, query), 0)
    try await expectEqual(mart.position(1, OrderQuery("없음")), nil)
  }

  @Test func `a draft is paid as the order before, unless its card is gone`() async throws {
    func place(by payment: PaymentSource) async throws {
      let request = OrderRequest(
        key: .random(), .place(.complete(["milk": 1], by: payment)), language: .korean)
      _ = try await parts.shop.perform(request, at: parts.clock.now)
    }
    let card = PaymentSource(InMemoryWallet.sampleCards[0])
    try await place(by: card)
    // The wallet is opened for its cards.
    try await expectEqual(mart.draft().payment, card)
    try await place(by: .card(issuer: "우리은행", lastFour: "9999"))
    try await expectEqual(mart.draft().payment, .wallet)
  }
}
