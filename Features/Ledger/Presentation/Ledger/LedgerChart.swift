import LedgerDomain
import TerminalUI
import WalletDomain

/// What was spent in each month, as the chart shows it: half a year or a year at a time, or one month.
struct LedgerChart: Equatable {
  /// The sums of what the table lists, of all months.
  private(set) var totals = MonthTotals([:])
  private var order: [LedgerCategory] = []
  /// The only month that is shown; nil for all.
  var only: LedgerMonth?
  /// How many months have room.
  var room = Self.fewestMonths
  /// The last shown month; nil for the newest that has rows.
  private(set) var end: LedgerMonth?
  /// The selected category, in one month or in all.
  private(set) var category: LedgerCategory?
  private(set) var month: LedgerMonth?

  /// The months of half a year and of a year.
  private static let (fewestMonths, mostMonths) = (6, 12)
  /// The columns of the scale and the legend, and those of a month.
  private static let (otherColumns, monthColumns) = (34, 7)

  /// How many months have room in so many columns.
  static func months(in columns: Int) -> Int {
    min(max((columns - otherColumns) / monthColumns, fewestMonths), mostMonths)
  }

  /// In the order of time.
  var months: [LedgerMonth] {
    only.map { [$0] } ?? (end ?? totals.months.last)?.last(monthCount) ?? []
  }

  /// More than half a year is shown only as far as there are rows.
  private var monthCount: Int {
    guard let first = totals.months.first, let last = totals.months.last else {
      return Self.fewestMonths
    }
    let span = (last.year - first.year) * 12 + last.month - first.month + 1
    return min(max(span, Self.fewestMonths), room)
  }

  /// The categories with spending in these months, or to which more came back.
  var categories: [LedgerCategory] {
    let months = months
    return order.filter { category in months.contains { totals[$0, category].spent != .zero } }
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

  /// `order` is that of all categories.
  mutating func receive(_ totals: MonthTotals, order: [LedgerCategory]) {
    self.totals = totals
    self.order = order
  }

  mutating func go(to place: BarChartState.Place) {
    let (categories, months) = (categories, months)
    category = categories.indices.contains(place.row) ? categories[place.row] : nil
    month = place.column.flatMap { months.indices.contains($0) ? months[$0] : nil }
  }

  /// The nearest month with rows that is later than the only one, or earlier if `count` is negative.
  func neighbour(_ count: Int) -> LedgerMonth? {
    only.flatMap { totals.neighbour(of: $0, count) }
  }

  /// Selects the bar of a month in the row of the selected ones.
  mutating func go(to month: LedgerMonth) {
    if months.contains(month) { self.month = month }
  }

  /// Shows months that are later, or earlier if negative, as far as there are rows; the selection
  /// stays in its column.
  mutating func turn(by count: Int) {
    guard let first = totals.months.first, let last = totals.months.last,
      let present = months.last
    else { return }
    let place = place
    let next = present.advanced(by: count) ?? present
    // All columns are shown even if they begin before the first rows.
    let least = min(first.advanced(by: monthCount - 1) ?? first, last)
    let target = min(max(next, least), last)
    end = target == last ? nil : target
    month = place.column.flatMap { months.indices.contains($0) ? months[$0] : nil }
  }

  /// Brings a month into sight, and turns no further than needed.
  mutating func reveal(_ month: LedgerMonth) {
    guard only == nil, let first = months.first, !months.contains(month) else { return }
    let target = month < first ? month.advanced(by: monthCount - 1) : month
    end = target == totals.months.last ? nil : target
  }

  /// Shows the months that end with one.
  mutating func show(upTo month: LedgerMonth) {
    end = month
    category = nil
    self.month = nil
  }
}
