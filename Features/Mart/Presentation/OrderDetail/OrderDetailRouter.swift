import MartDomain
import RIBs
import TerminalRIBs

/// Names the order in links, and shows its form over it.
final class OrderDetailRouter: ViewableRouter<OrderDetailInteractor, OrderDetailView>,
  OrderDetailRouting
{
  private let dependencies: MartDependencies
  private let stage: any Stage
  private lazy var form = Slot(of: self, on: stage)

  init(
    interactor: OrderDetailInteractor, view: OrderDetailView, presenter: OrderDetailPresenter,
    stage: any Stage, dependencies: MartDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(interactor: interactor, view: view)
    presenter.router = self
  }

  override var segment: Segment? { Segment("\(interactor.id)") }

  /// Opens the form as soon as the order is read; the order says why it cannot be changed.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment == OrderFormBuilder.editSegment else { return try await super.open(segment) }
    if form.child == nil { try await interactor.openForm() }
    return form.child ?? self
  }

  /// Shows another order in the place of this one.
  func show(_ id: Order.ID) {
    if id != interactor.id { form.clear() }
    interactor.show(id)
  }

  func routeToForm(of order: Order) {
    let child = OrderFormBuilder(dependencies: dependencies)
      .build(.edit(order), on: stage, listener: interactor)
    form.show(child, as: .push)
  }

  func routeBack() { form.clear() }
}
