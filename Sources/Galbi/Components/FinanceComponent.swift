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
final class FinanceComponent: SessionPart, FinanceHomeDependency, TopupDependency {
  let wallet: WalletUseCases
  private let parent: AppComponent
  private let ledger: LedgerComponent

  init(parent: AppComponent, wallet: WalletComponent, ledger: LedgerComponent) {
    self.parent = parent
    self.wallet = wallet.useCases
    self.ledger = ledger
  }

  static let destinations = [Destination(AppText.topUp.phrase, link: "finance/topup")]
  static let demos = [
    Demo(name: "Finance", make: FinanceRaft.init), Demo(name: "Topup", make: TopupRaft.init),
  ]

  var clock: any WallClock { parent.clock }
  var notify: Notify { parent.notify }

  // Computed: a stored builder that holds this component would be a reference cycle.
  var ledgerBuilder: any LedgerBuildable { ledger.ledgerBuilder }
  var financeBuilder: FinanceHomeBuilder { FinanceHomeBuilder(dependency: self) }
  var topupBuilder: any TopupBuildable { TopupBuilder(dependency: self) }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependency: self)
  }
}
