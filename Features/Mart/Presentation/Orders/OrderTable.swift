import Editing
import MartDomain
import Phrases
import Search
import TerminalUI
import WalletDomain

/// Makes the columns of the table of orders.
@MainActor struct OrderTable {
  typealias Column = ListColumn<Orders.ViewModel.Row, OrderColumn>

  let model: Orders.ViewModel
  let environment: Environment
  /// The columns of the whole table.
  var room = Int.max

  /// The blanks between columns, and those beside the rows.
  private static let blanks = 4 * 2 + 4
  private static let mostGoodsColumns = 60

  var columns: [Column] {
    let goods = widest(OrdersText.goods, \.goods)
    let number = max(widest(OrdersText.number, \.number), "\(model.count)".count)
    let (date, state) = (widest(OrdersText.date, \.date), widest(OrdersText.state, \.state.phrase))
    let total = widest(OrdersText.total, \.total.figures)
    let titled = max(total, environment.columns(of: OrdersText.total.counted(in: Won.unit)) + 2)
    // Where the unit in the title would cut names of goods, it is left out.
    let hasUnit =
      number + date + min(goods, Self.mostGoodsColumns) + titled + state + Self.blanks <= room
    return [
      // An order has the number of its place among all that were placed.
      Column(
        OrdersText.number,
        .fixed(number),
        alignment: .trailing,
        rank: 3, sorts: .date, showsOrder: false
      ) { row, _ in
        TableRow.Cell(row.number, Style(.dim))
      },
      Column(
        OrdersText.date, .fixed(date), rank: 2, sorts: .date,
        isSearched: false
      ) { row, _ in
        TableRow.Cell(row.date, Style(.dim))
      }.saidOnce(),
      Column(
        OrdersText.goods,
        .flexible(
          minimum: 8, preferred: min(goods, 16), maximum: min(goods, Self.mostGoodsColumns)),
        sorts: .goods
      ) { row, _ in
        TableRow.Cell(row.goods)
      },
      Column(
        OrdersText.total,
        .fixed(hasUnit ? titled : total),
        alignment: .trailing, rank: 1, sorts: .total, isSearched: false
      ) { row, _ in
        TableRow.Cell(row.total.figures, spoken: row.total)
      }.counted(in: Won.unit),
      Column(OrdersText.state, .fixed(state), isSearched: false) {
        row, _ in
        TableRow.Cell(row.state.phrase, Style(row.state.role))
      },
    ]
  }

  /// The columns of the widest text that was read, or of the title with the sign of an order.
  private func widest(_ title: Phrase, _ text: (Orders.ViewModel.Row) -> some Phrased) -> Int {
    let sign = [OrdersText.date, OrdersText.goods, OrdersText.total].contains(title) ? 2 : 0
    let title = environment.columns(of: title) + sign
    return model.rows.reduce(title) {
      max($0, environment.columns(of: text($1)))
    }
  }
}

extension OrderColumn {
  var text: Phrase {
    switch self {
    case .date: OrdersText.date
    case .goods: OrdersText.goods
    case .total: OrdersText.total
    }
  }
}
