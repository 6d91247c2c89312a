import MartDomain
import RIBs
import TerminalRIBs

/// Hears how the form ends; it is then to be detached.
@MainActor protocol OrderFormListener: Listener {
  /// The order was placed or changed.
  func orderFormDidEnd(_ order: Order)
  func orderFormDidClose()
}

/// The form of an order.
enum OrderForm: Riblet {
  /// What the form is for.
  enum Purpose {
    /// Orders the cart.
    case new
    /// Changes an order.
    case edit(Order)
  }

  struct Model: Equatable {}
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
    let view = View<OrderForm>(OrderForm.Model())
    return ViewableRouter(
      interactor: LeafInteractor(on: view) { _ in }, view: view, segment: Self.newSegment)
  }
}
