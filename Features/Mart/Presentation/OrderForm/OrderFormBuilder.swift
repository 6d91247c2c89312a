import MartDomain
import RIBs
import TerminalRIBs

/// Hears how the form ends; it is then to be detached.
@MainActor protocol OrderFormListener: Listener {
  /// The order was placed or changed.
  func orderFormDidEnd(_ order: Order)
  func orderFormDidClose()
}

/// Builds the form in which an order is placed or changed.
@MainActor struct OrderFormBuilder {
  /// Of the form for a new order, and for a change.
  static let (newSegment, editSegment): (Segment, Segment) = ("new", "edit")

  let dependencies: MartDependencies

  /// What comes over the form is shown on `stage`; the caller shows the form there too.
  func build(
    _ purpose: OrderForm.Purpose, on stage: any Stage, listener: any OrderFormListener
  ) -> any ViewableRouting {
    let view = OrderFormView(OrderForm.ViewModel(purpose))
    let presenter = OrderFormPresenter(purpose, notify: dependencies.notify, on: view)
    let interactor = OrderFormInteractor(
      purpose, mart: dependencies.mart, clock: dependencies.clock, presenter: presenter)
    let router = OrderFormRouter(
      interactor: interactor, view: view,
      segment: purpose.order == nil ? Self.newSegment : Self.editSegment,
      topup: dependencies.topup, stage: stage, listener: listener)
    presenter.router = router
    return router
  }
}
