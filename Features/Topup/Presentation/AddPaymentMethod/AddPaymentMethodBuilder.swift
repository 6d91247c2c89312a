public import RIBs
public import TerminalRIBs
public import TopupInterface

public final class AddPaymentMethodBuilder: Builder<any TopupDependency>,
  AddPaymentMethodBuildable
{
  public func build(
    exit: FormExit, listener: any AddPaymentMethodListener
  ) -> any ViewableRouting {
    let view = AddPaymentMethodView(AddPaymentMethod.Model(exit: exit))
    let interactor = AddPaymentMethodInteractor(dependency, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, segment: .card)
  }
}
