import MartDomain
import RIBs
import TerminalRIBs

/// Shows one order over the list; and the selected one beside it in a wide window.
final class OrdersRouter: ViewableRouter<OrdersInteractor, OrdersView>, OrdersRouting {
  private let dependencies: MartDependencies
  private let stage: any Stage
  private lazy var detail = ListDetail<Order.ID>(
    of: self, beside: view, on: stage,
    reuse: { child, id in
      guard let order = child as? OrderDetailRouter else { return false }
      order.show(id)
      return true
    },
    onMove: { child, isVisited in if !isVisited { child.arrive() } },
    build: { [dependencies, stage, interactor] id, _ in
      OrderDetailBuilder(dependencies: dependencies).build(id, on: stage, listener: interactor)
    })

  init(
    interactor: OrdersInteractor, view: OrdersView, stage: any Stage,
    dependencies: MartDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: OrdersBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() { detail.followWidth() }

  /// Opens the order with a number, also one that the list does not show.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.parameters.isEmpty, let id = Order.ID(segment.name), segment == Segment("\(id)")
    else { return try await super.open(segment) }
    guard !hasUnsavedBelow || detail.child?.segment == segment else {
      throw LinkError.unsaved(segment, reached: self)
    }
    routeToOrder(id)
    guard let child = detail.child else { throw LinkError.unknown(segment, reached: self) }
    return child
  }

  /// The order that the user is at; nil for one that is only beside the list.
  override var front: AnyRouter? { detail.front }

  func routeToOrder(_ id: Order.ID) { detail.visit(id) }

  func routeToPreview(at id: Order.ID) { detail.select(id) }
}
