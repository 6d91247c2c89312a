import MartDomain
import Phrases
import Search
import TerminalUI

/// Makes the columns and rows of the table of orders.
@MainActor struct OrderTable {
  let model: Orders.ViewModel
  let environment: Environment
  let sorting: SortControls<OrderColumn>

  private static let mostGoodsColumns = 60

  func table(_ state: ListState) -> Table {
    let language = environment.language
    let goods = widest(.goods, \.goods)
    let columns = [
      TableColumn(
        OrdersText.number,
        .fixed(max(widest(.number) { $0.number }, "\(model.count)".count)),
        alignment: .trailing, rank: 3),
      TableColumn(
        OrdersText.date, .fixed(widest(.date, \.date)), rank: 2,
        order: sorting.order(of: .date), isSearched: false),
      TableColumn(
        OrdersText.goods,
        .flexible(
          minimum: 8, preferred: min(goods, 16), maximum: min(goods, Self.mostGoodsColumns)),
        order: sorting.order(of: .goods)),
      TableColumn(
        OrdersText.total, .fixed(widest(.total, \.total)), alignment: .trailing,
        rank: 1, order: sorting.order(of: .total), isSearched: false),
      TableColumn(
        OrdersText.state, .fixed(widest(.state, \.state.phrase)),
        isSearched: false),
    ]
    // An order has the number of its place among all that were placed.
    let sorts: [OrderColumn?] = [.date, .date, .goods, .total, nil]
    return Table(
      OrdersText.orders.text(language), state, columns: columns, count: model.count,
      onChooseColumn: { [sorting] index in
        if let column = sorts[index] { sorting.choose(column, in: language) }
      }
    ) {
      [model] index in
      model.row(at: index).map { row in
        TableRow([
          .init(row.number, Style(.dim)), .init(row.date, Style(.dim)),
          .init(row.goods), .init(row.total),
          .init(row.state.phrase, Style(row.state.role)),
        ])
      }
    }
  }

  /// The columns of the widest text that was read, or of the title with the sign of an order.
  private func widest(_ title: OrdersText, _ text: (Orders.ViewModel.Row) -> some Phrased) -> Int {
    let sign = [.date, .goods, .total].contains(title) ? 2 : 0
    let title = environment.columns(of: title) + sign
    return model.rows.reduce(title) {
      max($0, environment.columns(of: text($1)))
    }
  }
}

extension OrderColumn {
  var text: OrdersText {
    switch self {
    case .date: .date
    case .goods: .goods
    case .total: .total
    }
  }
}
