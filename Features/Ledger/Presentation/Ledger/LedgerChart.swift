import LedgerDomain
import TerminalUI
import WalletDomain

/// What was spent, month by month, as the chart shows it: half a year at a time.
struct LedgerChart: Equatable {
  private(set) var totals = MonthTotals([:])
  /// The last month in sight; nil for the newest that has rows.
  private(set) var end: LedgerMonth?
  /// Where the user is: a category, in one month or in all.
  private(set) var category: LedgerCategory?
  private(set) var month: LedgerMonth?

  private static let monthCount = 6

  /// In the order of time.
  var months: [LedgerMonth] { (end ?? totals.months.last)?.last(Self.monthCount) ?? [] }

  /// Those on which something was spent in these months.
  var categories: [LedgerCategory] {
    let months = months
    return LedgerCategory.allCases.filter { totals.total(of: $0, in: months).spent > .zero }
  }

  /// Where the user is; without a category the first row.
  var place: BarChartState.Place {
    BarChartState.Place(
      row: category.flatMap { categories.firstIndex(of: $0) } ?? 0,
      column: month.flatMap { months.firstIndex(of: $0) })
  }

  /// Whether there are rows in other months.
  var hasOtherMonths: Bool { totals.months.contains { !months.contains($0) } }

  /// The rows behind the bars where the user is; nil where there are none.
  var query: LedgerQuery? {
    let (place, categories, months) = (place, categories, months)
    guard categories.indices.contains(place.row) else { return nil }
    return LedgerQuery(
      category: categories[place.row], month: place.column.map { months[$0] })
  }

  mutating func take(_ totals: MonthTotals) { self.totals = totals }

  mutating func go(to place: BarChartState.Place) {
    let (categories, months) = (categories, months)
    category = categories.indices.contains(place.row) ? categories[place.row] : nil
    month = place.column.flatMap { months.indices.contains($0) ? months[$0] : nil }
  }

  /// Shows a month earlier, or later, as far as there are rows; the user stays in the same column.
  mutating func turn(by count: Int) {
    guard let first = totals.months.first, let last = totals.months.last,
      let present = months.last
    else { return }
    let place = place
    let next = present.advanced(by: count)
    // Half a year is in sight even where it reaches beyond the first rows.
    let least = min(first.advanced(by: Self.monthCount - 1), last)
    let target = min(max(next, least), last)
    end = target == last ? nil : target
    month = place.column.flatMap { months.indices.contains($0) ? months[$0] : nil }
  }

  /// Brings a month into sight, and the user to it.
  mutating func reveal(_ month: LedgerMonth) {
    if !months.contains(month) { end = month == totals.months.last ? nil : month }
    self.month = month
  }

  /// Shows the half year that ends with a month.
  mutating func show(upTo month: LedgerMonth) {
    end = month
    category = nil
    self.month = nil
  }
}

extension LedgerMonth {
  /// The month so many later, or earlier where less than nothing; the same beyond the calendar.
  fileprivate func advanced(by count: Int) -> LedgerMonth {
    let months = year * 12 + month - 1 + count
    return LedgerMonth(rawValue: months / 12 * 100 + months % 12 + 1) ?? self
  }
}
