import LedgerDomain
import WalletDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  private struct Key: Hashable {
    let month: Int
    let category: String
  }

  private var sums: [Key: LedgerSummary] = [:]

  mutating func add(month: Int, category: String, count: Int, spent: Int, received: Int) {
    sums[Key(month: month, category: category), default: .nothing] += LedgerSummary(
      count: count, spent: Won(Int64(spent)), received: Won(Int64(received)))
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
