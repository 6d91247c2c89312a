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
  private let wallet: Stored<WalletState>

  /// `folder` is the profile's; `length` is that of a way between two places.
  init(
    parent: AppComponent, folder: String, wallet: WalletComponent, finance: FinanceComponent,
    length: @escaping RouteLength = { _, _ in nil }
  ) {
    let (wallet, writer) = (wallet.useCases, parent.profileWriter(\.transport))
    self.wallet = wallet.state
    transport = TransportUseCases(
      RouteModel(RouteFile(folder: folder), writer: writer),
      RideModel(
        clock: parent.clock, language: { parent.language }, pay: wallet.pay,
        listReceipts: wallet.listReceipts, length: length, writer: writer),
      state: parent.store.stored(\.profile.transport))
    let builder = TransportHomeBuilder(
      transport: transport, wallet: wallet.state, topup: finance.topupBuilder,
      clock: parent.clock, notify: parent.notify)
    tiles = [.transport(builder)]
  }

  static let destinations = [
    Destination(
      AppText.taxi, link: "home/transport",
      words: ["택시", "이동", "taxi", "cab", "ride", "transport"],
      commands: TransportHomeBuilder.commands)
  ]
  static let demos = [Demo(name: "Transport", make: TransportRaft.init)]

  /// The wallet follows the books; the rides are then counted again.
  func start(in session: Interactor) {
    session.whileActive(
      wallet.map(\.revision).observe { [weak session, transport, wallet] _ in
        guard wallet.value.condition != .opening else { return }
        // What cannot be read is reported by the taxi's screen.
        session?.request("count the rides", isInBackground: true) {
          _ = try? await transport.listRides()
        }
      })
  }
}
