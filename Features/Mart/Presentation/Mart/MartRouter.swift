import MartDomain
import RIBs
import TerminalRIBs

/// Shows the orders or the form over the shop, and the cart beside it in a wide window, or else over
/// it.
final class MartRouter: ViewableRouter<MartInteractor, MartView>, MartRouting {
  private let stage: any Stage
  private let cartBuilder: ShoppingCartBuilder
  private let orders: OrdersBuilder
  private let form: OrderFormBuilder
  private lazy var slot = Slot(of: self, on: stage)
  private lazy var cart = Slot(of: self, on: stage)
  private weak var shownCart: ShoppingCartInteractor?
  /// Whether the user is in the cart, not at the goods.
  private var isInCart = false
  private var width: AnyObject?

  init(
    interactor: MartInteractor, view: MartView, stage: any Stage, cart: ShoppingCartBuilder,
    orders: OrdersBuilder, form: OrderFormBuilder
  ) {
    self.stage = stage
    cartBuilder = cart
    self.orders = orders
    self.form = form
    super.init(
      interactor: interactor, view: view, segment: MartBuilder.segment, remembering: interactor)
    interactor.router = self
  }

  override func didLoad() {
    width = stage.observeWidth { [weak self] isWide in self?.settleCart(isWide) }
    settleCart(stage.isWide)
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = slot.child, child.segment == segment { return child }
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    switch segment {
    case ShoppingCartBuilder.segment:
      slot.clear()
      return showCart()
    case OrdersBuilder.segment: return showOrders()
    // Also with an empty cart: a form that comes back may have placed its order.
    case OrderFormBuilder.newSegment: return showForm()
    default: return try await super.open(segment)
    }
  }

  /// Nil while the cart is only beside the goods.
  override var front: AnyRouter? { slot.child ?? (isInCart ? cart.child : nil) }

  /// Keeps a form with unsaved input.
  override func arrive() {
    guard !hasUnsavedBelow else { return }
    slot.clear()
    leaveCart()
  }

  func routeToCart() { showCart() }

  func routeToOrders(showing order: Order.ID?) {
    leaveCart()
    let orders = showOrders()
    guard let order else { return }
    interactor.request("show the order") { [weak orders] in
      // An order that is gone leaves the list.
      _ = try? await orders?.open(Segment("\(order)"))
    }
  }

  func routeToForm() { showForm() }

  func detachForm() { slot.clear() }

  func update(_ shop: Shop) { shownCart?.show(shop) }

  private func showOrders() -> AnyRouter {
    let child = orders.build(on: stage, listener: interactor)
    slot.show(child, as: .push)
    return child
  }

  @discardableResult
  private func showForm() -> AnyRouter {
    let child = form.build(.new, on: stage, listener: interactor)
    slot.show(child, as: .push)
    return child
  }

  @discardableResult
  private func showCart() -> AnyRouter {
    isInCart = true
    return placeCart(as: .push) { [weak self] in self?.leaveCart() }
  }

  private func leaveCart() {
    guard isInCart else { return }
    isInCart = false
    settleCart(stage.isWide)
  }

  /// Has the cart beside the goods while the window is wide, unless the user is in it.
  private func settleCart(_ isWide: Bool) {
    interactor.didChange(isWide: isWide)
    shownCart?.didChange(isWide: isWide)
    guard !isInCart else { return }
    if isWide { placeCart(as: .beside(view)) } else { cart.clear() }
  }

  @discardableResult
  private func placeCart(
    as presentation: Presentation, back: (@MainActor () -> Void)? = nil
  ) -> AnyRouter {
    defer { shownCart?.didMove(toFront: isInCart) }
    if let child = cart.child {
      cart.present(as: presentation, back: back)
      didMove()
      return child
    }
    let child = cartBuilder.build(interactor.model.shop, listener: interactor)
    shownCart = child.interactor
    child.interactor.didChange(isWide: stage.isWide)
    cart.show(child, as: presentation, back: back)
    return child
  }
}
