import LedgerDomain
import WalletDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  /// The sums of a month, by the names of categories as the database has them.
  private typealias Sums = [String: LedgerSummary]

  /// By months, as 202611, without the one that was added to last.
  private var months: [Int: Sums] = [:]
  /// Apart, since entries of one month mostly come one after the other.
  private var last: (month: Int, sums: Sums) = (0, [:])
  private var pairs = PairedSums<MonthTotals.Bar>()

  /// The bar of a month and a category; nil if the calendar has no such month.
  static func bar(_ month: Int, _ category: String) -> MonthTotals.Bar? {
    LedgerMonth(rawValue: month).map {
      MonthTotals.Bar(month: $0, category: LedgerCategory(rawValue: category))
    }
  }

  mutating func add(_ sum: LedgerSummary, month: Int, _ category: String) {
    if month != last.month {
      months[last.month] = last.sums
      last = (month, months.removeValue(forKey: month) ?? [:])
    }
    last.sums[category, default: .nothing] += sum
  }

  /// Adds what moved between two of the entries.
  mutating func add(_ amount: Won, from first: MonthTotals.Bar?, to second: MonthTotals.Bar?) {
    if let first, let second { pairs.add(amount, from: first, to: second) }
  }

  var totals: MonthTotals { totals(pairs) }

  /// Those of months that the calendar has.
  func totals(_ pairs: PairedSums<MonthTotals.Bar>) -> MonthTotals {
    var bars: [MonthTotals.Bar: LedgerSummary] = [:]
    for (month, sums) in months.merging([last.month: last.sums], uniquingKeysWith: { $1 }) {
      for (category, sum) in sums { if let bar = Self.bar(month, category) { bars[bar] = sum } }
    }
    return MonthTotals(bars, pairs)
  }
}
