import LedgerDomain
import WalletDomain

/// Adds up entries by month and category, as they are read.
struct EntrySums {
  struct Key: Hashable {
    let month: Int
    let category: String

    fileprivate var bar: MonthTotals.Bar? {
      LedgerMonth(rawValue: month).map {
        MonthTotals.Bar(month: $0, category: LedgerCategory(rawValue: category))
      }
    }
  }

  private var sums: [Key: LedgerSummary] = [:]
  private var pairs = PairedSums<Key>()

  mutating func add(_ key: Key, _ sum: LedgerSummary) { sums[key, default: .nothing] += sum }

  /// Adds what moved between two of the entries.
  mutating func add(_ amount: Won, from first: Key, to second: Key) {
    pairs.add(amount, from: first, to: second)
  }

  var totals: MonthTotals { totals(pairs.grouped(by: \.bar)) }

  func totals(_ pairs: PairedSums<MonthTotals.Bar>) -> MonthTotals {
    let bars = sums.compactMap { key, sum in key.bar.map { ($0, sum) } }
    return MonthTotals(Dictionary(bars, uniquingKeysWith: +), pairs)
  }
}
