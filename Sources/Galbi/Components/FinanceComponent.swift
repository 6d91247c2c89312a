import FinanceInterface
import FinancePresentation
import FinanceRaft
import Launch
import LedgerInterface
import Phrases
import RIBs
import Store
import TerminalUI
import Time
import TopupInterface
import TopupPresentation
import TopupRaft
import WalletDomain

/// The wallet's screen in one session, and the top-up, which the taxi opens too.
final class FinanceComponent: SessionPart, FinanceHomeDependency, TopupDependency,
  AddPaymentMethodDependency
{
  private let parent: AppComponent
  private let use: WalletComponent
  private let ledgerComponent: LedgerComponent

  init(parent: AppComponent, wallet: WalletComponent, ledger: LedgerComponent) {
    self.parent = parent
    use = wallet
    ledgerComponent = ledger
  }

  static var destinations: [Destination] {
    [Destination(AppText.topUp.phrase, link: "finance/topup")]
  }
  static var demos: [Demo] { [Demo("Finance", FinanceRaft.init), Demo("Topup", TopupRaft.init)] }

  var clock: any WallClock { parent.clock }
  var notify: Notify { parent.notify }
  var wallet: Stored<WalletState> { use.wallet }
  var openWallet: OpenWallet { use.openWallet }
  var repairWallet: RepairWallet { use.repairWallet }
  var walletCopyTime: WalletCopyTime { use.walletCopyTime }
  var topUp: TopUp { use.topUp }
  var topUpEnd: TopUpEnd { use.topUpEnd }
  var listReceipts: ListReceipts { use.listReceipts }
  var addCard: AddCard { use.addCard }
  var checkCard: CheckCard { use.checkCard }
  var makeMovementKey: @MainActor () -> MovementKey { use.makeMovementKey }

  // Made anew each time: a builder that this kept would keep this in its turn.
  var ledgerBuilder: any LedgerBuildable { ledgerComponent.ledgerBuilder }
  var financeBuilder: any FinanceHomeBuildable { FinanceHomeBuilder(dependency: self) }
  var topupBuilder: any TopupBuildable { TopupBuilder(dependency: self) }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable {
    AddPaymentMethodBuilder(dependency: self)
  }
}
