public import LedgerInterface
public import Phrases
import RIBs
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

/// Builds the wallet's screen: its balance, its cards, and what can be done with them.
@MainActor public struct FinanceHomeBuilder {
  public typealias Topup = any TopupBuildable & AddPaymentMethodBuildable

  let wallet: WalletUseCases
  let topup: Topup
  let ledger: any LedgerBuildable
  let clock: any WallClock
  let notify: Notify

  public init(
    wallet: WalletUseCases, topup: Topup, ledger: any LedgerBuildable, clock: any WallClock,
    notify: @escaping Notify
  ) {
    self.wallet = wallet
    self.topup = topup
    self.ledger = ledger
    self.clock = clock
    self.notify = notify
  }

  /// The riblet shows further screens on `stage`, where the caller shows the riblet itself.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = FinanceHomeView(FinanceHome.Model())
    let interactor = FinanceHomeInteractor(wallet: wallet, notify: notify, on: view)
    return FinanceHomeRouter(interactor: interactor, view: view, stage: stage, builder: self)
  }
}
