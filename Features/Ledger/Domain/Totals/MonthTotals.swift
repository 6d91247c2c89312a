public import WalletDomain

/// What was spent and received in each month and category, by the rows of a query.
public struct MonthTotals: Hashable, Sendable {
  /// One bar of the chart.
  public struct Bar: Hashable, Sendable {
    public let month: LedgerMonth
    public let category: LedgerCategory

    public init(month: LedgerMonth, category: LedgerCategory) {
      self.month = month
      self.category = category
    }

    /// The bar in which a part is counted.
    public init(of part: LedgerParts.Part) {
      self.init(month: LedgerMonth(of: part.day), category: part.category)
    }

    /// The bar in which a row is counted.
    public init(of row: LedgerRow) {
      self.init(month: LedgerMonth(of: row.day), category: row.category)
    }
  }

  private let bars: [LedgerMonth: [LedgerCategory: LedgerSummary]]
  private let pairs: PairedSums<Bar>
  /// The months that have rows, in the order of time.
  public let months: [LedgerMonth]
  /// The sums of all months and categories.
  public let summary: LedgerSummary

  /// Bars without rows may be left out.
  public init(_ bars: [Bar: LedgerSummary], _ pairs: PairedSums<Bar> = PairedSums()) {
    self.bars = bars.reduce(into: [:]) { months, bar in
      guard bar.value.count > 0 else { return }
      months[bar.key.month, default: [:]][bar.key.category] = bar.value
    }
    self.pairs = pairs
    months = self.bars.keys.sorted()
    let sum = self.bars.values.reduce(LedgerSummary.nothing) { $1.values.reduce($0, +) }
    summary = pairs.once(sum) { _ in true }
  }

  public subscript(month: LedgerMonth, category: LedgerCategory) -> LedgerSummary {
    let bar = Bar(month: month, category: category)
    return pairs.once(bars[month]?[category] ?? .nothing) { $0 == bar }
  }

  /// The sums of all categories of a month.
  public func total(of month: LedgerMonth) -> LedgerSummary { total(of: nil, in: [month]) }

  /// The sums of categories over several months, of all categories if nil.
  public func total(of categories: [LedgerCategory]?, in months: [LedgerMonth]) -> LedgerSummary {
    let (categories, months) = (categories.map(Set.init), Set(months))
    let sum = months.reduce(LedgerSummary.nothing) { sum, month in
      guard let bars = bars[month] else { return sum }
      guard let categories else { return bars.values.reduce(sum, +) }
      return categories.reduce(sum) { $0 + (bars[$1] ?? .nothing) }
    }
    return pairs.once(sum) { bar in
      months.contains(bar.month) && categories?.contains(bar.category) != false
    }
  }

  /// The nearest month with rows that is later, or earlier if `count` is negative.
  public func neighbour(of month: LedgerMonth, _ count: Int) -> LedgerMonth? {
    count < 0 ? months.last { $0 < month } : months.first { $0 > month }
  }

  /// The position of the first row of a month, counted from 0, among those of `period`, of all if nil; nil if
  /// it has none, or if the rows are not in the order of days.
  public func firstRow(
    of month: LedgerMonth, in order: LedgerOrder, among period: LedgerPeriod? = nil
  ) -> Int? {
    guard order.isByDay, months.contains(month) else { return nil }
    return bars.reduce(0) { count, bars in
      guard period?.contains(bars.key.days.lowerBound) != false else { return count }
      let isBefore = order.isAscending ? bars.key < month : bars.key > month
      return isBefore ? bars.value.values.reduce(count) { $0 + $1.count } : count
    }
  }
}

/// By how much more was spent in months than before, or less if negative.
public struct MonthChanges: Hashable, Sendable {
  /// One month whose spending is another than before.
  public struct Change: Hashable, Sendable {
    public let month: LedgerMonth
    public let spent: Won
  }

  /// In the order of time.
  public let list: [Change]

  public init(from before: MonthTotals, to after: MonthTotals) {
    list = Set(before.months + after.months).sorted().compactMap { month in
      let spent = after.total(of: month).spent - before.total(of: month).spent
      return spent == .zero ? nil : Change(month: month, spent: spent)
    }
  }

  private init(_ list: [Change]) { self.list = list }

  /// Those of months before one; none if nil.
  public func before(_ month: LedgerMonth?) -> MonthChanges {
    MonthChanges(list.filter { change in month.map { change.month < $0 } ?? false })
  }
}
