import FinancePresentation
import LedgerInterface
import LedgerRaft
import Phrases
import RIBs
import Store
import Time
import TopupInterface
import TopupRaft
import WalletDomain

/// What the wallet's screen depends on: a wallet, a bank and a ledger in memory, and topping up as it
/// is.
final class FinanceRaftComponent: FinanceHomeDependency {
  let clock: any WallClock
  let notify: Notify
  private let parts: TopupParts
  private let ledger: LedgerParts

  init(clock: any WallClock, language: Language, notify: @escaping Notify) {
    self.clock = clock
    self.notify = notify
    parts = TopupParts(clock: clock, notify: notify)
    ledger = LedgerParts(clock: clock, language: language, notify: notify)
    let open = makeOpenWallet(parts.model)
    Task.immediate { await open() }
  }

  var wallet: Stored<WalletState> { parts.wallet }
  lazy var openWallet = makeOpenWallet(parts.model)
  lazy var repairWallet = makeRepairWallet(parts.model)
  lazy var walletCopyTime = makeWalletCopyTime(parts.model)
  var ledgerBuilder: any LedgerBuildable { ledger.ledgerBuilder }
  var topupBuilder: any TopupBuildable { parts.topupBuilder }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { parts.addPaymentMethodBuilder }
}
