import LedgerDomain
import Storage
import Time
import WalletDomain

/// What the rows of a sheet say, by which it is compared with the other sheets of its file.
struct SheetContent {
  /// Without signs, which a sheet alone may leave open.
  struct Row: Hashable {
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

  /// How often it has each.
  let rows: [Row: Int]
  let count: Int
  let steps: [BalanceStep]
  let days: ClosedRange<Day>?
  /// The cells of its lines, of which the days may be unclear yet.
  let lines: Set<[String]>

  /// `lines` are those of which the statement was read.
  init(_ statement: BankStatement, _ lines: some Sequence<FileRow>) {
    self.lines = Set(lines.lazy.filter { $0.number > statement.mapping.headingLine }.map(\.cells))
    rows = statement.entries.reduce(into: [:]) { $0[Row($1.entry), default: 0] += 1 }
    (count, steps) = (statement.entries.count, statement.steps)
    let days = statement.entries.map(\.entry.day)
    self.days = days.min().flatMap { first in days.max().map { first...$0 } }
  }

  /// Whether each payment of the other sheet stands in it.
  func covers(_ other: SheetContent) -> Bool {
    other.rows.allSatisfy { rows[$0.key] ?? 0 >= $0.value }
  }

  /// Whether it has rows, all of which are one payment each.
  var isUnique: Bool { !rows.isEmpty && rows.keys.allSatisfy(\.isUnique) }
}
