import Editing
import MartDomain
import Phrases
import RIBs
import Search
import TerminalUI
import Time
import WalletDomain

protocol OrdersRouting: Routing {
  /// Shows an order over the list.
  func routeToOrder(_ id: Order.ID)
  /// Shows the selected order beside the list in a wide window.
  func routeToPreview(at id: Order.ID)
}

/// Formats the list of orders, and shows the selected one beside it or over it.
final class OrdersPresenter: Presenter<Orders> {
  weak var router: (any OrdersRouting)?

  override func present(_ response: Response) {
    switch response {
    case .listed(let listing, let now):
      update { $0.receive(listing, now: now) }
      showPreview(of: listing)
    case .changed(let listing):
      update { $0.follow(listing) }
      showPreview(of: listing)
    case .waiting(let isSlow): viewModel.isSlow = isSlow
    case .failed(let error): viewModel.failure = error.phrase
    case .opened(let id): router?.routeToOrder(id)
    }
  }

  /// Until another order is selected and read, the one before stays.
  private func showPreview(of listing: OrderListing) {
    if let order = listing.selected { router?.routeToPreview(at: order.id) }
  }
}

extension Orders.ViewModel {
  fileprivate mutating func receive(_ listing: OrderListing, now: Int64) {
    let today = Day(milliseconds: now)
    (isRead, isFound, failure) = (true, listing.isSearched, nil)
    count = listing.window.count
    start = listing.window.start
    rows = listing.window.rows.map { Row($0, now: now, today: today) }
    follow(listing)
  }

  fileprivate mutating func follow(_ listing: OrderListing) {
    (selection, sort, search) = (listing.selection, listing.sort, listing.search)
  }
}

extension Orders.ViewModel.Row {
  fileprivate init(_ order: OrderSummary, now: Int64, today: Day) {
    id = order.id
    date = Day(milliseconds: order.times.placed).columnPhrase(today: today)
    goods = order.goods
    total = order.total
    state = StateText(order.times.state(at: now))
  }
}

/// The state of an order as a word in its colour.
struct StateText: Equatable {
  let phrase: Phrase
  let role: Role

  init(_ state: OrderState) {
    phrase = state.phrase
    role =
      switch state {
      case .paid: .text
      case .sent: .warning
      case .delivered: .positive
      case .cancelled: .dim
      }
  }
}

/// The states of the shown orders, which change by themselves while they are shown.
@MainActor final class FollowedStates {
  private weak let owner: Interactor?
  private let clock: any WallClock
  private let onChange: @MainActor () -> Void
  private var waiting: Task<Void, Never>?

  /// `onChange` is called once when the first of the states changes, as work of `owner`.
  init(of owner: Interactor, clock: any WallClock, onChange: @escaping @MainActor () -> Void) {
    self.owner = owner
    self.clock = clock
    self.onChange = onChange
  }

  /// Waits for the next change of these orders after `now`, and for none of others.
  func follow(_ orders: some Sequence<OrderTimes>, now: Int64) {
    waiting?.cancel()
    waiting = nil
    guard let next = orders.compactMap({ $0.nextChange(after: now) }).min() else { return }
    waiting = owner?.whileActive { [clock, onChange] in
      try? await clock.sleep(for: .milliseconds(next - clock.now))
      if !Task.isCancelled { onChange() }
    }
  }
}
