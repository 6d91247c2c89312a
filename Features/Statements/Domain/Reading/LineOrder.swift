import LedgerDomain
import Time
import WalletDomain

/// The order of lines in time.
extension [StatementEntry] {
  /// As the file has them or reversed; those with balances with each day after the one before.
  ///
  /// The amounts may have no signs yet, so that lines of one day are rather as the file has them, or reversed,
  /// whichever has more balances that follow from the one before, up or down; else from one to the next.
  func inTime() -> [StatementEntry] {
    var days: [[StatementEntry]] = []
    let lines = isNewestFirst ? reversed() : self
    guard contains(where: { $0.balance != nil }) else { return lines }
    for line in lines.enumerated().sorted(by: {
      ($0.element.instant.day, $0.offset) < ($1.element.instant.day, $1.offset)
    }).map(\.element) {
      if days.last?.last?.instant.day == line.instant.day {
        days[days.count - 1].append(line)
      } else {
        days.append([line])
      }
    }
    var last: StatementEntry?
    return days.flatMap { day in
      let before = last.map { [$0] } ?? []
      let orders = [day, day.reversed(), day.followed(from: last)]
      func fits(_ lines: [StatementEntry]) -> Int { (before + lines).followers.either }
      let most = orders.map(fits).max()
      let best = orders.first { fits($0) == most } ?? day
      last = best.last
      return best
    }
  }

  /// In the order in which the balances follow from one another, now that the amounts have their signs; unchanged
  /// if a line has no balance.
  func byBalances() -> [StatementEntry] {
    guard count > 1, allSatisfy({ $0.balance != nil }) else { return self }
    let steps = map { line in
      BalanceStep(
        day: line.instant.day, second: line.instant.second, amount: line.entry.amount,
        balance: line.balance)
    }
    let chain = BalanceChain(steps)
    return chain.isCredible ? chain.order.map { self[$0] } : self
  }

  /// Whether the lines go back in time rather than on, by their times or else by their balances.
  private var isNewestFirst: Bool {
    let steps = zip(self, dropFirst()).reduce(0) { count, pair in
      let (one, next) = (pair.0.instant, pair.1.instant)
      return one == next ? count : count + (one > next ? 1 : -1)
    }
    return steps == 0 ? reversed().followers.either > followers.either : steps > 0
  }

  /// How many lines are tried for each place.
  private static let mostTried = 200

  /// Each line followed by the first one whose balance follows from its own, up or down.
  private func followed(from last: StatementEntry?) -> [StatementEntry] {
    guard count > 2, count <= Self.mostTried, var end = (last ?? first)?.balance else {
      return self
    }
    var rest = last == nil ? Array(dropFirst()) : self
    var found = last == nil ? Array(prefix(1)) : []
    while !rest.isEmpty {
      let index = rest.firstIndex { line in
        let amount = line.entry.amount
        return line.balance.map { $0 - end == amount || end - $0 == amount } ?? false
      }
      let line = rest.remove(at: index ?? 0)
      end = line.balance ?? end
      found.append(line)
    }
    return found
  }
}

extension [StatementEntry] {
  /// How many lines follow from the balance before, with their amounts as they are, reversed, and either.
  var followers: (same: Int, reversed: Int, either: Int, pairs: Int) {
    zip(self, dropFirst()).reduce(into: (0, 0, 0, 0)) { count, pair in
      guard let before = pair.0.balance, let after = pair.1.balance else { return }
      let (change, amount) = (after - before, pair.1.entry.amount)
      count.3 += 1
      if change == amount { count.0 += 1 }
      if change == -amount { count.1 += 1 }
      if change == amount || change == -amount { count.2 += 1 }
    }
  }

  /// Whether balances change, and follow from most amounts with neither sign.
  var contradict: Bool {
    let changes = zip(self, dropFirst()).count { one, next in
      one.balance != nil && next.balance != nil && one.balance != next.balance
    }
    return changes > 1 && followers.either * 2 <= changes
  }
}
