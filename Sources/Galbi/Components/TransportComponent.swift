import HomeInterface
import Launch
import Phrases
import RIBs
import Store
import TerminalUI
import TransportData
import TransportDomain
import TransportPresentation
import TransportRaft
import WalletDomain

/// The taxi in one session.
final class TransportComponent: SessionPart, TransportTileDependency {
  let transport: TransportUseCases
  private let wallet: WalletComponent
  private let finance: FinanceComponent
  private let notify: Notify

  /// `folder` is the profile's.
  init(
    parent: AppComponent, folder: String, wallet: WalletComponent, finance: FinanceComponent
  ) {
    self.wallet = wallet
    self.finance = finance
    notify = parent.notify
    transport = TransportUseCases(
      RouteModel(RouteFile(folder: folder), writer: parent.store.writer(\.profile.transport)),
      state: parent.store.stored(\.profile.transport), language: { parent.language },
      pay: wallet.pay, listReceipts: wallet.listReceipts)
  }

  static var destinations: [Destination] {
    [Destination(AppText.taxi.phrase, link: "home/transport")]
  }
  static var demos: [any Program.Type] { [TransportRaft.self] }

  var tiles: [any HomeTileBuildable] { [TransportTileBuilder(dependency: self)] }

  var transportHomeBuilder: TransportHomeBuilder {
    TransportHomeBuilder(
      transport: transport, wallet: wallet.wallet, topupBuilder: finance.topupBuilder,
      notify: notify)
  }
}
