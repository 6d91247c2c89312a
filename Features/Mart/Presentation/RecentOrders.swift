import MartDomain
import Phrases
import Store
import TerminalUI
import Time
import WalletDomain

/// The newest orders, beside the goods in a wide window.
struct RecentOrders: Equatable {
  /// How many are read.
  static let count = 30

  /// Orders that were read stay when they cannot be read again.
  var content = AsyncValue<[OrderSummary], MartError>.loading
  /// In milliseconds since 1970; the states of the orders depend on it.
  var now: Int64 = 0

  var rows: [OrderSummary] { content.value ?? [] }
}

/// A row for each of the newest orders, as many as fit: its day, goods, total and state.
struct RecentOrdersGroup: CompositeWidget {
  let orders: RecentOrders
  /// The key that shows all orders; nil without one.
  let key: Character?

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let all = key.map { [ShopText.seeAll, Phrase("\($0)")].joined }
    let details = [ShopText.inWon, all].compactMap(\.self)
    return Group(
      ShopText.recentOrders,
      detail: orders.rows.isEmpty ? nil : details.joined(separator: environment.symbols.separator),
      content(rows: size.rows - (environment.hasSurfaces ? 3 : 1), environment))
  }

  private func content(rows count: Int, _ environment: Environment) -> any Widget {
    if !orders.rows.isEmpty { return lines(Array(orders.rows.prefix(max(count, 0))), environment) }
    if let error = orders.content.failure { return Paragraph(error.phrase, Style(.warning)) }
    guard orders.content.value == nil else { return Paragraph(ShopText.noOrders, Style(.dim)) }
    return LoadingText(OrdersText.loading)
  }

  private func lines(_ rows: [OrderSummary], _ environment: Environment) -> any Widget {
    let today = Day(milliseconds: orders.now)
    let cells = rows.map { order in
      (
        day: Day(milliseconds: order.times.placed).phrase(today: today),
        goods: order.goods, total: order.total,
        state: StateText(order.times.state(at: orders.now))
      )
    }
    let day = cells.map { environment.columns(of: $0.day) }.max() ?? 0
    let total = cells.map { environment.columns(of: $0.total.figures) }.max() ?? 0
    let state = cells.map { environment.columns(of: $0.state.phrase) }.max() ?? 0
    let goods = cells.map { environment.columns(of: $0.goods) }.max() ?? 0
    return Adaptive { size, _ in
      let rest = size.columns - day - total - state - 3 * Self.spacing
      // Rather than names of one syllable.
      return table(cells, hasState: rest >= min(goods, Self.goodsColumns), (day, total, state))
    }
  }

  private static let spacing = 2
  /// The least columns of the goods beside the state of an order.
  private static let goodsColumns = 12

  private typealias Cells = (day: Phrase, goods: Phrase, total: Won, state: StateText)

  private func table(
    _ cells: [Cells], hasState: Bool, _ widths: (day: Int, total: Int, state: Int)
  ) -> any Widget {
    Rows(
      cells.enumerated().map { place, cell in
        // The orders of a day begin with it.
        let isFirst = place == 0 || cells[place - 1].day != cell.day
        let date = isFirst ? cell.day : Phrase("")
        let columns = Columns(
          spacing: Self.spacing,
          [
            .fixed(widths.day, Label(date, Style(.dim))), .flexible(Label(cell.goods)),
            .fixed(widths.total, Label(cell.total.figures, alignment: .trailing)),
          ]
            + (hasState
              ? [.fixed(widths.state, Label(cell.state.phrase, Style(cell.state.role)))] : []))
        let spoken = [cell.day, cell.goods, cell.total.phrase, cell.state.phrase]
        return .fixed(1, RecentOrderRow(columns: columns, spoken: spoken.joined(separator: ", ")))
      })
  }
}

/// An order that is spoken with its day and its unit, whatever is drawn.
private struct RecentOrderRow: CompositeWidget {
  let columns: Columns
  let spoken: Phrase

  func content(in size: Size, _ environment: Environment) -> any Widget { columns }

  func describe(to speech: Speech) { speech.say(spoken.text(speech.environment.language)) }
}
