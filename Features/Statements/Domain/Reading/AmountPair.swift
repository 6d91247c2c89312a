import LedgerDomain
import Storage
import WalletDomain

/// Two columns of amounts that no list names, of which each line has one: what was spent, and what was received.
struct AmountPair {
  let columns: [Int]
  /// Which of them has what was spent, if the balances say it.
  let spent: Int?

  /// How many columns are looked at.
  private static let most = 12

  /// Nil if there are none, or more than two that could be.
  init?(_ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>) {
    let names = ColumnMapping.plain(headings)
    let balances = names.indices.filter { StatementHeadings.isBalance(names[$0]) }
    let free = names.indices.filter { column in
      !StatementRole.allCases.contains { mapping[$0] == column } && !balances.contains(column)
        && !StatementHeadings.isFee(names[column], ofCard: true)
        && !StatementHeadings.isOtherAmount(names[column])
    }.prefix(Self.most)
    let lines = rows.filter { StatementDays.mayBeDay($0.day(mapping)) }
    func amount(_ row: FileRow, _ column: Int) -> Int64 { row.plainAmount(at: column) ?? 0 }
    let used = free.filter { column in
      lines.allSatisfy {
        $0.cell(at: column).allSatisfy { $0.isWhitespace || $0 == "-" }
          || $0.plainAmount(at: column) != nil
      } && lines.contains { amount($0, column) != 0 }
    }
    let pairs = used.indices.flatMap { first in
      used.indices.dropFirst(first + 1).map { [used[first], used[$0]] }
    }.filter { pair in
      lines.allSatisfy { row in pair.count { amount(row, $0) != 0 } == 1 }
    }
    guard pairs.count == 1, lines.count > 1 else { return nil }
    columns = pairs[0]
    let pair = columns
    // In either order of the lines.
    func follow(_ spent: Int, _ balance: Int) -> Bool {
      let steps = lines.compactMap { row in
        StatementDraft.balance(row.cell(at: balance)).map { balance in
          (
            balance: balance.amount,
            change: pair.reduce(Int64(0)) { sum, column in
              let size = Int64(clamping: amount(row, column).magnitude)
              return column == spent ? sum &- size : sum &+ size
            }
          )
        }
      }
      guard steps.count == lines.count else { return false }
      return zip(steps, steps.dropFirst()).allSatisfy { $1.balance &- $0.balance == $1.change }
        || zip(steps, steps.dropFirst()).allSatisfy { $0.balance &- $1.balance == $0.change }
    }
    let likely = pair.filter { column in balances.contains { follow(column, $0) } }
    spent = likely.count == 1 ? likely[0] : nil
  }
}

extension BankStatement {
  /// Takes a pair of columns as amounts where the balances say which one has what was spent, and else notes it.
  mutating func takePair(_ headings: [String], _ rows: ArraySlice<FileRow>) {
    guard mapping.missing.contains(.amount), let pair = AmountPair(headings, mapping, rows) else {
      return
    }
    guard let spent = pair.spent else {
      amountColumns = pair.columns
      return
    }
    (mapping[.spent], mapping[.received]) = (spent, pair.columns.first { $0 != spent })
  }
}
