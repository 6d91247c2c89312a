import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import TopupRaft
import WalletDomain
import WalletFixtures

@testable import MartPresentation

/// A shop in memory for the tests of orders; its use cases can be replaced.
@MainActor final class OrdersFixture {
  struct State {
    var mart = MartState()
  }

  /// Noon of 2026-11-21 in UTC.
  let clock = ManualClock(now: 1_795_262_400_000)
  let shop: InMemoryMart
  let money: InMemoryWallet
  var mart: MartUseCases
  let listener = OrdersSpy()
  private(set) var notices: [Phrase] = []
  private let topup: TopupParts
  private var keys = 0

  init(balance: Won = Won(10_000_000)) {
    money = InMemoryWallet(cards: InMemoryWallet.sampleCards, balance: balance)
    shop = InMemoryMart(money)
    topup = TopupParts(money, clock: clock) { _ in }
    let store = Store(State())
    let model = MartModel(
      repository: shop, clock: clock, wallet: topup.wallet, language: { .korean },
      writer: store.writer(\.mart))
    mart = MartUseCases(model, state: store.stored(\.mart), wallet: topup.wallet.state)
    mart.makeKey = { [weak self] in self?.nextKey() ?? .random() }
  }

  /// Places orders; the first one has number 1.
  func place(_ contents: OrderContents...) async throws {
    await topup.wallet.open()
    for contents in contents { _ = try await mart.perform(nextKey(), .place(contents)) }
  }

  /// Places as many orders as asked for, one a minute.
  func place(count: Int) async throws {
    await topup.wallet.open()
    for index in 0..<count {
      _ = try await shop.perform(
        OrderRequest(
          key: nextKey(), .place(.sample(lines: [.sample("barley", 1 + index % 2)])),
          language: .korean),
        at: clock.now + Int64(index - count) * 60_000)
    }
    try await mart.read()
  }

  var dependencies: MartDependencies {
    MartDependencies(mart: mart, topup: topup.builder, clock: clock) { [weak self] in
      self?.notices.append($0)
    }
  }

  /// The last notice in Korean.
  var notice: String? { notices.last?.text(.korean) }

  private func nextKey() -> MovementKey {
    keys += 1
    return MovementKey(rawValue: "key-\(keys)")
  }
}

/// Records what the orders ask of the shop.
final class OrdersSpy: Spy, OrdersListener {
  func ordersDidOrderAgain() { record("order again") }
}

/// The orders over the shop.
typealias OrdersApp = AppHarness<OrdersFixture>

extension OrdersApp {
  convenience init(
    _ parts: OrdersFixture, _ size: Size = .normal, _ language: Language = .korean
  ) {
    self.init(
      parts, size, language, clock: parts.clock,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"]), over: TitleView("슈퍼마트")) {
        OrdersBuilder(dependencies: parts.dependencies).build(on: $0, listener: parts.listener)
      })
  }
}

extension OrderLine {
  static func sample(_ id: Good.ID, _ quantity: Int) -> OrderLine {
    OrderLine(
      Catalogue.bundled[id]
        ?? Good(
          id: id, group: .grains, name: Phrase(id), unit: Phrase(""),
          price: Won(1), stock: 1), quantity)
  }
}

extension OrderContents {
  /// An order of rice, barley and apples.
  static func sample(
    lines: [OrderLine] = [
      .sample("brown-rice", 2), .sample("barley", 1), .sample("apples", 1),
    ], speed: ShippingSpeed = .oneDay, payment: PaymentSource = .wallet,
    change: (inout OrderContents) -> Void = { _ in }
  ) -> OrderContents {
    var contents = OrderContents.ordering([:], speed: speed)
    contents.lines = lines
    contents.shipping.street2 = "3층"
    contents.payment = payment
    change(&contents)
    return contents
  }
}
