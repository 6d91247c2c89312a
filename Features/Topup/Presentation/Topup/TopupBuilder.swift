public import Phrases
public import RIBs
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

public protocol TopupDependency: Dependency {
  var wallet: WalletUseCases { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

public final class TopupBuilder: Builder<any TopupDependency>, TopupBuildable {
  public func build(
    amount: Won?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    let interactor = TopupInteractor(
      amount: amount ?? .zero, wallet: dependency.wallet.state, listener: listener)
    return TopupRouter(interactor: interactor, stage: stage, dependency: dependency)
  }
}
