import MartDomain
import RIBs
import TerminalRIBs

/// Builds the riblet of one order, which shows its form over itself.
@MainActor struct OrderDetailBuilder {
  let dependencies: MartDependencies

  /// `stage` is where the form is shown; the caller shows the order there too.
  func build(
    _ id: Order.ID, on stage: any Stage, listener: any OrderDetailListener
  ) -> OrderDetailRouter {
    let view = OrderDetailView(OrderDetail.ViewModel(id))
    let presenter = OrderDetailPresenter(on: view, notify: dependencies.notify)
    let interactor = OrderDetailInteractor(
      id, dependencies.mart, clock: dependencies.clock, presenter: presenter, listener: listener)
    return OrderDetailRouter(
      interactor: interactor, view: view, presenter: presenter, stage: stage,
      formBuilder: OrderFormBuilder(dependencies: dependencies))
  }
}
