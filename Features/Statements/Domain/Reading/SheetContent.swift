import LedgerDomain
import Storage
import Time
import WalletDomain

/// What the rows of a sheet say, by which it is compared with the other sheets of its file.
struct SheetContent {
  /// Without signs, which a sheet alone may leave open.
  private struct Row: Hashable {
    let day: Day
    let second: Int?
    let amount: Won
    let balance: Won?
    let text: String

    init(_ entry: LedgerEntry) {
      (day, text) = (entry.day, entry.text)
      (second, balance) = (entry.bank?.second, entry.bank?.balance.map { Won($0).size })
      amount = entry.amount.size
    }

    /// Whether no other payment looks like it.
    var isUnique: Bool { second != nil || balance != nil }
  }

  private let rows: [Row: Int]
  private let steps: [BalanceStep]
  private let days: ClosedRange<Day>?
  /// The cells of its lines, of which the days may be unclear yet.
  private let lines: Set<[String]>

  /// `lines` are those of which the statement was read.
  init(_ statement: BankStatement, _ lines: some Sequence<FileRow>) {
    self.lines = Set(lines.lazy.filter { $0.number > statement.mapping.headingLine }.map(\.cells))
    rows = statement.entries.reduce(into: [:]) { $0[Row($1.entry), default: 0] += 1 }
    steps = statement.steps
    let days = statement.entries.map(\.entry.day)
    self.days = days.min().flatMap { first in days.max().map { first...$0 } }
  }

  private var count: Int { rows.values.reduce(0, +) }

  private func shared(with other: SheetContent) -> Int {
    rows.reduce(0) { $0 + min($1.value, other.rows[$1.key] ?? 0) }
  }

  /// Whether both have rows that are the same payment.
  ///
  /// Without times and balances a few payments of two cards may look alike.
  func repeats(_ other: SheetContent) -> Bool {
    guard !rows.isEmpty, !other.rows.isEmpty else {
      let least = min(lines.count, other.lines.count)
      return least > 0 && lines.intersection(other.lines).count * 2 > least
    }
    if rows.keys.contains(where: { $0.isUnique && other.rows[$0] != nil }) { return true }
    let least = min(count, other.count)
    return least > 0 && shared(with: other) * 2 > least
  }

  /// Whether each payment of the other sheet stands in it.
  func covers(_ other: SheetContent) -> Bool { shared(with: other) == other.count }

  /// Whether they have days in common, on which neither goes on from the balances of the other.
  func contradicts(_ other: SheetContent) -> Bool {
    guard let days, other.days?.overlaps(days) == true else { return false }
    return AccountBalances(steps).continuity(of: other.steps) == .apart
  }

  /// Whether it has rows, all of which are one payment each.
  var isUnique: Bool { !rows.isEmpty && rows.keys.allSatisfy(\.isUnique) }
}
