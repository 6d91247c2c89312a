import Editing
import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// Makes the bars of a chart of what was spent, their range and their captions.
@MainActor
struct LedgerBars {
  let model: Ledger.Model

  private var chart: LedgerChart { model.chart }

  func widget(_ state: BarChartState) -> BarChart {
    let (months, categories) = (chart.months, chart.categories)
    let sums = months.map { chart.totals.total(of: $0).spent }
    // Only what is spent has bars.
    let titles = titles(of: months)
    return BarChart(
      LedgerText.spending, state,
      columns: months.indices.map {
        BarColumn(
          titles[$0], figure: sums[$0].amount.grouped, isCurrent: months[$0] == selectedMonth)
      },
      series: categories.map { series($0, months) },
      total: BarTotal(
        LedgerText.total, figure: sums.reduce(.zero, +)),
      scale: { Won($0).short })
  }

  private func series(_ category: LedgerCategory, _ months: [LedgerMonth]) -> BarSeries {
    let marks = model.listing.marks
    let areMarked = months.map { marks.contains(.init(month: $0, category: category)) }
    let bars = zip(months, areMarked).map { month, isMarked in
      let spent = chart.totals[month, category].spent.amount
      return BarSeries.Bar(spent, figure: spent.grouped, isMarked: isMarked)
    }
    let own = model.categories[category]
    return BarSeries(
      own.phrase, bars: bars,
      total: chart.totals.total(of: category, in: months).spent,
      role: own.role, isMarked: areMarked.contains(true))
  }

  /// For each month its titles, the longest first; with the year if any is not of this year.
  private func titles(of months: [LedgerMonth]) -> [[Phrase]] {
    let hasYears = months.contains { $0.year != model.today.year }
    return months.map { month in
      let short = [month.shortPhrase, Phrase("\(month.month)")]
      return hasYears ? [month.yearPhrase] + short : short
    }
  }

  /// The month of the selected row.
  private var selectedMonth: LedgerMonth? {
    model.listing.selected.map { LedgerMonth(of: $0.day) }
  }

  /// Captions of the selected bars, as `2026년 9월 교통  지출 312,900원, 14건`, or of the selected row's
  /// month, or of all months if that one is not in sight; the longest first.
  func captions(isAtChart: Bool) -> [Phrase] {
    let months = captionedMonths(isAtChart)
    guard isAtChart else {
      guard !months.isEmpty else { return [] }
      let sum = months.reduce(.nothing) { $0 + chart.totals.total(of: $1) }
      return captions(of: months, sum, name: nil)
    }
    guard let category = chart.query?.category else { return [] }
    return captions(
      of: months, chart.totals.total(of: category, in: months),
      name: model.categories[category].phrase)
  }

  /// The range beside the caption, as `차트 2026년 6월 – 11월`; nil if the caption or the title names it.
  func rangeBesideCaption(isAtChart: Bool) -> Phrase? {
    guard chart.only == nil, captionedMonths(isAtChart) != chart.months else { return nil }
    return titledRange
  }

  /// The range as it is spoken; nil if there are no bars, or if the title names it.
  var titledRange: Phrase? {
    guard chart.only == nil, !chart.categories.isEmpty, let range else { return nil }
    return [LedgerText.chart.phrase, range].joined
  }

  private func captionedMonths(_ isAtChart: Bool) -> [LedgerMonth] {
    guard isAtChart else {
      guard let month = selectedMonth else { return [] }
      return chart.months.contains(month) ? [month] : chart.months
    }
    return chart.query?.month.map { [$0] } ?? chart.months
  }

  private func captions(
    of months: [LedgerMonth], _ sum: LedgerSummary, name: Phrase?
  ) -> [Phrase] {
    // Of several months the range is cut last.
    let short =
      months.count == 1 ? titles(of: months).first?.first : narrowSpan(of: months)
    let amounts = amounts(sum)
    let captions = amounts.indices.reversed().flatMap { last in
      [span(of: months), short].map { span in
        [
          [span, name].compactMap(\.self).joined, Array(amounts[...last]).joined(separator: ", "),
        ].joined(separator: "  ")
      }
    }
    // The head has the range too; an amount is not cut.
    guard let name, months.count > 1, let amount = amounts.first else { return captions }
    return captions + [[name, amount].joined(separator: "  ")]
  }

  /// What stands in the place of the chart if nothing was spent.
  var sentence: Phrase {
    guard let span = range else { return LedgerText.nothing(of: model.listing.query).phrase }
    let words = [LedgerText.nothingSpent] + (chart.hasOtherMonths ? [.otherMonths] : [])
    return [span, words.map(\.phrase).joined].joined(separator: ": ")
  }

  /// The months of the chart, as `2026년 6월 – 11월`; nil if there are none.
  var range: Phrase? { span(of: chart.months) }

  func span(of months: [LedgerMonth]) -> Phrase? {
    guard let first = months.first, let last = months.last else { return nil }
    return first == last ? first.phrase : first.span(to: last)
  }

  /// As `25.12 – 26.5`.
  private func narrowSpan(of months: [LedgerMonth]) -> Phrase? {
    guard let first = months.first, let last = months.last else { return nil }
    return [first, last].map(\.yearPhrase).joined(separator: " – ")
  }

  private func amounts(_ sum: LedgerSummary) -> [Phrase] {
    var amounts = [LedgerText.spent(sum.spent)]
    if sum.received > .zero {
      amounts.append([LedgerText.received.phrase, sum.received.phrase].joined)
    }
    return amounts + [LedgerText.entries(sum.count), LinksText.leftOut(sum)].compactMap(\.self)
  }
}
