public import LedgerInterface
public import Phrases
public import RIBs
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

public protocol FinanceHomeDependency: Dependency {
  var wallet: WalletUseCases { get }
  var topupBuilder: any TopupBuildable { get }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { get }
  var ledgerBuilder: any LedgerBuildable { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

/// Builds the wallet's screen: its balance, its cards, and what can be done with them.
public final class FinanceHomeBuilder: Builder<any FinanceHomeDependency> {
  /// The riblet shows further screens on `stage`, where the caller shows the riblet itself.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = FinanceHomeView(FinanceHome.Model())
    let interactor = FinanceHomeInteractor(dependency, on: view)
    return FinanceHomeRouter(
      interactor: interactor, view: view, stage: stage, dependency: dependency)
  }
}
