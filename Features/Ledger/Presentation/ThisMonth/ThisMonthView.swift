import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Two sums, and a bar for each month of half a year.
final class ThisMonthView: View<ThisMonth> {
  /// The columns of `-99,999,999원`.
  private static let amountColumns = 13
  private static let labelColumns = 10

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return Group(
      SummaryText.thisMonth.text(language), detail: model.month.phrase.text(language),
      content(language))
  }

  private func content(_ language: Language) -> any Widget {
    switch model.content {
    case .loading: return Waiting(SummaryText.loading.text(language))
    case .failed(let error): return Paragraph(error.phrase.text(language), Style(.warning))
    case .totals(let totals):
      let sum = totals.total(of: model.month)
      return Rows(
        .fixed(1, line(.spent, sum.spent, Style(bold: true), language)),
        .fixed(1, line(.received, sum.received, Style(.positive, bold: true), language)),
        .flexible(bars(totals, language)))
    }
  }

  private func line(
    _ text: LedgerText, _ amount: Won, _ style: Style, _ language: Language
  ) -> any Widget {
    OneLine(
      Columns(
        .fixed(Self.labelColumns, Label(text.text(language), Style(.dim))),
        .fixed(
          Self.amountColumns, Label(amount.text(language), style, alignment: .trailing)), .gap))
  }

  private func bars(_ totals: MonthTotals, _ language: Language) -> SmallBars {
    SmallBars(
      LedgerText.spending.text(language),
      model.months.map { month in
        let spent = totals.total(of: month).spent
        return SmallBars.Bar(
          month.shortPhrase.text(language), spent.amount, figure: spent.text(language),
          isCurrent: month == model.month)
      })
  }
}
