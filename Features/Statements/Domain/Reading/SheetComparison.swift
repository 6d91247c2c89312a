import LedgerDomain
import Time

/// What the sheets of a file have in common, found by what they share: a page may have many thousand tables, which
/// cannot be compared each with each.
///
/// Where they share so much that this takes long, it is left to the user.
extension [SheetContent] {
  /// How many rows of two sheets are compared at most.
  private static var limit: Int { 1_000_000 }

  /// The place of the first sheet that has each payment of all others; nil without one.
  var whole: Int? {
    // No other one can have them.
    guard let most = map(\.count).max(), let place = firstIndex(where: { $0.count == most })
    else { return nil }
    return allSatisfy(self[place].covers) ? place : nil
  }

  /// Whether two of them have rows that are the same payment.
  ///
  /// Without times and balances a few payments of two cards may look alike. Of a sheet whose entries are not read yet
  /// the lines are compared.
  var areAnyRepeated: Bool {
    var left = Self.limit
    return repeats(map(\.rows), &left) || repeatsLines(&left)
  }

  private func repeats(_ rows: [[SheetContent.Row: Int]], _ left: inout Int) -> Bool {
    var places: [SheetContent.Row: [Int]] = [:]
    for (index, own) in rows.enumerated() {
      var shared: [Int: Int] = [:]
      for (row, count) in own {
        if let others = places[row] {
          if row.isUnique { return true }
          left -= others.count
          guard left > 0 else { return true }
          for other in others {
            shared[other, default: 0] += Swift.min(count, rows[other][row] ?? 0)
          }
        }
        places[row, default: []].append(index)
      }
      let isMost = shared.contains { other, count in
        count * 2 > Swift.min(self[index].count, self[other].count)
      }
      if isMost { return true }
    }
    return false
  }

  private func repeatsLines(_ left: inout Int) -> Bool {
    guard contains(where: { $0.rows.isEmpty }) else { return false }
    var places: [[String]: [Int]] = [:]
    for (index, content) in enumerated() {
      for line in content.lines { places[line, default: []].append(index) }
    }
    for (index, content) in enumerated() where content.rows.isEmpty {
      var shared: [Int: Int] = [:]
      for others in content.lines.compactMap({ places[$0] }) {
        left -= others.count
        guard left > 0 else { return true }
        for other in others where other != index { shared[other, default: 0] += 1 }
      }
      let isMost = shared.contains { other, count in
        count * 2 > Swift.min(content.lines.count, self[other].lines.count)
      }
      if isMost { return true }
    }
    return false
  }

  /// Whether two of them have days in common, on which neither goes on from the balances of the other.
  var areAnyContradicted: Bool {
    // Those whose balances say nothing contradict none.
    let dated = indices.compactMap { index in
      self[index].days.flatMap { days in
        BalanceChain(self[index].steps).isCredible ? (index: index, days: days) : nil
      }
    }.sorted { $0.days.lowerBound < $1.days.lowerBound }
    var left = Self.limit
    var open: [(index: Int, days: ClosedRange<Day>)] = []
    for next in dated {
      open.removeAll { $0.days.upperBound < next.days.lowerBound }
      for other in open {
        let (first, second) = (
          self[Swift.min(next.index, other.index)].steps,
          self[Swift.max(next.index, other.index)].steps
        )
        left -= first.count + second.count
        guard left > 0, AccountBalances(second).continuity(of: first) != .apart else { return true }
      }
      open.append(next)
    }
    return false
  }
}
