import Headless
import HomeInterface
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI
import TopupInterface
import TransportDomain
import TransportFixtures
import WalletDomain

@testable import TransportPresentation

/// What the taxi needs: a wallet and a route in memory.
@MainActor
final class TransportFixture {
  private struct State {
    var transport = TransportState()
    var wallet = WalletState()
  }

  let repository: FixedRoute
  let clock = ManualClock(now: 1_763_700_000_000)
  let topup = TopupBuilderFake()
  private let store = Store(State())
  private(set) var notices: [Phrase] = []
  /// All payments that were requested.
  private(set) var payments: [Payment] = []
  var receipts: [Receipt] = []
  /// Thrown by the next payments while it is set.
  var failure: WalletError?
  /// Thrown by each reading of the receipts while it is set.
  var listFailure: WalletError?
  /// Where payments are held, if there is one.
  var checkpoint: Checkpoint?
  var language = Language.korean
  /// The lengths of routes between known places, in metres, by their texts.
  var lengths: [String: Int] = [:]
  /// Why routes have no ride, by their texts.
  var faults: [String: RouteFault] = [:]
  /// Where lengths are held, if there is one.
  var measuring: Checkpoint?

  init(balance: Won = .zero, route: Route = Route()) {
    repository = FixedRoute(route)
    store.update { state in
      state.wallet.condition = .ready
      state.wallet.balance = balance
    }
  }

  lazy var transport = TransportUseCases(
    RouteModel(repository, writer: store.writer(\.transport)),
    RideModel(
      clock: clock, language: { [unowned self] in language },
      pay: { [unowned self] payment throws(WalletError) in try await pay(payment) },
      listReceipts: { [unowned self] _ throws(WalletError) in
        if let listFailure { throw listFailure }
        return receipts.reversed()
      },
      length: { [unowned self] origin, destination throws(RouteFault) in
        let text = "\(origin) → \(destination)"
        let (length, fault) = (lengths[text], faults[text])
        await measuring?.pass()
        if let fault { throw fault }
        return length
      }, writer: store.writer(\.transport)),
    state: store.stored(\.transport))
  lazy var wallet = store.stored(\.wallet)
  lazy var notify: Notify = { [weak self] in self?.notices.append($0) }

  var route: String { transport.state.value.route.phrase.text(.korean) }

  /// The line of the tile.
  var tile: Phrase { TransportText.line(of: transport.state.value) }

  var builder: TransportHomeBuilder {
    TransportHomeBuilder(
      transport: transport, wallet: wallet, topup: topup, clock: clock, notify: notify)
  }

  func set(_ condition: WalletState.Condition) { store.update { $0.wallet.condition = condition } }

  func put(_ balance: Won) { store.update { $0.wallet.balance = balance } }

  private func pay(_ payment: Payment) async throws(WalletError) -> Receipt {
    payments.append(payment)
    await checkpoint?.pass()
    if let failure { throw failure }
    let rest = wallet.value.balance - payment.amount
    guard rest >= .zero else { throw .insufficient(missing: -rest) }
    let receipt = Receipt(
      id: Int64(receipts.count) + 1, number: receipts.count + 1, time: 1_763_700_000_000,
      party: payment.party,
      amount: payment.amount, text: payment.text)
    receipts.append(receipt)
    store.update { state in
      state.wallet.balance = rest
      state.wallet.revision += 1
    }
    return receipt
  }
}

/// Builds a top-up without screens, which the test ends.
final class TopupBuilderFake: TopupBuildable {
  private(set) var amounts: [Won?] = []
  private(set) var reasons: [TopupReason?] = []
  private(set) var faults: [LinkedAmount.Fault] = []
  private(set) weak var listener: (any TopupListener)?
  private(set) weak var built: TopupRouterFake?

  func build(
    amount: Won?, because reason: TopupReason?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    amounts.append(amount)
    reasons.append(reason)
    self.listener = listener
    let router = TopupRouterFake(interactor: Interactor())
    built = router
    return router
  }

  func tell(_ fault: LinkedAmount.Fault) { faults.append(fault) }
}

final class TopupRouterFake: Router<Interactor>, TopupRouting {
  private(set) var filled: [Won] = []

  override var segment: Segment? { .topup }

  func fill(in amount: Won) { filled.append(amount) }
}

final class TransportRouterSpy: Spy, TransportHomeRouting {
  func attachTopup(amount: Won) { record("top up \(amount.amount)") }
  func detachTopup() { record("end the top-up") }
  func attachReceipt(_ receipt: Receipt) { record("receipt \(receipt.id)") }
  func detachReceipt() { record("close the receipt") }
}

/// A screen with the tile, in the place of home.
final class TileHostView: AnyView {
  let button = ButtonState()
  private let tile: HomeTile
  private var following: Subscription?

  init(_ tile: HomeTile) {
    self.tile = tile
    super.init()
    following = tile.line.observe { [weak self] _ in self?.setNeedsDisplay() }
  }

  override var title: Phrase { Phrase("홈") }

  override func body(in environment: Environment) -> any Widget {
    Tile(tile.title, line: tile.line.value, button)
  }
}

final class TileHostRouter: ViewableRouter<Interactor, TileHostView> {
  private let tile: HomeTile
  private let stage: any Stage
  private lazy var feature = Slot(of: self, on: stage)

  init(_ tile: HomeTile, on stage: any Stage) {
    self.tile = tile
    self.stage = stage
    super.init(interactor: Interactor(), view: TileHostView(tile))
    view.button.onPress = { [weak self] in self?.show() }
  }

  override func didLoad() {
    if let load = tile.load { interactor.request("load", load) }
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    if feature.child == nil, segment.name == tile.segment { show() }
    return try await super.open(segment)
  }

  private func show() { feature.show(tile.build(stage), as: .push) }
}
