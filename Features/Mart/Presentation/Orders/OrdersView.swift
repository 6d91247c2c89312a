import Editing
import MartDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// A table of orders, under the search while there is one.
final class OrdersView: View<Orders> {
  private lazy var orders = ListControls<OrderListing>(
    OrdersText.orders, isSearched: true,
    sortTitles: OrderColumn.allCases.map { ($0, $0.text) }, sender(Action.list),
    sender(Action.open))

  override init(_ model: Model) {
    super.init(model)
    orders.state.onVisibleRowsChange = sender(Action.visibleRows)
  }

  override var title: Phrase { OrdersText.orders }

  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    let columns = Table.columns(
      of: OrderTable(model: model, environment: environment).columns, model.list.sort,
      in: environment)
    return columns...columns
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    orders.bindings(of: model.list, bindings(of: Orders.commands), in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    model.list.selected.map { ["\($0.id)"] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    let table = Adaptive { [self] size, environment in
      let columns = OrderTable(model: model, environment: environment, room: size.columns).columns
      return orders.table(model.list, listStatus, columns: columns, in: environment)
    }
    return Rows(.fixed(1, head), .flexible(table, minimum: 1))
  }

  /// Nil until reading for the first time takes long.
  private var listStatus: ListStatus? {
    let list = model.list
    guard list.isRead || model.isSlow || list.failure != nil else { return nil }
    let empty = list.isRead ? OrdersText.empty : OrdersText.loading
    return ListStatus(
      failure: list.failure, empty: model.isFound ? ListText.nothingFoundHere : empty)
  }

  /// What is listed, and which of it is selected.
  private var head: any Widget {
    let words = model.isSlow ? OrdersText.waiting : Phrase("")
    return OneLine(
      parts: Columns(
        spacing: 2, .intrinsic(Label(model.title, Style(bold: true))),
        .intrinsic(Label(model.position, Style(.dim))), .gap,
        .intrinsic(Label(words, Style(.dim)))))
  }
}
