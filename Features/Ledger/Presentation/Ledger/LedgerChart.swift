import LedgerDomain
import TerminalUI
import WalletDomain

/// What was spent in each month, as the chart shows it: half a year at a time.
struct LedgerChart: Equatable {
  private(set) var totals = MonthTotals([:])
  /// The last shown month; nil for the newest that has rows.
  private(set) var end: LedgerMonth?
  /// The selected category, in one month or in all.
  private(set) var category: LedgerCategory?
  private(set) var month: LedgerMonth?

  private static let monthCount = 6

  /// In the order of time.
  var months: [LedgerMonth] { (end ?? totals.months.last)?.last(Self.monthCount) ?? [] }

  /// The categories with spending in these months.
  var categories: [LedgerCategory] {
    let months = months
    return LedgerCategory.allCases.filter { totals.total(of: $0, in: months).spent > .zero }
  }

  /// The selected bars; the first row without a category.
  var place: BarChartState.Place {
    BarChartState.Place(
      row: category.flatMap { categories.firstIndex(of: $0) } ?? 0,
      column: month.flatMap { months.firstIndex(of: $0) })
  }

  /// Whether there are rows in other months.
  var hasOtherMonths: Bool { totals.months.contains { !months.contains($0) } }

  /// The rows of the selected bars; nil if there are no bars.
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

  /// Shows months that are later, or earlier if negative, as far as there are rows; the selection
  /// stays in its column.
  mutating func turn(by count: Int) {
    guard let first = totals.months.first, let last = totals.months.last,
      let present = months.last
    else { return }
    let place = place
    let next = present.advanced(by: count) ?? present
    // Half a year is shown even if it begins before the first rows.
    let least = min(first.advanced(by: Self.monthCount - 1) ?? first, last)
    let target = min(max(next, least), last)
    end = target == last ? nil : target
    month = place.column.flatMap { months.indices.contains($0) ? months[$0] : nil }
  }

  /// Shows a month, and selects it.
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
