import FinancePresentation
import FinanceRaft
import Launch
import LedgerInterface
import Phrases
import RIBs
import TerminalUI
import Time
import TopupInterface
import TopupPresentation
import TopupRaft
import WalletDomain

/// The wallet's screen in one session, and the top-up, which the taxi opens too.
final class FinanceComponent: SessionPart {
  let topupBuilder: TopupBuilder
  let financeBuilder: FinanceHomeBuilder

  init(parent: AppComponent, wallet: WalletComponent, ledger: LedgerComponent) {
    let wallet = wallet.useCases
    topupBuilder = TopupBuilder(wallet: wallet, clock: parent.clock, notify: parent.notify)
    financeBuilder = FinanceHomeBuilder(
      wallet: wallet, topup: topupBuilder, addPaymentMethod: topupBuilder.addPaymentMethod,
      ledger: ledger.ledgerBuilder, clock: parent.clock, notify: parent.notify)
  }

  func start(in session: Interactor) { topupBuilder.start(in: session) }

  static let destinations = [
    Destination(
      AppText.topUp, link: "finance/topup",
      words: ["충전", "입금", "top-up", "charge", "deposit", "add money"]
    ).taking("amount"), FinanceHomeBuilder.cards,
  ]
  var sources: [FinderSource] { [financeBuilder.findings] }

  static let demos = [
    Demo(name: "Finance", make: FinanceRaft.init), Demo(name: "Topup", make: TopupRaft.init),
  ]
}
