import LedgerDomain
import WalletDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  private struct Key: Hashable {
    let month: Int
    let category: String
  }

  private var sums: [Key: (count: Int, spent: Int, received: Int)] = [:]

  mutating func add(month: Int, category: String, count: Int, spent: Int, received: Int) {
    func add(_ sum: inout (count: Int, spent: Int, received: Int)) {
      sum.count += count
      sum.spent += spent
      sum.received += received
    }
    add(&sums[Key(month: month, category: category), default: (0, 0, 0)])
  }

  var totals: MonthTotals {
    let bars = sums.compactMap { key, sum -> (MonthTotals.Bar, LedgerSummary)? in
      guard let month = LedgerMonth(rawValue: key.month) else { return nil }
      let category = LedgerCategory(rawValue: key.category)
      return (
        MonthTotals.Bar(month: month, category: category),
        LedgerSummary(
          count: sum.count, spent: Won(Int64(sum.spent)), received: Won(Int64(sum.received)))
      )
    }
    return MonthTotals(Dictionary(bars, uniquingKeysWith: +))
  }
}
