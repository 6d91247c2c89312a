public import Launch
public import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
public import Time
public import TopupInterface
public import TopupPresentation
public import WalletDomain
public import WalletFixtures

/// A parent of the top-up: the balance, and a button that opens the top-up.
enum TopupStand: Riblet {
  /// The balance.
  typealias Model = Won

  enum Action {
    case topUp
  }
}

final class TopupStandRouter: ViewableRouter<TopupStandInteractor, TopupStandView> {
  private let topupParts: TopupParts
  private let stage: any Stage
  private lazy var topup = Slot(of: self, on: stage)

  init(_ parts: TopupParts, on stage: any Stage) {
    topupParts = parts
    self.stage = stage
    let view = TopupStandView(.zero)
    super.init(interactor: TopupStandInteractor(parts, on: view), view: view)
    interactor.router = self
  }

  func attachTopup() {
    topup.attach(
      topupParts.builder.build(amount: nil, because: nil, on: stage, listener: interactor))
  }

  func detachTopup() { topup.clear() }
}

final class TopupStandInteractor: PresentableInteractor<TopupStand>, TopupListener {
  weak var router: TopupStandRouter?
  private let parts: TopupParts

  init(_ parts: TopupParts, on presenter: any Presentable<TopupStand>) {
    self.parts = parts
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    parts.builder.start(in: self)
    whileActive(parts.wallet.state.map(\.balance).observe { [weak self] in self?.model = $0 })
    request("open wallet", parts.wallet.open)
  }

  override func didReceive(_ action: Action) { router?.attachTopup() }

  func topupDidFinish() { router?.detachTopup() }

  func topupDidClose() { router?.detachTopup() }
}

final class TopupStandView: View<TopupStand> {
  private lazy var topUp = button(sends: .topUp)

  override var title: Phrase { TopupStandText.title }

  override func body(in environment: Environment) -> any Widget {
    Padding(
      columns: 2,
      Columns(
        spacing: 2, .intrinsic(Label(TopupStandText.balance, Style(.dim))),
        .intrinsic(Label(model)),
        .intrinsic(Button(TopupStandText.topUp, topUp))))
  }
}

enum TopupStandText {
  static let title = Phrase(ko: "데모", en: "Demo")
  static let balance = Phrase(ko: "잔액", en: "Balance")
  static let topUp = Phrase(ko: "충전하기", en: "top up")
}

/// Topping up alone, on a screen that shows the balance.
public final class TopupRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Topup") { stage, notify in
      let parts = TopupParts(clock: context.clock, notify: notify)
      return TopupStandRouter(parts, on: stage)
    }
  }
}

/// Topping up with a wallet and a bank in memory, for this demo and for those of other features.
@MainActor public struct TopupParts {
  public let wallet: WalletUseCases
  public let builder: TopupBuilder
  public var addPaymentMethod: any AddPaymentMethodBuildable { builder.addPaymentMethod }

  public init(
    _ repository: InMemoryWallet = InMemoryWallet(cards: InMemoryWallet.sampleCards),
    clock: any WallClock, notify: @escaping Notify
  ) {
    let store = Store(WalletState())
    let model = WalletModel(
      repository: repository, bank: InMemoryBank(clock: clock), clock: clock,
      writer: store.writer(\.self))
    wallet = WalletUseCases(model, state: store.stored(\.self))
    builder = TopupBuilder(wallet: wallet, clock: clock, notify: notify)
  }
}
