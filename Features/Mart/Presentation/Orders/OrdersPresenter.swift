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
      update { viewModel in
        viewModel.take(listing, now: now)
        viewModel.notice = []
        viewModel.canRetry = false
      }
      showGlance(of: listing)
    case .selected(let listing):
      update { $0.select(listing) }
      showGlance(of: listing)
    case .searched(let search): viewModel.search = search
    case .sorted(let sort): viewModel.sort = sort
    case .waiting(let isSlow):
      update { viewModel in
        let isFirst = viewModel.count == 0 && viewModel.sentence == nil
        viewModel.isSlow = isSlow
        if isSlow, isFirst { viewModel.sentence = Sentence([OrdersText.loading.phrase]) }
      }
    case .failed(let error, let isFirst):
      update { viewModel in
        viewModel.canRetry = true
        if isFirst {
          viewModel.sentence = Sentence(
            [error.phrase, FormText.pressRetry.phrase], role: .danger)
        } else {
          viewModel.notice = [
            error.phrase, MartText.shownBefore.phrase, FormText.pressRetry.phrase,
          ]
        }
      }
    case .opened(let id): router?.routeToOrder(id)
    }
  }

  /// Until another order is selected and read, the one before stays.
  private func showGlance(of listing: OrderListing) {
    if let order = listing.selected { router?.routeToGlance(at: order.id) }
  }
}

extension Orders.ViewModel {
  fileprivate mutating func take(_ listing: OrderListing, now: Int64) {
    let isSearch = !listing.query.search.isEmpty
    let today = Day(milliseconds: now)
    count = listing.window.count
    start = listing.window.start
    rows = listing.window.rows.map { Row($0, now: now, today: today) }
    title = (isSearch ? OrdersText.found : .all).phrase
    let text: OrdersText = isSearch ? .nothingFound : .empty
    sentence = count == 0 ? Sentence([text.phrase]) : nil
    select(listing)
  }

  fileprivate mutating func select(_ listing: OrderListing) {
    selection = listing.selection
    position = count == 0 ? "" : "\((selection + 1).grouped)/\(count.grouped)"
  }
}

extension Orders.ViewModel.Row {
  fileprivate init(_ order: OrderSummary, now: Int64, today: Day) {
    number = "\(order.id)"
    date = Day(milliseconds: order.times.placed).phrase(today: today)
    goods = order.goods
    total = order.total.phrase
    state = StateText(order.times.state(at: now))
  }
}
