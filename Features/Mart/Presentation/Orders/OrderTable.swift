import Phrases
import TerminalUI

/// Makes the columns and rows of the table of orders.
@MainActor struct OrderTable {
  let model: Orders.ViewModel
  let environment: Environment

  private static let mostGoodsColumns = 60

  func table(_ state: ListState) -> Table {
    let language = environment.language
    let goods = widest(.goods, \.goods)
    let columns = [
      TableColumn(
        OrdersText.number.text(language),
        .fixed(max(widest(.number) { $0.number }, "\(model.count)".count)),
        alignment: .trailing, rank: 3),
      TableColumn(OrdersText.date.text(language), .fixed(widest(.date, \.date)), rank: 2),
      TableColumn(
        OrdersText.goods.text(language),
        .flexible(
          minimum: 8, preferred: min(goods, 16), maximum: min(goods, Self.mostGoodsColumns))),
      TableColumn(
        OrdersText.total.text(language), .fixed(widest(.total, \.total)), alignment: .trailing,
        rank: 1),
      TableColumn(OrdersText.state.text(language), .fixed(widest(.state, \.state.phrase))),
    ]
    return Table(OrdersText.orders.text(language), state, columns: columns, count: model.count) {
      [model] index in
      model.row(at: index).map { row in
        TableRow([
          .init(row.number, Style(.dim)), .init(row.date.text(language), Style(.dim)),
          .init(row.goods.text(language)), .init(row.total.text(language)),
          .init(row.state.phrase.text(language), Style(row.state.role)),
        ])
      }
    }
  }

  private func widest(_ title: OrdersText, _ phrase: (Orders.ViewModel.Row) -> Phrase) -> Int {
    widest(title) { phrase($0).text(environment.language) }
  }

  /// The columns of the widest text that was read, or of the title.
  private func widest(_ title: OrdersText, _ text: (Orders.ViewModel.Row) -> String) -> Int {
    model.rows.reduce(environment.columns(of: title.text(environment.language))) {
      max($0, environment.columns(of: text($1)))
    }
  }
}
