import LedgerDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Two sums, and a bar for each month of half a year.
final class ThisMonthView: View<ThisMonth> {
  /// The least columns of an amount; longer ones have what they need, or are shortened.
  private static let amountColumns = 13
  private static let labelColumns = 10
  /// The fewest rows with a line for what is left out.
  private static let rowsForLeftOut = 6

  override func body(in environment: Environment) -> any Widget {
    Group(
      SummaryText.thisMonth, detail: model.month.phrase,
      content)
  }

  private var content: any Widget {
    switch model.totals.phase {
    case .loading: return LoadingText(SummaryText.loading)
    case .failed(let error): return Paragraph(error.phrase, Style(.warning))
    case .loaded(let totals):
      let sum = totals.total(of: model.month)
      let bars = bars(totals)
      return Adaptive { size, environment in
        let amounts = Self.amounts(
          [sum.spent, sum.received], within: size.columns - Self.labelColumns, environment)
        let columns = max(
          amounts.map { environment.columns(of: $0) }.max() ?? 0, Self.amountColumns)
        let styles = [Style(bold: true), Style(.positive, bold: true)]
        let lines = zip([LedgerText.spent, LedgerText.received], zip(amounts, styles)).map {
          text, amount in
          OneLine(
            Columns(
              .fixed(Self.labelColumns, Label(text, Style(.dim))),
              .fixed(columns, Label(amount.0, amount.1, alignment: .trailing)), .gap))
        }
        var parts = lines.map { LayoutItem.fixed(1, $0) }
        if let left = LinksText.leftOut(sum), size.rows >= Self.rowsForLeftOut,
          environment.columns(of: left) <= size.columns
        {
          parts.append(.fixed(1, Label(left, Style(.dim))))
        }
        return Rows(parts + [.flexible(bars)])
      }
    }
  }

  /// The amounts in full, or all of them short where one is longer than the room for it.
  private static func amounts(
    _ amounts: [Won], within columns: Int, _ environment: Environment
  ) -> [Phrase] {
    let whole = amounts.map(\.phrase)
    return whole.allSatisfy { environment.columns(of: $0) <= columns }
      ? whole : amounts.map(\.short)
  }

  private func bars(_ totals: MonthTotals) -> SmallBars {
    SmallBars(
      LedgerText.spending,
      model.months.map { month in
        let spent = totals.total(of: month).spent
        return SmallBars.Bar(
          month.shortPhrase, spent.amount, figure: spent, label: spent.brief,
          isCurrent: month == model.month)
      })
  }
}
