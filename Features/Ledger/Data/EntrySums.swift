import LedgerDomain
import WalletDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  private var sums: [MonthTotals.Bar: LedgerSummary] = [:]
  private var pairs = PairedSums<MonthTotals.Bar>()

  /// The bar of a month, as 202611, and a category; nil if the calendar has no such month.
  static func bar(_ month: Int, _ category: String) -> MonthTotals.Bar? {
    LedgerMonth(rawValue: month).map {
      MonthTotals.Bar(month: $0, category: LedgerCategory(rawValue: category))
    }
  }

  mutating func add(_ sum: LedgerSummary, to bar: MonthTotals.Bar?) {
    if let bar { sums[bar, default: .nothing] += sum }
  }

  /// Adds what moved between two of the entries.
  mutating func add(_ amount: Won, from first: MonthTotals.Bar?, to second: MonthTotals.Bar?) {
    if let first, let second { pairs.add(amount, from: first, to: second) }
  }

  var totals: MonthTotals { totals(pairs) }

  func totals(_ pairs: PairedSums<MonthTotals.Bar>) -> MonthTotals { MonthTotals(sums, pairs) }
}
