import LedgerDomain
import TerminalUI
import Time
import WalletDomain

/// What was spent in each month, as the chart shows it, half a year or a year at a time or those that are asked
/// for; or what was spent on each day of one month, or at each payee.
struct LedgerChart: Equatable {
  /// What has bars in one month.
  enum Detail: String {
    case days, payees

    var other: Detail { self == .days ? .payees : .days }
  }

  /// What a bar is of.
  enum Column: Hashable {
    case month(LedgerMonth)
    case day(Day)
    case payee(String)
  }

  /// The sums of what the table lists, of all months.
  private(set) var totals = MonthTotals([:])
  /// The sums of one month.
  private(set) var parts = LedgerParts.none
  private var order: [LedgerCategory] = []
  /// The days of the table; nil for all.
  var period: LedgerPeriod? { didSet { arrange() } }
  var detail = Detail.days { didSet { arrange() } }
  /// How many months have room.
  var room = Self.fewestMonths { didSet { arrange() } }
  /// The last shown month; nil for the newest that has rows.
  private(set) var end: LedgerMonth? { didSet { arrange() } }
  /// What has bars: months, or of one month its days, or payees.
  private(set) var columns: [Column] = []
  /// The categories with spending in these bars, or to which more came back; that with most first.
  private(set) var categories: [LedgerCategory] = []
  /// The selected row, in one bar or in all.
  private(set) var row: Row?
  /// Whether the categories of the rest have rows too.
  private(set) var isUnfolded = false
  private(set) var column: Column?

  /// The months of half a year and of a year.
  private static let (fewestMonths, mostMonths) = (6, 12)
  /// The columns of the scale and the legend, and those of a month.
  private static let (otherColumns, monthColumns) = (34, 7)

  /// How many months have room in so many columns.
  static func months(in columns: Int) -> Int {
    min(max((columns - otherColumns) / monthColumns, fewestMonths), mostMonths)
  }

  /// The only month that is shown; nil for several.
  var only: LedgerMonth? { period?.monthAround }

  /// In the order of time.
  var months: [LedgerMonth] {
    if let only { return [only] }
    if let asked { return asked }
    return (end ?? totals.months.last)?.last(monthCount) ?? []
  }

  /// The months that are asked for; nil for all.
  private var asked: [LedgerMonth]? {
    period.map { period in
      let (first, last) = (
        LedgerMonth(of: period.days.lowerBound), LedgerMonth(of: period.days.upperBound)
      )
      return last.last((last.year - first.year) * 12 + last.month - first.month + 1)
    }
  }

  /// More than half a year is shown only as far as there are rows.
  private var monthCount: Int {
    guard let first = totals.months.first, let last = totals.months.last else {
      return Self.fewestMonths
    }
    let span = (last.year - first.year) * 12 + last.month - first.month + 1
    return min(max(span, Self.fewestMonths), room)
  }

  /// Finds the bars once for each change of what they are made of: drawing asks for them at each row.
  private mutating func arrange() {
    columns =
      switch (only, detail) {
      case (nil, _): months.map { .month($0) }
      case (let only?, .days): only.allDays.map { .day($0) }
      case (_?, .payees): parts.payees.map { .payee($0) }
      }
    let spent = order.enumerated().filter { _, category in
      columns.contains { sum(category, in: $0).spent != .zero }
    }.map { (place: $0, category: $1, spent: sum(of: [$1]).spent) }
    categories = spent.sorted { ($1.spent, $0.place) < ($0.spent, $1.place) }.map(\.category)
  }

  /// The sums of categories in a bar, of all categories if nil.
  func sum(of categories: [LedgerCategory]?, in column: Column) -> LedgerSummary {
    switch column {
    case .month(let month): totals.total(of: categories, in: [month])
    case .day(let day): parts.sum(categories, on: day)
    case .payee(let payee): parts.sum(categories, at: payee)
    }
  }

  /// The sums of categories in all bars, of all categories if nil; also of what has no bars.
  func sum(of categories: [LedgerCategory]?) -> LedgerSummary {
    only == nil ? totals.total(of: categories, in: months) : parts.sum(categories)
  }

  /// The sums of a category in a bar.
  private func sum(_ category: LedgerCategory, in column: Column) -> LedgerSummary {
    guard case .month(let month) = column else { return sum(of: [category], in: column) }
    return totals[month, category]
  }

  /// The month of the selected bar.
  var month: LedgerMonth? {
    guard case .month(let month) = column else { return nil }
    return month
  }

  /// Whether there are rows in other months.
  var hasOtherMonths: Bool { totals.months.contains { !months.contains($0) } }

  /// The query of which the sums of one month are; nil for several months.
  func scope(of query: LedgerQuery) -> LedgerQuery? {
    guard let month = query.period?.monthAround else { return nil }
    var query = query
    switch detail {
    case .days: query.month = month
    case .payees: query.payee = nil
    }
    return query
  }

  /// `order` is that of all categories; `parts` are those of the only month.
  mutating func receive(_ totals: MonthTotals, order: [LedgerCategory]) {
    self.totals = totals
    self.order = order
    arrange()
  }

  mutating func receive(_ parts: LedgerParts) {
    self.parts = parts
    arrange()
  }

  mutating func go(to place: BarChartState.Place) {
    let (rows, columns) = (rows, columns)
    row = rows.indices.contains(place.row) ? rows[place.row] : nil
    column = place.column.flatMap { columns.indices.contains($0) ? columns[$0] : nil }
  }

  /// The nearest month with rows that is later than the only one, or earlier if `count` is negative.
  func neighbour(_ count: Int) -> LedgerMonth? {
    only.flatMap { totals.neighbour(of: $0, count) }
  }

  /// The months that are asked for, turned by so many as far as there are rows.
  func turned(by count: Int) -> LedgerPeriod? {
    guard let asked, let last = asked.last,
      let target = end(after: last, by: count, of: asked.count)
    else { return nil }
    let months = target.last(asked.count)
    return months.first.map { LedgerPeriod($0...target) }
  }

  /// The position of the first row of a bar in a table of the days of the chart; nil if it has none.
  func firstRow(of column: Column, in order: LedgerOrder) -> Int? {
    switch column {
    case .month(let month): totals.firstRow(of: month, in: order, among: period)
    case .day(let day)
    where order.isByDay && period?.month != nil && parts.sum(nil, on: day).count > 0:
      order.isAscending ? parts.count(before: day) : parts.count(after: day)
    case .day, .payee: nil
    }
  }

  /// Gives the categories of the rest rows of their own, or takes them away.
  mutating func turnRest() { isUnfolded.toggle() }

  /// Selects the bar of a month in the row of the selected ones.
  mutating func go(to month: LedgerMonth) {
    if months.contains(month) { column = .month(month) }
  }

  /// Shows months that are later, or earlier if negative, as far as there are rows; the selection
  /// stays in its column.
  mutating func turn(by count: Int) {
    guard let present = months.last, let target = end(after: present, by: count, of: monthCount)
    else { return }
    let place = place
    end = target == totals.months.last ? nil : target
    column = place.column.flatMap { columns.indices.contains($0) ? columns[$0] : nil }
  }

  /// The last of `shown` months that are so many later than those that end with one.
  private func end(after present: LedgerMonth, by count: Int, of shown: Int) -> LedgerMonth? {
    guard let first = totals.months.first, let last = totals.months.last else { return nil }
    let next = present.advanced(by: count) ?? present
    // All columns are shown even if they begin before the first rows.
    let least = min(first.advanced(by: shown - 1) ?? first, last)
    return min(max(next, least), last)
  }

  /// Brings a month into sight, and turns no further than needed.
  mutating func reveal(_ month: LedgerMonth) {
    guard period == nil, let first = months.first, !months.contains(month) else { return }
    let target = month < first ? month.advanced(by: monthCount - 1) : month
    end = target == totals.months.last ? nil : target
  }

  /// Shows the months that end with one.
  mutating func show(upTo month: LedgerMonth) {
    end = month
    row = nil
    column = nil
  }
}

extension LedgerMonth {
  fileprivate var allDays: [Day] {
    (1...31).compactMap { Day(year: year, month: month, day: $0) }
  }
}
