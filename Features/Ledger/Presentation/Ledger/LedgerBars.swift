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

  /// The least columns of a payee's bar.
  private static let payeeColumns = 10
  /// How many characters of a payee a short caption has.
  private static let shortPayee = 12

  private var chart: LedgerChart { model.chart }

  func widget(_ state: BarChartState) -> BarChart {
    let columns = chart.columns
    let current = selectedColumn
    let titles = titles(of: columns)
    let spent = columns.map { chart.sum(of: nil, in: $0).spent }
    let largest = spent.max() ?? .zero
    var widget = BarChart(
      name.counted(in: Won.unit), state,
      columns: columns.indices.map {
        BarColumn(
          titles[$0],
          figures: [Phrase(spent[$0].amount.grouped), spent[$0].short(beside: largest)],
          isCurrent: columns[$0] == current)
      },
      series: chart.rows.map { series($0, columns) },
      // The head above it says the unit, and the name does to a reader.
      total: BarTotal(LedgerText.total, figure: chart.sum(of: nil).spent.figures),
      scale: { Won($0).short(beside: largest) })
    // The payees with most come first, and days in the order of time.
    widget.beginsWithFirst = chart.only != nil
    if chart.only != nil, chart.detail == .payees {
      widget.leastColumns = Self.payeeColumns
      // The payee of the selected row may be one of the smallest.
      widget.followsCurrent = false
    }
    return widget
  }

  /// What the bars are.
  private var name: Phrase {
    guard chart.only != nil else { return LedgerText.spending }
    return chart.detail == .days ? LedgerText.spendingByDay : LedgerText.spendingByPayee
  }

  private func series(_ row: LedgerChart.Row, _ columns: [LedgerChart.Column]) -> BarSeries {
    let marks = model.listing.marks
    let categories = row.category.map { [$0] } ?? chart.rest
    let areMarked = columns.map { column in
      categories.contains { marks.contains($0, in: column, of: chart.only) }
    }
    // Where the rest is unfolded, what it has stands in the bars of the rows below it.
    let hasBars = row != .rest || !chart.isUnfolded
    let bars = zip(columns, areMarked).map { column, isMarked in
      let spent = chart.sum(of: categories, in: column).spent.amount
      return BarSeries.Bar(hasBars ? spent : 0, figure: spent.grouped, isMarked: isMarked)
    }
    return BarSeries(
      name(of: categories), bars: bars, total: chart.sum(of: categories).spent.figures,
      role: row.category.map { model.categories[$0].role } ?? .dim,
      isMarked: areMarked.contains(true))
  }

  private func name(of categories: [LedgerCategory]) -> Phrase {
    guard categories.count == 1 else { return LedgerText.others(categories.count) }
    return model.categories[categories[0]].phrase
  }

  /// For each bar its titles, the longest first; months have the year if any is not of this year.
  private func titles(of columns: [LedgerChart.Column]) -> [[Phrase]] {
    let hasYears = chart.months.contains { $0.year != model.today.year }
    return columns.map { column in
      switch column {
      case .month(let month): monthTitles(month, hasYears)
      case .day(let day):
        [Phrase(ko: "\(day.day)일", en: DayShape.short.phrase(of: day).text(.english))]
          + [Phrase("\(day.day)")]
      case .payee(let payee): [Phrase(payee)]
      }
    }
  }

  private func monthTitles(_ month: LedgerMonth, _ hasYears: Bool) -> [Phrase] {
    let short = [month.shortPhrase, Phrase("\(month.month)")]
    return hasYears ? [month.yearPhrase] + short : short
  }

  /// The bar of the selected row.
  private var selectedColumn: LedgerChart.Column? {
    model.listing.selected.map { row in
      guard chart.only != nil else { return .month(LedgerMonth(of: row.day)) }
      return chart.detail == .days ? .day(row.day) : .payee(row.entry.name)
    }
  }

  /// Captions of the selected bars, as `2026년 9월 교통  지출 312,900원, 14건`, or of the selected row's
  /// bar, or of all bars if that one is not in sight; the longest first.
  func captions(isAtChart: Bool) -> [Phrase] {
    guard isAtChart else {
      guard let column = selectedColumn else { return [] }
      let shown = chart.columns.contains(column) ? column : nil
      return captions(of: shown, nil)
    }
    let (place, columns) = (chart.place, chart.columns)
    let categories = chart.categories(at: place)
    guard !categories.isEmpty else { return [] }
    return captions(of: place.column.map { columns[$0] }, categories)
  }

  /// The range beside the caption, as `차트 2026년 6월 – 11월`, or what the bars of one month are; nil if the
  /// caption or the title names it.
  func rangeBesideCaption(isAtChart: Bool) -> Phrase? {
    if chart.only != nil {
      return chart.detail == .days ? LedgerText.byDay : LedgerText.byPayee
    }
    let shown = isAtChart ? chart.place.column.map { chart.columns[$0] } : selectedColumn
    return shown.map { chart.columns.contains($0) } == true ? titledRange : nil
  }

  /// The range as it is spoken; nil if there are no bars, or if the title names it.
  var titledRange: Phrase? {
    guard chart.period == nil, !chart.categories.isEmpty, let range else { return nil }
    return [LedgerText.chart, range].joined
  }

  /// Captions of a bar, of all if nil, in categories, in all if nil.
  private func captions(
    of column: LedgerChart.Column?, _ categories: [LedgerCategory]?
  ) -> [Phrase] {
    let sum = column.map { chart.sum(of: categories, in: $0) } ?? chart.sum(of: categories)
    let name = categories.map { self.name(of: $0) }
    let (long, short) = names(of: column)
    let amounts = amounts(sum, column == nil ? returns(in: categories) : nil)
    let captions = amounts.indices.reversed().flatMap { last in
      [long, short].map { span in
        [
          [span, name].compactMap(\.self).joined, Array(amounts[...last]).joined(separator: ", "),
        ].joined(separator: "  ")
      }
    }
    // An amount is not cut; the head has the range of months too.
    guard let amount = amounts.first, name != nil, column == nil || chart.only != nil else {
      return captions
    }
    let last = column == nil ? [name] : [short, nil]
    return captions + last.map { [$0, amount].compactMap(\.self).joined(separator: "  ") }
  }

  /// What a bar is called, or the range of all; in full, and in few columns.
  private func names(of column: LedgerChart.Column?) -> (long: Phrase?, short: Phrase?) {
    let months = chart.months
    switch column {
    case .month(let month):
      return (month.phrase, monthTitles(month, month.year != model.today.year).first)
    case .day(let day):
      let short: DayShape = day.year == model.today.year ? .short : .narrow
      return (DayShape.long.phrase(of: day), short.phrase(of: day))
    case .payee(let payee): return (Phrase(payee), Phrase(payee.shortened(to: Self.shortPayee)))
    // Of several months the range is cut last.
    case nil:
      return (
        span(of: months),
        months.count == 1 ? months.first?.shortPhrase : narrowSpan(of: months)
      )
    }
  }

  /// What stands in the place of the chart if nothing was spent.
  var sentence: Phrase? {
    guard let span = range else { return nil }
    let words = [LedgerText.nothingSpent] + (chart.hasOtherMonths ? [LedgerText.otherMonths] : [])
    return [span, words.joined].joined(separator: ": ")
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

  /// In which bar most came back, which has no height.
  private func returns(in categories: [LedgerCategory]?) -> Phrase? {
    let returned = chart.columns.map {
      (column: $0, spent: chart.sum(of: categories, in: $0).spent)
    }
    .filter { $0.spent < .zero }
    guard let most = returned.min(by: { $0.spent < $1.spent }),
      let name = names(of: most.column).short
    else { return nil }
    return [name, LedgerText.spent(most.spent)].joined
  }

  private func amounts(_ sum: LedgerSummary, _ returned: Phrase?) -> [Phrase] {
    var amounts = [LedgerText.spent(sum.spent)]
    if sum.received > .zero {
      amounts.append([LedgerText.received, sum.received.phrase].joined)
    }
    let rest = [LedgerText.entries(sum.count), returned, LinksText.leftOut(sum)]
    return amounts + rest.compactMap(\.self)
  }
}
