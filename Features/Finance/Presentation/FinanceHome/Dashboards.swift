import TerminalUI

/// The balance and the cards side by side, or one below the other where columns are few.
struct Dashboards: Widget {
  private let balance: AnyView
  private let cards: AnyView

  /// Below this many columns they stand one below the other.
  private static let narrow = 60
  private static let margin = 2
  private static let balanceColumns = 36

  init(_ balance: AnyView, _ cards: AnyView) {
    self.balance = balance
    self.cards = cards
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    content(offered.columns).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { content(canvas.size.columns).draw(on: canvas) }

  func describe(to speech: Speech) {
    balance.describe(to: speech)
    cards.describe(to: speech)
  }

  private func content(_ columns: Int) -> any Widget {
    guard columns >= Self.narrow else {
      return Padding(
        columns: Self.margin, Rows(spacing: 1, .intrinsic(balance), .intrinsic(cards)))
    }
    return Columns(
      .space(Self.margin), .fixed(Self.balanceColumns, balance), .flexible(cards),
      .space(Self.margin))
  }
}
