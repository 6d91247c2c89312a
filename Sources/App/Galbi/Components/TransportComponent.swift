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
final class TransportComponent: SessionPart {
  let transport: TransportUseCases
  let tiles: [HomeTile]

  /// `folder` is the profile's.
  init(
    parent: AppComponent, folder: String, wallet: WalletComponent, finance: FinanceComponent
  ) {
    transport = TransportUseCases(
      RouteModel(RouteFile(folder: folder), writer: parent.profileWriter(\.transport)),
      RideModel(
        language: { parent.language }, pay: wallet.useCases.pay,
        listReceipts: wallet.useCases.listReceipts),
      state: parent.store.stored(\.profile.transport))
    let builder = TransportHomeBuilder(
      transport: transport, wallet: wallet.useCases.state, topupBuilder: finance.topupBuilder,
      clock: parent.clock, notify: parent.notify)
    tiles = [.transport(builder)]
  }

  static let destinations = [
    Destination(
      AppText.taxi.phrase, link: "home/transport",
      words: ["택시", "이동", "taxi", "cab", "ride", "transport"],
      commands: TransportHomeBuilder.commands)
  ]
  static let demos = [Demo(name: "Transport", make: TransportRaft.init)]
}
