import LedgerDomain
import ResourceKit
import TerminalUI
import WalletDomain

/// Turns what was spent into the bars of a chart, and says what is behind one.
@MainActor
struct LedgerBars {
  let chart: LedgerChart
  let marks: MarkedRows
  let language: Language

  func widget(_ state: BarChartState) -> BarChart {
    let (months, categories) = (chart.months, chart.categories)
    let sums = months.map { chart.totals.total(of: $0).spent }
    return BarChart(
      LedgerText.spending.text(language), state,
      columns: months.map { $0.shortPhrase.text(language) },
      series: categories.map { series($0, months) },
      totals: BarTotals(
        LedgerText.total.text(language), figures: sums.map(\.amount.grouped),
        total: sums.reduce(.zero, +).text(language)))
  }

  private func series(_ category: LedgerCategory, _ months: [LedgerMonth]) -> BarSeries {
    let bars = months.map { month in
      let spent = chart.totals[month, category].spent.amount
      let isMarked = marks.contains(MonthTotals.Bar(month: month, category: category))
      return (isMarked, BarSeries.Bar(spent, figure: spent.grouped, isMarked: isMarked))
    }
    let index = LedgerCategory.allCases.firstIndex(of: category) ?? 0
    return BarSeries(
      category.phrase.text(language), bars: bars.map(\.1),
      total: chart.totals.total(of: category, in: months).spent.text(language),
      role: Role.tints[index % Role.tints.count], isMarked: bars.contains(where: \.0))
  }

  /// What is behind the bars where the user is, as `2026년 9월 교통  쓴 돈 312,900원, 14건`.
  var caption: String {
    guard let query = chart.query, let category = query.category else { return "" }
    let months = query.month.map { [$0] } ?? chart.months
    let sum = chart.totals.total(of: category, in: months)
    let span = query.month ?? chart.months.first
    var words = [category.phrase.text(language)]
    if let span { words.insert(span.phrase.text(language), at: 0) }
    if query.month == nil, let last = chart.months.last {
      words[0] += " – \(last.phrase.text(language))"
    }
    var amounts = ["\(LedgerText.spent.text(language)) \(sum.spent.text(language))"]
    if sum.received > .zero {
      amounts.append("\(LedgerText.received.text(language)) \(sum.received.text(language))")
    }
    amounts.append(LedgerText.entries(sum.count).text(language))
    return words.joined(separator: " ") + "  " + amounts.joined(separator: ", ")
  }
}
