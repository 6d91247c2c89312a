import MartDomain
import RIBs
import TerminalRIBs

/// What the presenter of the orders asks of their router.
protocol OrdersRouting: Routing {
  /// Shows an order over the list.
  func routeToOrder(_ id: Order.ID)
  /// Shows the selected order beside the list in a wide window.
  func routeToGlance(at id: Order.ID)
}

/// Shows one order over the list; and the selected one beside it in a wide window.
final class OrdersRouter: ViewableRouter<OrdersInteractor, OrdersView>, OrdersRouting {
  private let detail: OrderDetailBuilder
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)
  private weak var shown: OrderDetailRouter?
  /// Whether the user is at an order, not at the list.
  private var isVisiting = false
  private var selected: Order.ID?
  private var width: AnyObject?

  init(
    interactor: OrdersInteractor, view: OrdersView, presenter: OrdersPresenter, stage: any Stage,
    detail: OrderDetailBuilder
  ) {
    self.stage = stage
    self.detail = detail
    super.init(
      interactor: interactor, view: view, segment: OrdersBuilder.segment, remembering: interactor)
    presenter.router = self
  }

  override func didLoad() {
    width = stage.observeWidth { [weak self] _ in self?.settleGlance() }
  }

  /// Opens the order with a number, also one that the list does not show.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment.parameters.isEmpty, let id = Order.ID(segment.name), segment == Segment("\(id)")
    else { return try await super.open(segment) }
    guard !hasUnsavedBelow || shown?.segment == segment else {
      throw LinkError.unsaved(segment, reached: self)
    }
    routeToOrder(id)
    guard let shown else { throw LinkError.unknown(segment, reached: self) }
    return shown
  }

  /// The order that the user is at; nil for one that is only beside the list.
  override var front: AnyRouter? { isVisiting ? shown : nil }

  /// Keeps a form with unsaved input.
  override func arrive() {
    if isVisiting, !hasUnsavedBelow { goBack() }
  }

  func routeToOrder(_ id: Order.ID) {
    isVisiting = true
    show(id, as: .push)
  }

  func routeToGlance(at id: Order.ID) {
    selected = id
    settleGlance()
  }

  private func goBack() {
    isVisiting = false
    shown?.arrive()
    settleGlance()
    didMove()
  }

  private func settleGlance() {
    guard !isVisiting else { return }
    if stage.isWide, let selected {
      show(selected, as: .beside(view))
    } else {
      shown = nil
      slot.clear()
    }
  }

  private func show(_ id: Order.ID, as presentation: Presentation) {
    let back: @MainActor () -> Void = { [weak self] in self?.goBack() }
    if let shown {
      shown.show(id)
      slot.present(as: presentation, back: back)
      didMove()
    } else {
      let child = detail.build(id, on: stage, listener: interactor)
      shown = child
      slot.show(child, as: presentation, back: back)
    }
  }
}
