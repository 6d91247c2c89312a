import MartDomain
import RIBs
import TerminalRIBs

/// Shows the orders or the form over the shop, and the cart beside it in a wide window, or else over
/// it.
final class MartRouter: ViewableRouter<MartInteractor, MartView>, MartRouting {
  private let stage: any Stage
  private let dependencies: MartDependencies
  private lazy var slot = Slot(of: self, on: stage)
  /// Over the cart, or over the order that is placed again.
  private lazy var form = Slot(of: self, on: stage)
  private lazy var cart = ListDetail<SoleItem>(
    of: self, beside: view, on: stage,
    onMove: { child, isVisited in
      (child as? Router<ShoppingCartInteractor>)?.interactor.didMove(toFront: isVisited)
    },
    build: { [dependencies, interactor] isVisited in
      let child = ShoppingCartBuilder(dependencies: dependencies)
        .build(interactor.shop, listener: interactor)
      child.interactor.didMove(toFront: isVisited)
      return child
    })

  init(
    interactor: MartInteractor, view: MartView, stage: any Stage,
    dependencies: MartDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: MartBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() {
    cart.followWidth { [weak interactor] in interactor?.didChange(isWide: $0) }
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = form.child ?? slot.child, child.segment == segment { return child }
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    form.clear()
    if let child = slot.child, child.segment == segment { return child }
    switch segment {
    case ShoppingCartBuilder.segment:
      slot.clear()
      cart.visit()
      guard let child = cart.child else { throw LinkError.unknown(segment, reached: self) }
      return child
    case OrdersBuilder.segment: return showOrders()
    // Also with an empty cart: a form that comes back may have placed its order.
    case OrderFormBuilder.newSegment:
      slot.clear()
      return showForm()
    default: return try await super.open(segment)
    }
  }

  /// Nil while the cart is only beside the goods.
  override var front: AnyRouter? { form.child ?? slot.child ?? cart.front }

  func routeToCart() { cart.visit() }

  func routeToOrders(showing order: Order.ID?) {
    form.clear()
    cart.leave()
    let orders = showOrders()
    guard let order else { return }
    interactor.request("show the order") { [weak orders] in
      // An order that is gone leaves the list.
      _ = try? await orders?.open(Segment("\(order)"))
    }
  }

  func routeToForm() { showForm() }

  func detachForm() { form.clear() }

  private func showOrders() -> AnyRouter {
    let child = OrdersBuilder(dependencies: dependencies)
      .build(on: stage, listener: interactor)
    slot.show(child, as: .cover)
    return child
  }

  @discardableResult
  private func showForm() -> AnyRouter {
    let child = OrderFormBuilder(dependencies: dependencies)
      .build(.new, on: stage, listener: interactor)
    form.show(child, as: .push)
    return child
  }
}
