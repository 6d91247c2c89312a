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
  private var search = SearchInput()
  /// The rows in sight.
  private var visible = 0..<0
  private lazy var reading = LatestRequest("list orders", of: self)
  private lazy var patience = Patience(of: self, clock: clock, step: nil) { [weak self] in
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
    case .select(let row): select(row)
    case .open(let row):
      select(row)
      if let order = listing.selected { respond(.opened(order.id)) }
    case .visibleRows(let rows):
      visible = rows
      if listing.answered != nil, !listing.covers(rows) { read() }
    case .search(let event):
      search.take(event)
      respond(.searched(search))
      guard search.text != listing.query.search else { return }
      listing.query.search = search.text
      read()
    case .sort(let event):
      listing.query.sort.take(event)
      respond(.sorted(listing.query.sort))
      read()
    case .retry: read()
    }
  }

  private func select(_ row: Int) {
    listing.select(at: row)
    respond(.selected(listing))
  }

  private func read() {
    let query = listing.query
    let (range, sought) = (listing.range(around: visible), listing.sought)
    patience.begin()
    reading.ask { [mart] () throws(MartError) in
      var range = range
      if let sought, let position = try await mart.position(sought, query) {
        range = OrderListing.range(around: position)
      }
      return try await mart.list(query, range)
    } then: { [weak self] result in
      self?.take(result, for: query)
    }
  }

  private func take(_ result: Result<OrderWindow, MartError>, for query: OrderQuery) {
    patience.end()
    switch result {
    case .success(let window):
      listing.take(window, for: query)
      show()
    case .failure(let error): respond(.failed(error, isFirst: listing.answered == nil))
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

extension OrdersInteractor: Remembering {
  /// The search, how the orders are sorted, and the selected one.
  var memory: Memory? {
    var memory = Memory()
    memory["search"] = search.text.isEmpty ? nil : search.text
    memory["sort"] = listing.query.sort.memory
    memory["row"] = listing.selection > 0 ? "\(listing.selection)" : nil
    memory["id"] = listing.selectedID.map { "\($0)" }
    return memory
  }

  func recall(_ memory: Memory) {
    search = SearchInput(memory["search"] ?? "")
    listing.restore(
      OrderQuery(search.text, sort: Sort(memory: memory["sort"])),
      selection: memory["row"].flatMap { Int($0) } ?? 0,
      selectedID: memory["id"].flatMap { Order.ID($0) })
    respond(.searched(search))
    respond(.sorted(listing.query.sort))
    read()
  }
}
