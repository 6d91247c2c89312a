import Editing
import MartDomain
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time

/// Reads the orders by windows, searches them, and follows their changes and the clock.
final class OrdersInteractor: PresentedInteractor<Orders> {
  private weak let listener: (any OrdersListener)?
  private let mart: MartUseCases
  private let clock: any WallClock
  private var listing = OrderListing(OrderQuery())
  /// The rows in sight.
  private var visible = 0..<0
  private lazy var reading = LatestRequest("list orders", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: clock, step: nil) { [weak self] in
    self?.respond(.waiting($0 != nil))
  }
  private lazy var states = FollowedStates(of: self, clock: clock) { [weak self] in self?.show() }

  init(
    _ mart: MartUseCases, clock: any WallClock, presenter: Presenter<Orders>,
    listener: any OrdersListener
  ) {
    self.mart = mart
    self.clock = clock
    self.listener = listener
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    whileActive(mart.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  override func didReceive(_ request: Request) {
    switch request {
    case .list(let event):
      let query = listing.query
      listing.apply(event)
      respond(.changed(listing))
      if listing.query != query { read() }
    case .open(let id): respond(.opened(id))
    case .visibleRows(let rows):
      visible = rows
      if listing.isRead, !listing.covers(rows) { read() }
    case .retry: read()
    }
  }

  private func read() {
    let query = listing.query
    delay.begin()
    reading.ask { [mart, listing, visible] () throws(MartError) in
      try await listing.read(around: visible) { id throws(MartError) in
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
    switch result {
    case .success(let window):
      listing.receive(window, for: query)
      show()
    case .failure(let error): respond(.failed(error))
    }
  }

  /// Shows the orders as they are now, and again when the next state changes.
  private func show() {
    let now = clock.now
    respond(.listed(listing, now: now))
    states.follow(listing.window.rows.map(\.times), now: now)
  }
}

extension OrdersInteractor: OrderDetailListener {
  func orderDetailDidOrderAgain() { listener?.ordersDidOrderAgain() }
}

extension OrdersInteractor: Restorable {
  /// The search, how the orders are sorted, and the selected one.
  var restorationState: RestorationState? {
    var restoration = RestorationState()
    restoration["search"] = listing.isSearched ? listing.query.search : nil
    restoration["sort"] = listing.sort.restoration
    restoration["row"] = listing.selection > 0 ? "\(listing.selection)" : nil
    restoration["id"] = listing.selectedID.map { "\($0)" }
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    listing.restore(
      OrderQuery(restoration["search"] ?? "", sort: Sort(restoration: restoration["sort"])),
      selection: restoration["row"].flatMap { Int($0) } ?? 0,
      selectedID: restoration["id"].flatMap { Order.ID($0) })
    respond(.changed(listing))
    read()
  }
}
