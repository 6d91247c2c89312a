import Editing
import MartDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

protocol OrdersRouting: Routing {
  /// Shows an order over the list.
  func routeToOrder(_ id: Order.ID)
  /// Shows the selected order beside the list in a wide window.
  func routeToPreview(at id: Order.ID)
}

/// Reads the orders by windows, searches them, and follows their changes and the clock.
final class OrdersInteractor: PresentableInteractor<Orders> {
  weak var router: (any OrdersRouting)?
  private weak let listener: (any OrdersListener)?
  private let dependencies: MartDependencies
  /// The rows in sight.
  private var visible = 0..<0
  private lazy var reading = LatestRequest("list orders", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: dependencies.clock, step: nil) {
    [weak self] in self?.model.isSlow = $0 != nil
  }
  private lazy var states = FollowedStates(of: self, clock: dependencies.clock) { [weak self] in
    self?.showStates()
  }

  init(
    _ dependencies: MartDependencies, on presenter: any Presentable<Orders>,
    listener: any OrdersListener
  ) {
    self.dependencies = dependencies
    self.listener = listener
    super.init(on: presenter)
  }

  private var mart: MartUseCases { dependencies.mart }

  override func didBecomeActive() {
    whileActive(mart.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event):
      let query = model.list.query
      update { $0.list.apply(event) }
      showPreview()
      if model.list.query != query { read() }
    case .open(let id): router?.routeToOrder(id)
    case .visibleRows(let rows):
      visible = rows
      if model.list.isRead, !model.list.covers(rows) { read() }
    case .retry:
      read()
      sayRefreshed(after: reading, notify: dependencies.notify, unless: \.list.isWanting)
    }
  }

  private func read() {
    let query = model.list.query
    delay.begin()
    reading.ask { [mart, list = model.list, visible] () throws(MartError) in
      try await list.read(around: visible) { id throws(MartError) in
        try await mart.position(id, query)
      } rows: { range throws(MartError) in
        try await mart.list(query, range)
      }
    } then: { [weak self] result in
      self?.receive(result, for: query)
    }
  }

  private func receive(_ result: Result<OrderWindow, MartError>, for query: OrderQuery) {
    delay.end()
    model.list.receive(result, for: query)
    guard case .success = result else { return }
    showStates()
    showPreview()
  }

  /// Shows the states of the orders as they are now, and again when the next one changes.
  private func showStates() {
    model.now = dependencies.clock.now
    states.follow(model.list.window.rows.map(\.times), now: model.now)
  }

  /// Until another order is selected and read, the one before stays.
  private func showPreview() {
    if let order = model.list.selected { router?.routeToPreview(at: order.id) }
  }
}

extension OrdersInteractor: OrderDetailListener {
  func orderDetailDidOrderAgain() { listener?.ordersDidOrderAgain() }
}

extension OrdersInteractor: Restorable {
  /// The search, how the orders are sorted, and the selected one.
  var restorationState: RestorationState? { model.list.restorationState }

  func restore(_ restoration: RestorationState) {
    model.list.restore(restoration)
    read()
  }
}
