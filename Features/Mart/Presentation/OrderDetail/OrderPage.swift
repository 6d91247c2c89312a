import Phrases
import TerminalUI

/// Everything about an order; where that is too high, and the window is wide, the goods stand beside
/// the rest.
struct OrderPage: CompositeWidget {
  let order: FormattedOrder
  let buttons: ButtonGroup
  let scroll: ScrollState

  /// From so many columns on there are two columns of text.
  private static let wide = 90
  /// The least columns beside a list.
  static let leastColumns = 50
  /// The longest line that is pleasant to read.
  private static let textColumns = 76
  /// In fewer rows the buttons scroll with the rest.
  private static let rowsWithButtons = 10

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let goods = OrderGoods(order: order, environment: environment)
    let staysInSight = size.rows >= Self.rowsWithButtons
    let head: [LayoutItem] = [.intrinsic(state), .space(1)]
    let rest =
      facts(environment) + movements(in: size.columns, environment)
    var parts = head + [.intrinsic(goods), .space(1)] + rest
    let room = Size(columns: Self.textColumns, rows: .max)
    let isWide =
      size.columns >= Self.wide && Rows(parts).size(in: room, environment).rows >= size.rows
    if isWide {
      parts =
        head + [
          .intrinsic(
            Columns(spacing: 4, .flexible(goods, weight: 5), .flexible(Rows(rest), weight: 4)))
        ]
    }
    if !staysInSight { parts += [.space(1), .intrinsic(buttons)] }
    let page = Scroll(scroll, Rows(parts))
    let columns = isWide ? size.columns : min(size.columns, Self.textColumns)
    var rows: [LayoutItem] = [.flexible(page, minimum: 1)]
    if staysInSight {
      rows.append(
        .fixed(buttons.rows(in: columns, environment), buttons))
    }
    return Columns(.fixed(columns, Rows(rows)), .gap)
  }

  private var state: any Widget {
    OneLine(
      parts: Columns(
        spacing: 2,
        .intrinsic(Label(order.state.phrase, Style(order.state.role, bold: true))),
        .flexible(Paragraph(order.schedule, Style(.dim)))))
  }

  private func facts(_ environment: Environment) -> [LayoutItem] {
    let columns = order.facts.map { environment.columns(of: $0.label) }.max() ?? 0
    return order.facts.map { fact in
      .intrinsic(LabelledValue(fact.label, fact.value, labelColumns: columns + 2))
    }
  }

  /// The time, the kind and the amount of each, the amounts below those of the goods; where not all
  /// have room the sign of the amount says the kind.
  private func movements(in room: Int, _ environment: Environment) -> [LayoutItem] {
    func widest(_ text: (FormattedOrder.Movement) -> Phrase) -> Int {
      order.movements.map { environment.columns(of: text($0)) }.max() ?? 0
    }
    let columns = (
      kind: widest(\.kind), amount: widest(\.amount)
    )
    // One column more for the bar of a page that scrolls.
    let hasKind = widest(\.time) + columns.kind + columns.amount + 5 <= room
    let title = Label(OrderDetailText.movements, Style(.dim))
    return [.space(1), .fixed(1, title)]
      + order.movements.map { movement in
        var parts: [LayoutItem] = [.flexible(Label(movement.time))]
        if hasKind { parts.append(.fixed(columns.kind, Label(movement.kind))) }
        let amount = Label(
          movement.amount, Style(movement.kind == OrderDetailText.refund ? .positive : .text),
          alignment: .trailing)
        parts.append(.fixed(columns.amount, amount))
        return .fixed(1, OneLine(parts: Columns(spacing: 2, parts)))
      }
  }
}
