import Phrases
import TerminalUI
import WalletDomain

/// The goods of an order with their amounts, the fee and the total.
struct OrderGoods: CompositeWidget {
  let order: FormattedOrder
  let environment: Environment

  /// In fewer columns there is no price.
  private static let columnsWithPrice = 44

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let hasPrice = size.columns >= Self.columnsWithPrice
    let head = line(
      OrderDetailText.goods.phrase, OrderDetailText.quantity.phrase,
      OrderDetailText.price.counted(in: Won.unit), OrderDetailText.amount.counted(in: Won.unit),
      Style(.dim), hasPrice: hasPrice)
    let goods = order.lines.map {
      line($0.title, Phrase($0.quantity), $0.price, $0.amount, .plain, hasPrice: hasPrice)
    }
    let empty = Phrase("")
    let fee = [OrderDetailText.fee.phrase, order.speed].joined(separator: " · ")
    let sums = [
      line(fee, empty, empty, order.fee, Style(.dim), hasPrice: hasPrice),
      line(
        OrderDetailText.total.phrase, empty, empty, order.total, Style(bold: true),
        hasPrice: hasPrice),
    ]
    return Rows([.fixed(1, head)] + (goods + sums).map { .fixed(1, $0) })
  }

  private func line(
    _ title: Phrase, _ quantity: Phrase, _ price: Phrase, _ amount: Phrase, _ style: Style,
    hasPrice: Bool
  ) -> any Widget {
    func part(_ columns: Int, _ text: Phrase) -> LayoutItem {
      .fixed(columns, Label(text, style, alignment: .trailing))
    }
    var parts: [LayoutItem] = [
      .flexible(Label(title, style)),
      part(widest(OrderDetailText.quantity, order.lines.map { Phrase($0.quantity) }), quantity),
    ]
    if hasPrice {
      let title = OrderDetailText.price.counted(in: Won.unit)
      parts.append(part(widest(title, order.lines.map(\.price)), price))
    }
    let amounts = order.lines.map(\.amount) + [order.fee, order.total]
    parts.append(part(widest(OrderDetailText.amount.counted(in: Won.unit), amounts), amount))
    return OneLine(Columns(spacing: 2, parts))
  }

  private func widest(_ title: some Phrased, _ texts: [Phrase]) -> Int {
    ([title.phrase] + texts).map { environment.columns(of: $0) }.max() ?? 0
  }
}
