import Time
import WalletDomain

/// Recognises a movement that one file has in several lines, as a payment and its fee, and a text message or another file
/// in one amount: both lead from the same balance to the same.
extension EntryRecognition {
  /// Entries that stand one behind the other, and lead from one balance to the next within a moment.
  struct Run {
    /// In the order of the balances.
    let positions: [Int]
    let day: Day
    let second: Int?
    let amount: Won
    let balance: Int64
  }

  /// How many lines one movement has at most.
  private static let mostLines = 4

  static func runs(in entries: [StatementEntry]) -> [Run] {
    func follows(_ one: StatementEntry, _ next: StatementEntry) -> Bool {
      guard one.exported == nil, next.exported == nil, one.entry.day == next.entry.day,
        let before = one.entry.bank, let after = next.entry.bank,
        before.isPending == nil, after.isPending == nil, before.second == after.second,
        let balance = before.balance, let last = after.balance
      else { return false }
      return last &- next.entry.amount.amount == balance
    }
    var runs: [Run] = []
    for first in entries.indices {
      // The newest line may stand first.
      for step in [1, -1] {
        var (positions, sum) = ([first], entries[first].entry.amount)
        while positions.count < mostLines {
          let (last, next) = (positions[positions.count - 1], positions[positions.count - 1] + step)
          guard entries.indices.contains(next), follows(entries[last], entries[next]) else { break }
          positions.append(next)
          sum = sum + entries[next].entry.amount
          guard let bank = entries[next].entry.bank, let balance = bank.balance else { break }
          runs.append(
            Run(
              positions: positions, day: entries[next].entry.day, second: bank.second, amount: sum,
              balance: balance))
        }
      }
    }
    return runs
  }

  /// Gives the entries of a run the row that has them together.
  func matchRuns(_ matches: inout Matches) {
    for run in runs where run.positions.allSatisfy({ matches.known[$0] == nil }) {
      let found = (balanced[Step(run)] ?? []).filter { index in
        !matches.used.contains(index)
          && !BankRecord.areTwoMoments(run.second, rows[index].row.bank?.second)
      }
      guard let index = index(of: entries[run.positions[0]], in: found) else { continue }
      for position in run.positions { matches.add(position, index) }
      matches.joined.formUnion(run.positions)
    }
  }
}

extension EntryRecognition.Step {
  init(_ run: EntryRecognition.Run) {
    (day, amount, balance) = (run.day, run.amount, run.balance)
  }
}
