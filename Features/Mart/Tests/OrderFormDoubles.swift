import Headless
import MartDomain
import MartFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI
import Time
import TopupInterface
import TopupRaft
import WalletDomain
import WalletFixtures

@testable import MartPresentation

/// A shop with a wallet in memory, whose requests are recorded, with the keys 1, 2, 3 and so on.
@MainActor final class OrderFormFixture {
  let clock = ManualClock(now: 1_795_262_400_000)
  let shop: InMemoryMart
  let wallet: WalletUseCases
  let listener = OrderFormListenerSpy()
  var mart: MartUseCases
  /// The top-up; the real one, unless a test puts a fake in its place.
  var topup: any TopupBuildable
  private let books: InMemoryWallet
  /// All requests that reached the shop.
  private(set) var requests: [(key: MovementKey, change: OrderRequest.Change)] = []
  private(set) var notices: [Phrase] = []
  /// Thrown by the next requests while it is set.
  var failure: MartError?
  /// Where requests are held, if there is one.
  var checkpoint: Checkpoint?
  private var keys = 0

  init(balance: Won = Won(500_000), cards: [Card] = InMemoryWallet.sampleCards) {
    books = InMemoryWallet(cards: cards, balance: balance)
    shop = InMemoryMart(books)
    let parts = TopupParts(books, clock: clock) { _ in }
    (wallet, topup) = (parts.wallet, parts.builder)
    let store = Store(MartState())
    let model = MartModel(
      repository: shop, clock: clock, wallet: parts.wallet, language: { .korean },
      writer: store.writer(\.self))
    mart = MartUseCases(model, state: store.stored(\.self), wallet: parts.wallet.state)
    let perform = mart.perform
    mart.perform = { [weak self] key, change throws(MartError) in
      self?.requests.append((key, change))
      await self?.checkpoint?.pass()
      if let failure = self?.failure { throw failure }
      return try await perform(key, change)
    }
    mart.makeKey = { [weak self] in
      self?.keys += 1
      return MovementKey(rawValue: "key \(self?.keys ?? 0)")
    }
  }

  /// Opens the wallet and puts goods into the cart: two bags of rice and a carton of milk.
  func fill() async throws {
    await wallet.open()
    try await mart.read()
    try await mart.setQuantity("brown-rice", 2)
    try await mart.setQuantity("milk", 1)
  }

  /// An order of what `fill` puts into the cart, with all fields, that was paid from the wallet.
  func order() async throws -> Order {
    try await fill()
    let order = try await mart.perform(MovementKey(rawValue: "before"), .place(contents()))
    requests = []
    return order
  }

  /// The cart with all fields filled in.
  func contents() async throws -> OrderContents {
    var contents = try await mart.draft()
    for (field, text) in Self.texts { contents[field] = text }
    return contents
  }

  static let texts: [(OrderField, String)] = [
    (.contact(.name), "김하늘"), (.contact(.telephone), "010-1234-5678"),
    (.contact(.email), "haneul@example.org"),
    (.shipping(.street1), "세종대로 110"), (.shipping(.street2), "3층"),
    (.shipping(.city), "중구"), (.shipping(.state), "서울"), (.shipping(.zip), "04524"),
  ]

  var balance: Won { wallet.state.value.balance }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  var builder: OrderFormBuilder {
    OrderFormBuilder(
      dependencies: MartDependencies(mart: mart, topup: topup, clock: clock, notify: notify))
  }
}

final class OrderFormListenerSpy: Spy, OrderFormListener {
  /// Called at the end; detaches the form.
  var onEnd: () -> Void = {}

  func orderFormDidEnd(_ order: Order) {
    record("order \(order.id), version \(order.version)")
    onEnd()
  }

  func orderFormDidClose() {
    record("close")
    onEnd()
  }
}

final class OrderFormRouterSpy: Spy, OrderFormRouting {
  func attachTopup(amount: Won, missing: Won) { record("top up \(amount.amount)") }
  func detachTopup() { record("end the top-up") }
  func end(with order: Order) { record("end with \(order.id)") }
  func close() { record("close") }
}

/// The form over a first screen, which closes it when it has ended.
typealias OrderFormApp = AppHarness<OrderFormFixture>

extension OrderFormApp {
  convenience init(
    _ fixture: OrderFormFixture, _ purpose: OrderForm.Purpose = .new, _ size: Size = .normal,
    _ language: Language = .korean
  ) {
    let listener = fixture.listener
    let frame = FrameRouter(FrameView("갈비"), over: TitleView("슈퍼마트")) {
      fixture.builder.build(purpose, on: $0, listener: listener)
    }
    listener.onEnd = { [weak frame] in frame?.close() }
    self.init(fixture, size, language, clock: fixture.clock, in: frame)
  }
}
