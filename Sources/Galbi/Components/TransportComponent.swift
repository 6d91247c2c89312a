import HomeInterface
import Launch
import Phrases
import RIBs
import Store
import TerminalUI
import Time
import TopupInterface
import TransportData
import TransportDomain
import TransportInterface
import TransportPresentation
import TransportRaft
import WalletDomain

/// The taxi in one session.
final class TransportComponent: SessionPart, TransportHomeDependency {
  private let parent: AppComponent
  private let use: WalletComponent
  private let finance: FinanceComponent
  private let routes: RouteModel

  /// `folder` is the profile's.
  init(
    parent: AppComponent, folder: String, wallet: WalletComponent, finance: FinanceComponent
  ) {
    self.parent = parent
    use = wallet
    self.finance = finance
    routes = RouteModel(
      work: RouteFile(folder: folder), writer: parent.store.writer(\.profile.transport))
  }

  static var destinations: [Destination] {
    [Destination(AppText.taxi.phrase, link: "home/transport")]
  }
  static var demos: [Demo] { [Demo("Transport", TransportRaft.init)] }

  var clock: any WallClock { parent.clock }
  var notify: Notify { parent.notify }
  var language: Language { parent.language }
  var wallet: Stored<WalletState> { use.wallet }
  var openWallet: OpenWallet { use.openWallet }
  var listReceipts: ListReceipts { use.listReceipts }
  var makeMovementKey: @MainActor () -> MovementKey { use.makeMovementKey }

  lazy var transport = parent.store.stored(\.profile.transport)
  lazy var readRoute = makeReadRoute(routes)
  lazy var changeRoute = makeChangeRoute(routes)
  lazy var callTaxi = makeCallTaxi(pay: use.pay)

  var tiles: [HomeTile] { [.transport(self)] }

  // Made anew each time: a builder that this kept would keep this in its turn.
  var topupBuilder: any TopupBuildable { finance.topupBuilder }
}
