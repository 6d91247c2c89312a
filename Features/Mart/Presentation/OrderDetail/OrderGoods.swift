import Phrases
import TerminalUI
import WalletDomain

/// The goods of an order with their amounts, the fee and the total; what is spoken has each unit.
struct OrderGoods: CompositeWidget {
  let order: FormattedOrder
  let environment: Environment

  /// In fewer columns there is no price.
  private static let columnsWithPrice = 44
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let hasPrice = size.columns >= Self.columnsWithPrice
    let head = line(
      OrderDetailText.goods, OrderDetailText.quantity,
      OrderDetailText.price.counted(in: Won.unit), OrderDetailText.amount.counted(in: Won.unit),
      Style(.dim), hasPrice: hasPrice)
    let goods = order.lines.map {
      line(
        $0.title, Phrase($0.quantity), $0.price.figures, $0.amount.figures, .plain,
        hasPrice: hasPrice)
    }
    let sums = [
      sum(fee, order.fee.figures, Style(.dim)),
      sum(OrderDetailText.total, order.total.figures, Style(bold: true)),
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
      part(quantityColumns, quantity),
    ]
    if hasPrice { parts.append(part(priceColumns, price)) }
    parts.append(part(amountColumns, amount))
    return OneLine(parts: Columns(spacing: Self.spacing, parts))
  }

  private func sum(_ title: Phrase, _ amount: Phrase, _ style: Style) -> any Widget {
    OneLine(
      Columns(
        spacing: Self.spacing, .flexible(Label(title, style)),
        .fixed(amountColumns, Label(amount, style, alignment: .trailing))))
  }

  private var quantityColumns: Int {
    widest(OrderDetailText.quantity, order.lines.map { Phrase($0.quantity) })
  }

  private var priceColumns: Int {
    widest(OrderDetailText.price.counted(in: Won.unit), order.lines.map(\.price.figures))
  }

  private var amountColumns: Int {
    let amounts = order.lines.map(\.amount) + [order.fee, order.total]
    return widest(OrderDetailText.amount.counted(in: Won.unit), amounts.map(\.figures))
  }

  /// The columns in which nothing is cut.
  var columns: Int {
    let titles = widest(OrderDetailText.goods, order.lines.map(\.title))
    let lines =
      titles + quantityColumns + priceColumns + amountColumns + 3 * Self.spacing
    let sums = environment.columns(of: fee) + Self.spacing + amountColumns
    return max(lines, sums, Self.columnsWithPrice)
  }

  private var fee: Phrase {
    [OrderDetailText.fee, order.speed].joined(separator: " · ")
  }

  func describe(to speech: Speech) {
    for line in order.lines {
      let words = [
        line.title, [OrderDetailText.quantity, Phrase(line.quantity)].joined,
        [OrderDetailText.price, line.price.phrase].joined,
        [OrderDetailText.amount, line.amount.phrase].joined,
      ]
      speech.say(words.joined(separator: ", ").text(speech.environment.language))
    }
    for sum in [[fee, order.fee.phrase], [OrderDetailText.total, order.total.phrase]] {
      speech.say(sum.joined.text(speech.environment.language))
    }
  }

  private func widest(_ title: some Phrased, _ texts: [Phrase]) -> Int {
    ([title.phrase] + texts).map { environment.columns(of: $0) }.max() ?? 0
  }
}
