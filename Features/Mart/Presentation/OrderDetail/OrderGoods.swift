import Phrases
import TerminalUI

/// The goods of an order with their amounts, the fee and the total.
struct OrderGoods: CompositeWidget {
  let order: FormattedOrder
  let environment: Environment

  /// In fewer columns there is no price.
  private static let columnsWithPrice = 44

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let hasPrice = size.columns >= Self.columnsWithPrice
    let head = line(
      OrderDetailText.goods.phrase, OrderDetailText.quantity.text(language),
      OrderDetailText.price.phrase, OrderDetailText.amount.phrase, Style(.dim), hasPrice: hasPrice)
    let goods = order.lines.map {
      line($0.title, $0.quantity, $0.price, $0.amount, .plain, hasPrice: hasPrice)
    }
    let empty = Phrase(ko: "", en: "")
    let fee = Phrase(
      ko: "\(OrderDetailText.fee.text(.korean)) · \(order.speed.text(.korean))",
      en: "\(OrderDetailText.fee.text(.english)) · \(order.speed.text(.english))")
    let sums = [
      line(fee, "", empty, order.fee, Style(.dim), hasPrice: hasPrice),
      line(
        OrderDetailText.total.phrase, "", empty, order.total, Style(bold: true),
        hasPrice: hasPrice),
    ]
    return Rows([.fixed(1, head)] + (goods + sums).map { .fixed(1, $0) })
  }

  private var language: Language { environment.language }

  private func line(
    _ title: Phrase, _ quantity: String, _ price: Phrase, _ amount: Phrase, _ style: Style,
    hasPrice: Bool
  ) -> any Widget {
    func part(_ columns: Int, _ text: String) -> Part {
      .fixed(columns, Label(text, style, alignment: .trailing))
    }
    var parts: [Part] = [
      .flexible(Label(title.text(language), style)),
      part(widest(.quantity, order.lines.map(\.quantity)), quantity),
    ]
    if hasPrice { parts.append(part(widest(.price, texts(\.price)), price.text(language))) }
    let amounts = texts(\.amount) + [order.fee, order.total].map { $0.text(language) }
    parts.append(part(widest(.amount, amounts), amount.text(language)))
    return OneLine(Columns(spacing: 2, parts))
  }

  private func texts(_ phrase: (FormattedOrder.Line) -> Phrase) -> [String] {
    order.lines.map { phrase($0).text(language) }
  }

  private func widest(_ title: OrderDetailText, _ texts: [String]) -> Int {
    ([title.text(language)] + texts).map { environment.columns(of: $0) }.max() ?? 0
  }
}
