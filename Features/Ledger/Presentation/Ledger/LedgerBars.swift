import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// Makes the bars of a chart of what was spent, and their captions.
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
    let areMarked = months.map { marks.contains(.init(month: $0, category: category)) }
    let bars = zip(months, areMarked).map { month, isMarked in
      let spent = chart.totals[month, category].spent.amount
      return BarSeries.Bar(spent, figure: spent.grouped, isMarked: isMarked)
    }
    let index = LedgerCategory.allCases.firstIndex(of: category) ?? 0
    return BarSeries(
      category.phrase.text(language), bars: bars,
      total: chart.totals.total(of: category, in: months).spent.text(language),
      role: Role.tints[index % Role.tints.count], isMarked: areMarked.contains(true))
  }

  /// Captions of the selected bars, as `2026년 9월 교통  쓴 돈 312,900원, 14건`; the longest first.
  var captions: [String] {
    guard let query = chart.query, let category = query.category else { return [] }
    let months = query.month.map { [$0] } ?? chart.months
    let sum = chart.totals.total(of: category, in: months)
    let name = category.phrase.text(language)
    let spans = [span(of: months), query.month?.shortPhrase.text(language)]
    let amounts = amounts(sum).joined(separator: ", ")
    return spans.map { span in
      [span, name].compactMap(\.self).joined(separator: " ") + "  " + amounts
    }
  }

  /// What stands in the place of the chart if nothing was spent.
  var sentence: String {
    guard let span = span(of: chart.months) else { return LedgerText.empty.text(language) }
    let words = [LedgerText.nothingSpent] + (chart.hasOtherMonths ? [.otherMonths] : [])
    return "\(span): " + words.map { $0.text(language) }.joined(separator: " ")
  }

  /// As `2026년 6월 – 2026년 11월`.
  private func span(of months: [LedgerMonth]) -> String? {
    guard let first = months.first, let last = months.last else { return nil }
    let ends = first == last ? [first] : [first, last]
    return ends.map { $0.phrase.text(language) }.joined(separator: " – ")
  }

  private func amounts(_ sum: LedgerSummary) -> [String] {
    var amounts = ["\(LedgerText.spent.text(language)) \(sum.spent.text(language))"]
    if sum.received > .zero {
      amounts.append("\(LedgerText.received.text(language)) \(sum.received.text(language))")
    }
    return amounts + [LedgerText.entries(sum.count).text(language)]
  }
}
