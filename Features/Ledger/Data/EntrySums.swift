import LedgerDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  private struct Key: Hashable {
    let month: Int
    let category: String
  }

  private var sums: [Key: LedgerSummary] = [:]

  mutating func add(month: Int, category: String, _ sum: LedgerSummary) {
    sums[Key(month: month, category: category), default: .nothing] += sum
  }

  var totals: MonthTotals {
    let bars = sums.compactMap { key, sum -> (MonthTotals.Bar, LedgerSummary)? in
      guard let month = LedgerMonth(rawValue: key.month) else { return nil }
      let category = LedgerCategory(rawValue: key.category)
      return (MonthTotals.Bar(month: month, category: category), sum)
    }
    return MonthTotals(Dictionary(bars, uniquingKeysWith: +))
  }
}
