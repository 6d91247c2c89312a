import Launch
import Phrases
import RIBs
import Store
import Time
import TopupInterface
import TopupRaft
import TransportDomain
import TransportPresentation
import WalletDomain

/// What the taxi depends on, with a wallet and a route in memory.
final class TransportRaftComponent: TransportHomeDependency {
  let notify: Notify
  let language: Language
  private let topup: TopupParts
  private let store = Store(State())

  private struct State {
    var field = TransportState()
  }

  init(_ surroundings: Surroundings, notify: @escaping Notify) {
    self.notify = notify
    language = surroundings.appearance.language
    topup = TopupParts(clock: surroundings.clock, notify: notify)
    Task { [wallet = topup.wallet] in await wallet.open() }
  }

  var wallet: Stored<WalletState> { topup.wallet.state }
  var topupBuilder: any TopupBuildable { topup.topupBuilder }
  lazy var transport = store.stored(\.field)
  lazy var readRoute = makeReadRoute(routes)
  lazy var changeRoute = makeChangeRoute(routes)
  lazy var callTaxi = makeCallTaxi(pay: topup.wallet.pay)
  lazy var listReceipts = topup.wallet.listReceipts

  private lazy var routes = RouteModel(work: FixedRoute(), writer: store.writer(\.field))
}
