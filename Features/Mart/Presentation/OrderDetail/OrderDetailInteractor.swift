import MartDomain
import RIBs
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Reads one order, follows its changes and the clock, and cancels it or orders it again.
final class OrderDetailInteractor: PresentedInteractor<OrderDetail> {
  private weak let listener: (any OrderDetailListener)?
  private let mart: MartUseCases
  private let clock: any WallClock
  private(set) var id: Order.ID
  private var content = AsyncValue<Order, MartError>()
  /// The cancellation that the user is asked to confirm.
  private var cancellation: (key: MovementKey, order: Order)?
  private var isWorking = false
  private lazy var reading = LatestRequest("read order", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: clock, step: nil) { [weak self] in
    self?.respond(.waiting($0 != nil))
  }
  private lazy var states = FollowedStates(of: self, clock: clock) { [weak self] in self?.show() }

  init(
    _ id: Order.ID, _ mart: MartUseCases, clock: any WallClock, presenter: Presenter<OrderDetail>,
    listener: any OrderDetailListener
  ) {
    self.id = id
    self.mart = mart
    self.clock = clock
    self.listener = listener
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    whileActive(mart.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  override func didReceive(_ request: Request) {
    guard !isWorking else { return }
    switch request {
    case .edit: work("open form", edit)
    case .cancel: askToCancel()
    case .confirmCancellation: cancel()
    case .orderAgain: orderAgain()
    case .retry:
      read()
      sayRefreshed(after: reading, notify: { [weak self] in self?.respond(.refreshed($0)) }) {
        [weak self] in self?.content.isWanting != false
      }
    }
  }

  /// Shows another order; the present one is shown until that is read.
  func show(_ id: Order.ID) {
    guard id != self.id else { return }
    self.id = id
    content = AsyncValue()
    cancellation = nil
    respond(.chose(id))
    read()
  }

  /// Opens the form as soon as the order is read; says so where the order cannot be changed, and throws why it
  /// cannot be read.
  func openForm() async throws(MartError) {
    do throws(MartError) {
      try await edit()
    } catch {
      respond(.refused(error))
      if case .storage = error { throw error }
    }
  }

  private func edit() async throws(MartError) {
    let order = if let order = content.value { order } else { try await mart.order(id) }
    guard !Task.isCancelled else { return }
    try checkChangeable(order)
    respond(.began(editing: order))
  }

  private func checkChangeable(_ order: Order) throws(MartError) {
    let state = order.times.state(at: clock.now)
    guard state.isChangeable else { throw .tooLate(state) }
  }

  private func askToCancel() {
    guard let order = content.value else { return }
    do throws(MartError) {
      try checkChangeable(order)
      cancellation = (mart.makeKey(), order)
      respond(.askedToCancel(refund: order.paid))
    } catch {
      respond(.refused(error))
    }
  }

  private func cancel() {
    guard let (key, order) = cancellation.take() else { return }
    work("cancel order") { [self] () throws(MartError) in
      _ = try await mart.perform(key, .cancel(order.id, version: order.version))
      guard !Task.isCancelled else { return }
      respond(.cancelled(refund: order.paid))
    }
  }

  private func orderAgain() {
    guard let order = content.value else { return }
    work("order again") { [self] () throws(MartError) in
      try await mart.orderAgain(order)
      guard !Task.isCancelled else { return }
      listener?.orderDetailDidOrderAgain()
    }
  }

  /// Runs what the user asked for; further requests are ignored until it ends.
  private func work(
    _ name: String, _ operation: @escaping @MainActor () async throws(MartError) -> Void
  ) {
    isWorking = true
    delay.begin()
    let task = request(name) { [self] in
      var failure: MartError?
      do throws(MartError) { try await operation() } catch { failure = error }
      isWorking = false
      guard !Task.isCancelled else { return }
      delay.end()
      guard let failure else { return }
      respond(.refused(failure))
      // The order may not be what it was.
      read()
    }
    if task == nil { isWorking = false }
  }

  private func read() {
    let id = id
    if !isWorking { delay.begin() }
    reading.ask { [mart] () throws(MartError) in
      try await mart.order(id)
    } then: { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: Result<Order, MartError>) {
    if !isWorking { delay.end() }
    content.receive(result)
    if let failure = content.failure {
      respond(.failed(failure, isFirst: content.value == nil))
    } else {
      show()
    }
  }

  /// Shows the order as it is now, and again when its state changes.
  private func show() {
    guard let order = content.value else { return }
    let now = clock.now
    respond(.read(order, now: now))
    states.follow([order.times], now: now)
  }
}

extension OrderDetailInteractor: OrderFormListener {
  func orderFormDidEnd(_ order: Order) {
    respond(.closedForm)
    content = .loaded(order)
    show()
  }

  func orderFormDidClose() { respond(.closedForm) }
}
