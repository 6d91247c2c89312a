public import FinanceInterface
public import LedgerInterface
public import Phrases
public import RIBs
public import Store
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

public protocol FinanceHomeDependency: Dependency {
  var wallet: Stored<WalletState> { get }
  var openWallet: OpenWallet { get }
  var repairWallet: RepairWallet { get }
  var walletCopyTime: WalletCopyTime { get }
  var topupBuilder: any TopupBuildable { get }
  var addPaymentMethodBuilder: any AddPaymentMethodBuildable { get }
  var ledgerBuilder: any LedgerBuildable { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

public final class FinanceHomeBuilder: Builder<any FinanceHomeDependency>, FinanceHomeBuildable {
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = FinanceHomeView(FinanceHomeViewModel())
    let interactor = FinanceHomeInteractor(presenter: view, dependency: dependency)
    let component = FinanceHomeComponent(dependency: dependency)
    return FinanceHomeRouter(
      interactor: interactor, view: view, stage: stage,
      builders: FinanceHomeRouter.Builders(
        superPayDashboard: SuperPayDashboardBuilder(dependency: component),
        cardOnFileDashboard: CardOnFileDashboardBuilder(dependency: component),
        cards: CardsBuilder(dependency: component), repair: RepairBuilder(dependency: component),
        topup: dependency.topupBuilder, addPaymentMethod: dependency.addPaymentMethodBuilder,
        ledger: dependency.ledgerBuilder))
  }
}

/// Hands what the riblets below need on to them.
private final class FinanceHomeComponent: Component<any FinanceHomeDependency>,
  SuperPayDashboardDependency, CardOnFileDashboardDependency, CardsDependency, RepairDependency
{
  var wallet: Stored<WalletState> { dependency.wallet }
  var repairWallet: RepairWallet { dependency.repairWallet }
  var walletCopyTime: WalletCopyTime { dependency.walletCopyTime }
  var clock: any WallClock { dependency.clock }
  var notify: Notify { dependency.notify }
}
