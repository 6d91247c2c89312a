/// What was spent and received in each month and category.
public struct MonthTotals: Hashable, Sendable {
  /// One bar of the chart.
  public struct Bar: Hashable, Sendable {
    public let month: LedgerMonth
    public let category: LedgerCategory

    public init(month: LedgerMonth, category: LedgerCategory) {
      self.month = month
      self.category = category
    }

    /// The bar in which a row is counted.
    public init(of row: LedgerRow) {
      self.init(month: LedgerMonth(of: row.day), category: row.category)
    }
  }

  private let bars: [Bar: LedgerSummary]
  /// The months that have rows, in the order of time.
  public let months: [LedgerMonth]

  /// Bars without rows may be left out.
  public init(_ bars: [Bar: LedgerSummary]) {
    self.bars = bars.filter { $0.value.count > 0 }
    months = Set(self.bars.keys.map(\.month)).sorted()
  }

  public subscript(month: LedgerMonth, category: LedgerCategory) -> LedgerSummary {
    bars[Bar(month: month, category: category)] ?? .nothing
  }

  /// The sums of all categories of a month.
  public func total(of month: LedgerMonth) -> LedgerSummary {
    LedgerCategory.allCases.reduce(.nothing) { $0 + self[month, $1] }
  }

  /// The sums of a category over several months.
  public func total(of category: LedgerCategory, in months: [LedgerMonth]) -> LedgerSummary {
    months.reduce(.nothing) { $0 + self[$1, category] }
  }
}
