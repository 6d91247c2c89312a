public import Phrases
public import RIBs
public import Store
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

public protocol TopupDependency: Dependency {
  var wallet: Stored<WalletState> { get }
  var topUp: TopUp { get }
  var topUpEnd: TopUpEnd { get }
  var addCard: AddCard { get }
  var checkCard: CheckCard { get }
  /// Makes a key that nobody else has.
  var makeMovementKey: @MainActor () -> MovementKey { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

public final class TopupBuilder: Builder<any TopupDependency>, TopupBuildable {
  public func build(
    amount: Won?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting {
    let component = TopupComponent(dependency: dependency)
    let interactor = TopupInteractor(
      amount: amount ?? .zero, wallet: dependency.wallet, listener: listener)
    return TopupRouter(
      interactor: interactor, stage: stage,
      enterAmountBuilder: EnterAmountBuilder(dependency: component),
      cardOnFileBuilder: CardOnFileBuilder(),
      addPaymentMethodBuilder: AddPaymentMethodBuilder(dependency: component))
  }
}

/// Hands what the steps need on to them.
private final class TopupComponent: Component<any TopupDependency>, EnterAmountDependency,
  AddPaymentMethodDependency
{
  var wallet: Stored<WalletState> { dependency.wallet }
  var topUp: TopUp { dependency.topUp }
  var topUpEnd: TopUpEnd { dependency.topUpEnd }
  var addCard: AddCard { dependency.addCard }
  var checkCard: CheckCard { dependency.checkCard }
  var makeMovementKey: @MainActor () -> MovementKey { dependency.makeMovementKey }
  var clock: any WallClock { dependency.clock }
  var notify: Notify { dependency.notify }
}
