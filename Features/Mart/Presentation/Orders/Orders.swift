import Editing
import MartDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The orders of the list, by the query that finds them.
typealias OrderListing = WindowedRows<OrderQuery, OrderWindow>

/// The list of orders, newest first.
enum Orders: PresentedRiblet {
  enum Request {
    case list(OrderListing.Event), open(Order.ID), visibleRows(Range<Int>), retry
  }

  enum Response: Equatable {
    /// Orders were read, or the state of one has changed; `now` is in milliseconds since 1970.
    case listed(OrderListing, now: Int64)
    /// The user has selected another order, or searches or sorts them.
    case changed(OrderListing)
    /// Whether reading takes long.
    case waiting(Bool)
    /// The orders could not be read.
    case failed(MartError)
    case opened(Order.ID)
  }

  struct ViewModel: SelectableRows, Equatable {
    struct Row: Identifiable, Equatable {
      let id: Order.ID
      let date: Phrase
      let goods: Phrase
      let total: Won
      let state: StateText

      var number: String { "\(id)" }
    }

    var search = SearchInput()
    var sort = OrderColumn.initial
    /// Of all orders that are found.
    var count = 0
    /// The position of the first of `rows`.
    var start = 0
    var rows: [Row] = []
    var selection = 0
    /// Whether the orders were read at least once.
    var isRead = false
    /// Whether they are those that a search has found.
    var isFound = false
    var isSlow = false
    /// Why they could not be read last.
    var failure: Phrase?

    var title: Phrase { isFound ? OrdersText.found : OrdersText.all }

    /// Such as `12 / 100,000`; empty without orders.
    var position: String { count == 0 ? "" : "\((selection + 1).grouped) / \(count.grouped)" }

    func row(at position: Int) -> Row? {
      rows.indices.contains(position - start) ? rows[position - start] : nil
    }

    func isMarked(_ id: Order.ID) -> Bool { false }
  }
}

extension Orders {
  static let commands: [KeyCommand<Orders>] = [
    KeyCommand.refresh({ $0.failure != nil }, sends: .retry)
  ]
}

/// Hears what the list of orders cannot do itself.
@MainActor protocol OrdersListener: Listener {
  /// The goods of an order were put into the cart once more, to be ordered.
  func ordersDidOrderAgain()
}

/// Builds the list of orders, which shows one of them over itself.
@MainActor struct OrdersBuilder {
  static let segment: Segment = "orders"

  let dependencies: MartDependencies

  /// `stage` is where an order is shown; the caller shows the list there too.
  func build(on stage: any Stage, listener: any OrdersListener) -> any ViewableRouting {
    let view = OrdersView(Orders.ViewModel())
    let presenter = OrdersPresenter(on: view)
    let interactor = OrdersInteractor(
      dependencies.mart, clock: dependencies.clock, presenter: presenter, listener: listener)
    return OrdersRouter(
      interactor: interactor, view: view, presenter: presenter, stage: stage,
      dependencies: dependencies)
  }
}
