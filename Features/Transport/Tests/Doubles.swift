import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import TopupInterface
import TransportDomain
import TransportInterface
import WalletDomain

@testable import TransportPresentation

/// What the taxi stands on: a wallet and a route in memory.
final class TransportDependencies: TransportHomeDependency, TransportTileDependency {
  struct State {
    var transport = TransportState()
    var wallet = WalletState()
  }

  let store = Store(State())
  let fixedRoute: FixedRoute
  let topup = TopupBuilderFake()
  private(set) var notices: [Phrase] = []
  /// All payments that were asked for.
  private(set) var payments: [Payment] = []
  private(set) var receipts: [Receipt] = []
  /// Thrown by the next payments while it is set.
  var failure: WalletError?
  /// Waited for by payments, if there is one.
  var gate: AsyncStream<Void>?

  init(balance: Won = .zero, route: Route = Route()) {
    fixedRoute = FixedRoute(route)
    store.update { state in
      state.wallet.condition = .ready
      state.wallet.balance = balance
    }
  }

  lazy var transport = store.stored(\.transport)
  lazy var wallet = store.stored(\.wallet)
  lazy var readRoute = makeReadRoute(routes)
  lazy var changeRoute = makeChangeRoute(routes)
  lazy var callTaxi = makeCallTaxi { [unowned self] payment throws(WalletError) in
    try await pay(payment)
  }
  lazy var listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt] = {
    [unowned self] _ in receipts.reversed()
  }
  var topupBuilder: any TopupBuildable { topup }
  var language = Language.korean
  lazy var notify: Notify = { [weak self] in self?.notices.append($0) }
  var transportHomeBuilder: any TransportHomeBuildable { TransportHomeBuilder(dependency: self) }

  private lazy var routes = RouteModel(
    work: fixedRoute, writer: store.writer(\.transport))

  func put(_ balance: Won) { store.update { $0.wallet.balance = balance } }

  private func pay(_ payment: Payment) async throws(WalletError) -> Receipt {
    payments.append(payment)
    if let gate { for await _ in gate { break } }
    if let failure { throw failure }
    let rest = store.state.wallet.balance - payment.amount
    guard rest >= .zero else { throw .insufficient(missing: -rest) }
    let receipt = Receipt(
      id: Int64(receipts.count) + 1, time: 1_763_700_000_000, party: payment.party,
      amount: payment.amount, text: payment.text)
    receipts.append(receipt)
    store.update { state in
      state.wallet.balance = rest
      state.wallet.revision += 1
    }
    return receipt
  }
}

/// Builds a top-up without screens, which ends as the test says.
final class TopupBuilderFake: TopupBuildable {
  private(set) var amounts: [Won?] = []
  private(set) weak var listener: (any TopupListener)?
  private(set) weak var built: TopupRouterFake?

  func build(
    amount: Won?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    amounts.append(amount)
    self.listener = listener
    let router = TopupRouterFake(interactor: Interactor())
    built = router
    return router
  }
}

final class TopupRouterFake: Router<Interactor>, TopupRouting {
  private(set) var filled: [Won] = []

  override var segment: Segment? { .topup }

  func fill(in amount: Won) { filled.append(amount) }
}

/// Remembers every model it was shown.
final class TransportPresenterSpy: TransportHomePresentable {
  weak var listener: (any TransportHomePresentableListener)?
  private(set) var shown: [TransportHomeViewModel] = []
  /// How often the user was brought to the rides.
  private(set) var focusedRides = 0

  func show(_ model: TransportHomeViewModel) { shown.append(model) }

  func focusRides() { focusedRides += 1 }
}

/// Remembers where it was asked to go.
final class TransportRouterSpy: TransportHomeRouting {
  private(set) var calls: [String] = []

  func attachTopup(amount: Won) { calls.append("top up \(amount.amount)") }
  func detachTopup() { calls.append("end the top-up") }
  func attachReceipt(_ receipt: Receipt) { calls.append("receipt \(receipt.id)") }
  func detachReceipt() { calls.append("close the receipt") }
}

/// The screen that the tile stands in, as home would be.
final class TileHostView: AnyView {
  private let tile: AnyView

  init(_ tile: AnyView) {
    self.tile = tile
  }

  override func title(in environment: Environment) -> String { "홈" }

  override func body(in environment: Environment) -> any Widget { tile }
}

final class TileHostRouter: ViewableRouter<Interactor, TileHostView> {
  init(_ dependencies: TransportDependencies, on stage: any Stage) {
    let tile = TransportTileBuilder(dependency: dependencies).build(on: stage)
    super.init(interactor: Interactor(), view: TileHostView(tile.anyView))
    attach(tile)
  }
}
