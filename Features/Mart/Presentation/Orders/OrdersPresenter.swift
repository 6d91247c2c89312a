import Editing
import MartDomain
import Phrases
import RIBs
import Search
import TerminalUI
import Time
import WalletDomain

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
    date = Day(milliseconds: order.times.placed).phrase(today: today)
    goods = order.goods
    total = order.total.phrase
    state = StateText(order.times.state(at: now))
  }
}
