import MartDomain
import RIBs
import TerminalRIBs

/// Hears what the list of orders cannot do itself.
@MainActor protocol OrdersListener: Listener {
  /// The goods of an order were put into the cart once more, to be ordered.
  func ordersDidOrderAgain()
}

/// Builds the list of orders, which shows one of them over itself.
@MainActor struct OrdersBuilder {
  static let segment: Segment = "orders"

  let dependencies: MartDependencies

  /// `stage` is where an order is shown; the caller shows the list there too.
  func build(on stage: any Stage, listener: any OrdersListener) -> any ViewableRouting {
    let view = OrdersView(Orders.ViewModel())
    let presenter = OrdersPresenter(on: view)
    let interactor = OrdersInteractor(
      dependencies.mart, clock: dependencies.clock, presenter: presenter, listener: listener)
    return OrdersRouter(
      interactor: interactor, view: view, presenter: presenter, stage: stage,
      detail: OrderDetailBuilder(dependencies: dependencies))
  }
}
