public import RIBs
public import TerminalRIBs
public import Time
public import TopupInterface
public import WalletDomain

public protocol AddPaymentMethodDependency: Dependency {
  var addCard: AddCard { get }
  var checkCard: CheckCard { get }
  var clock: any WallClock { get }
}

public final class AddPaymentMethodBuilder: Builder<any AddPaymentMethodDependency>,
  AddPaymentMethodBuildable
{
  public func build(
    leaving: Leaving, listener: any AddPaymentMethodListener
  ) -> any ViewableRouting {
    let model = AddPaymentMethodViewModel(leaving: leaving)
    let view = AddPaymentMethodView(model)
    let interactor = AddPaymentMethodInteractor(
      model, presenter: view, dependency: dependency, listener: listener)
    return AddPaymentMethodRouter(interactor: interactor, view: view)
  }
}
