import Editing
import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The orders of the list, by the query that finds them.
typealias OrderListing = WindowedRows<OrderQuery, OrderWindow>

/// The list of orders, newest first.
enum Orders: Riblet {
  struct Model: Equatable {
    var list = OrderListing(OrderQuery())
    /// When the orders are in the states that are shown, in milliseconds since 1970.
    var now: Int64 = 0
    /// Whether reading takes long.
    var isSlow = false

    /// Whether the orders are those that a search has found.
    var isFound: Bool { list.answered?.search.isEmpty == false }

    var title: Phrase { isFound ? OrdersText.found : OrdersText.all }

    /// Such as `12 / 100,000`; empty without orders.
    var position: String {
      list.count == 0 ? "" : "\((list.selection + 1).grouped) / \(list.count.grouped)"
    }
  }

  enum Action {
    case list(OrderListing.Event), open(Order.ID), visibleRows(Range<Int>), retry
  }
}

extension Orders {
  static let commands: [KeyCommand<Orders>] = [
    KeyCommand.refresh({ $0.list.failure != nil }, sends: .retry)
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
    let view = OrdersView(Orders.Model())
    let interactor = OrdersInteractor(dependencies, on: view, listener: listener)
    return OrdersRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}
