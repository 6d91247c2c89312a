import FinancePresentation
import LedgerInterface
import LedgerRaft
import Phrases
import RIBs
import Time
import TopupInterface
import TopupRaft
import WalletDomain

/// The dependencies of the wallet's screen, with a wallet, a bank and a ledger in memory.
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
    Task.immediate { [wallet = parts.wallet] in await wallet.open() }
  }

  var wallet: WalletUseCases { parts.wallet }
  var ledgerBuilder: any LedgerBuildable { ledger.ledgerBuilder }
  var topupBuilder: any TopupBuildable { parts.topupBuilder }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { parts.addPaymentMethodBuilder }
}
