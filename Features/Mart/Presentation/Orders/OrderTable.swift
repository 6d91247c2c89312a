import Editing
import MartDomain
import Phrases
import Search
import TerminalUI
import Time
import WalletDomain

/// Makes the columns of the table of orders.
@MainActor struct OrderTable {
  typealias Column = ListColumn<OrderSummary, OrderColumn>

  let model: Orders.Model
  let environment: Environment
  /// The columns of the whole table.
  var room = Int.max

  /// The blanks between columns, and those beside the rows.
  private static let blanks = 4 * 2 + 4
  private static let mostGoodsColumns = 60

  var columns: [Column] {
    let today = Day(milliseconds: model.now)
    let dateOf = { (order: OrderSummary) in
      Day(milliseconds: order.times.placed).columnPhrase(today: today)
    }
    let stateOf = { [now = model.now] (order: OrderSummary) in
      StateText(order.times.state(at: now))
    }
    let goods = widest(OrdersText.goods, \.goods)
    let number = max(widest(OrdersText.number) { "\($0.id)" }, "\(model.list.count)".count)
    let date = widest(OrdersText.date, dateOf)
    let state = widest(OrdersText.state) { stateOf($0).phrase }
    let total = widest(OrdersText.total, \.total.figures)
    let titled = max(total, environment.columns(of: OrdersText.total.counted(in: Won.unit)) + 2)
    // Where the unit in the title would cut names of goods, it is left out.
    let hasUnit =
      number + date + min(goods, Self.mostGoodsColumns) + titled + state + Self.blanks <= room
    // What the text may have found is marked.
    let typed = model.list.search.text
    let isNumber = typed.allSatisfy(\.isNumber)
    return [
      // An order has the number of its place among all that were placed.
      Column(
        OrdersText.number,
        .fixed(number),
        alignment: .trailing,
        rank: 3, sorts: .date, showsOrder: false
      ) { order, _ in
        TableRow.Cell("\(order.id)", Style(.dim))
      },
      Column(
        OrdersText.date, .fixed(date), rank: 2, sorts: .date,
        isSearched: !isNumber
      ) { order, _ in
        TableRow.Cell(dateOf(order), Style(.dim))
      }.saidOnce(),
      Column(
        OrdersText.goods,
        .flexible(
          minimum: 8, preferred: min(goods, 16), maximum: min(goods, Self.mostGoodsColumns)),
        sorts: .goods
      ) { order, _ in
        TableRow.Cell(order.goods)
      },
      Column(
        OrdersText.total,
        .fixed(hasUnit ? titled : total),
        alignment: .trailing, rank: 1, sorts: .total, isSearched: typed.contains(",")
      ) { order, _ in
        TableRow.Cell(order.total.figures, spoken: order.total)
      }.counted(in: Won.unit),
      Column(
        OrdersText.state, .fixed(state),
        isSearched: OrderState.allCases.contains { $0.isNamed(typed) }
      ) { order, _ in
        let state = stateOf(order)
        return TableRow.Cell(state.phrase, Style(state.role))
      },
    ]
  }

  /// The columns of the widest text that was read, or of the title with the sign of an order.
  private func widest(_ title: Phrase, _ text: (OrderSummary) -> some Phrased) -> Int {
    let sign = [OrdersText.date, OrdersText.goods, OrdersText.total].contains(title) ? 2 : 0
    let title = environment.columns(of: title) + sign
    return model.list.window.rows.reduce(title) {
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
