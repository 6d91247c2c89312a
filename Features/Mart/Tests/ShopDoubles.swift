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

/// A shop and a wallet in memory, with a bank that charges every card at once.
@MainActor final class ShopFixture {
  let clock = ManualClock(now: 1_795_262_400_000)
  let books: InMemoryWallet
  let shop: InMemoryMart
  let wallet: WalletUseCases
  var mart: MartUseCases
  /// All charges of cards, in their order.
  private(set) var charges: [TopUpRequest] = []
  /// Called after each charge, before the order.
  var onCharge: () async -> Void = {}
  /// Called when the bank is asked what has become of charges.
  var onAskBank: () async -> Void = {}
  /// Called when the wallet is opened.
  var onOpen: () -> Void = {}
  var language = Language.korean
  private(set) var notices: [Phrase] = []
  private let topup: TopupParts

  init(balance: Won = Won(500_000)) {
    books = InMemoryWallet(cards: InMemoryWallet.sampleCards, balance: balance)
    shop = InMemoryMart(books)
    topup = TopupParts(books, clock: clock) { _ in }
    var wallet = topup.wallet
    let store = Store(MartState())
    let hooks = Hooks()
    wallet.topUp = { request throws(WalletError) in
      guard let parts = hooks.parts else { throw .unknown }
      return try await parts.charge(request)
    }
    wallet.askBank = { await hooks.parts?.onAskBank() }
    wallet.open = { [open = wallet.open] in
      hooks.parts?.onOpen()
      await open()
    }
    self.wallet = wallet
    let model = MartModel(
      repository: shop, clock: clock, wallet: wallet,
      language: { hooks.parts?.language ?? .korean }, writer: store.writer(\.self))
    mart = MartUseCases(model, state: store.stored(\.self), wallet: wallet.state)
    hooks.parts = self
  }

  /// What the closures of `init` reach the parts by.
  @MainActor private final class Hooks {
    weak var parts: ShopFixture?
  }

  private func charge(_ request: TopUpRequest) async throws(WalletError) -> Won {
    charges.append(request)
    guard case .charge(let intent) = try await books.begin(request, at: clock.now) else {
      throw .keyUsed
    }
    let balance = try await books.settle(intent, as: .charged, at: clock.now)
    await onCharge()
    return balance
  }

  var state: MartState { mart.state.value }

  /// How many of each good are in the cart.
  var cart: [String: Int] {
    Dictionary(state.cart.lines.map { ($0.good, $0.quantity) }) { $1 }
  }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  var dependencies: MartDependencies {
    MartDependencies(mart: mart, topup: topup.builder, clock: clock, notify: notify)
  }

  var builder: MartBuilder {
    MartBuilder(mart: mart, topup: topup.builder, clock: clock, notify: notify)
  }

  /// Places an order of some goods with all fields filled in, as another process does.
  @discardableResult
  func order(_ quantities: KeyValuePairs<Good.ID, Int>) async throws -> Order {
    try await shop.perform(
      OrderRequest(key: .random(), .place(.complete(quantities)), language: .korean),
      at: clock.now)
  }

  /// Changes how many of some goods an order has, as another process does.
  func change(_ order: Order, to quantities: KeyValuePairs<Good.ID, Int>) async throws {
    let change = OrderRequest.Change.edit(
      order.id, version: order.version, .complete(quantities))
    _ = try await shop.perform(
      OrderRequest(key: .random(), change, language: .korean), at: clock.now)
  }
}

extension OrderContents {
  /// An order with all fields that have to be filled in.
  static func complete(
    _ quantities: KeyValuePairs<Good.ID, Int>, by payment: PaymentSource = .wallet
  ) -> OrderContents {
    var contents = OrderContents(
      lines: quantities.compactMap { id, quantity in
        Catalogue.bundled[id].map { OrderLine($0, quantity) }
      })
    for field in OrderField.all where !field.name.hasPrefix("billing") {
      contents[field] = text(of: field)
    }
    contents.payment = payment
    return contents
  }

  private static func text(of field: OrderField) -> String {
    switch field {
    case .contact(.telephone): "010-1234-5678"
    case .contact(.email): "haneul@example.org"
    case .shipping(.zip), .billing(.zip): "04524"
    default: field.name
    }
  }
}

typealias MartApp = AppHarness<ShopFixture>

extension MartApp {
  convenience init(
    _ parts: ShopFixture, _ size: Size = .normal, _ language: Language = .korean
  ) {
    parts.language = language
    self.init(
      parts, size, language, clock: parts.clock, in: FrameRouter { parts.builder.build(on: $0) })
  }

  /// Where the user is, such as `mart/cart`.
  var link: String {
    var router: AnyRouter = root
    while let next = router.front { router = next }
    return router.link.description
  }
}
