import Time
import WalletDomain

/// What the finders ask of rows.
extension LinkFinder {
  /// Of which days proposals are asked for.
  struct Days {
    let days: ClosedRange<Day>
    /// Until when purchases of these days may explain bills.
    let billed: Day

    /// What is apart from a row by a week at most is decided near these days alone.
    var near: ClosedRange<Day> { widened(to: days.upperBound) }

    func widened(to last: Day) -> ClosedRange<Day> {
      let first = days.lowerBound
      return (first.advanced(by: -7) ?? first)...(last.advanced(by: 7) ?? last)
    }

    func has(_ proposal: LinkProposal) -> Bool {
      let first = proposal.first.day
      return days.contains(first)
        || proposal.kind == .cardBill
          && (proposal.earliest(before: days.lowerBound)...billed).contains(first)
        || proposal.second.map { days.contains($0.day) } ?? false
    }
  }

  /// Whether rows were refused as such a pair, or one alone.
  func isRefused(_ kind: EntryLink.Kind, _ first: LedgerRow.ID, _ second: LedgerRow.ID?) -> Bool {
    !refused.isEmpty
      && refused.contains(
        Refusal(kind: kind, rows: (second.map { [first, $0] } ?? [first]).sorted()))
  }

  /// Whether an entry has no link, or one to an account that is not kept here, which may become another.
  func isFree(at index: Int) -> Bool {
    guard !isUsed(at: index) else { return false }
    guard isLinked(at: index), let links = linksByRow[rows[index].id] else { return true }
    return links.allSatisfy { $0.second == nil }
  }

  /// Whether an entry can be a refund: one that is counted of two is like one alone.
  func mayComeBack(at index: Int) -> Bool {
    let id = rows[index].id
    guard same.contains(id) else { return isFree(at: index) }
    guard same.counted(for: id) == id else { return false }
    return links(at: index)?.allSatisfy { $0.kind == .same } ?? true
  }

  func isUnlinked(_ row: LedgerRow) -> Bool {
    index(of: row.id).map { isUnlinked(at: $0) } ?? true
  }

  func isUnlinked(at index: Int) -> Bool { !isUsed(at: index) && !isLinked(at: index) }

  /// The link of an entry to an account that is not kept here.
  func openLink(_ row: LedgerRow) -> EntryLink? { linksByRow[row.id]?.first { $0.second == nil } }

  func openLink(at index: Int) -> EntryLink? { links(at: index)?.first { $0.second == nil } }

  /// The links of an entry; nil if it has none.
  func links(at index: Int) -> [EntryLink]? {
    isLinked(at: index) ? linksByRow[rows[index].id] : nil
  }

  /// The numbers of days that are in a range, for which rows are looked at.
  func isIn(_ window: ClosedRange<Int>?, _ index: Int) -> Bool {
    window?.contains(dates[index]) ?? true
  }

  /// The numbers of the days of a range.
  func numbers(of days: ClosedRange<Day>?) -> ClosedRange<Int>? {
    guard let days, let first = rows.first?.day else { return nil }
    return first.distance(to: days.lowerBound)...first.distance(to: days.upperBound)
  }

  /// How many days later the second row is.
  func days(_ one: LedgerRow, _ other: LedgerRow) -> Int { one.day.distance(to: other.day) }

  /// How many days later the second row is, by positions.
  func days(from one: Int, to other: Int) -> Int { dates[other] - dates[one] }

  /// The positions of rows at most so many days from the one at a position, the nearest first, among those of an
  /// ascending list, and at most so many.
  func near(_ index: Int, in sorted: [Int], within reach: Int, limit: Int) -> [Int] {
    let time = (dates[index], seconds[index])
    func distance(_ place: Int) -> (Int, Int) {
      guard sorted.indices.contains(place) else { return (.max, 0) }
      let other = sorted[place]
      return (abs(dates[other] - time.0), abs(seconds[other] - time.1))
    }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      let other = sorted[middle]
      if (dates[other], seconds[other]) < time { low = middle + 1 } else { high = middle }
    }
    var (before, after) = (low - 1, low)
    var found: [Int] = []
    while found.count < limit {
      let (back, ahead) = (distance(before), distance(after))
      guard min(back.0, ahead.0) <= reach else { break }
      if ahead <= back {
        found.append(sorted[after])
        after += 1
      } else {
        found.append(sorted[before])
        before -= 1
      }
    }
    return found
  }

  /// Positions in the order of time.
  func sortedByDay(_ positions: [Int]) -> [Int] {
    guard positions.count > 1 else { return positions }
    return positions.sorted {
      (dates[$0], seconds[$0], $0) < (dates[$1], seconds[$1], $1)
    }
  }

  /// How far two rows are apart, as a person wants to read it.
  func apart(_ one: LedgerRow, _ other: LedgerRow) -> LinkReason {
    let days = days(one, other)
    if let from = one.entry.bank?.second, let to = other.entry.bank?.second {
      let seconds = abs(days * 86_400 + to - from)
      if seconds < 100 { return .secondsApart(seconds) }
    }
    return .daysApart(abs(days))
  }
}
