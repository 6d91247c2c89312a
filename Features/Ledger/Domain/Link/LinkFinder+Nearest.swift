/// Which of several candidates belong together by the time at which they were.
extension LinkFinder {
  /// The positions of two rows that may be one movement, or one purchase.
  struct Sides: Hashable {
    let first: Int
    let second: Int
  }

  /// How near two rows are, from what is a moment to what is a day.
  private enum Nearness: Int, CaseIterable {
    case seconds, minute, day
  }

  /// Those of candidates of which time leaves no question.
  ///
  /// As many first as second ones are of one moment, or of one day, and all of them may be each other's: which of
  /// these is which makes no difference.
  func nearest(among candidates: [Sides]) -> Set<Sides> {
    var counts: [Int: Int] = [:]
    for each in candidates {
      counts[each.first, default: 0] += 1
      counts[each.second, default: 0] += 1
    }
    // Time has nothing to say of two that have no others.
    var open = candidates.filter { counts[$0.first] != 1 || counts[$0.second] != 1 }
    var found: Set<Sides> = []
    var used: Set<Int> = []
    for level in Nearness.allCases where !open.isEmpty {
      let near = open.compactMap { each in
        nearness(each).map { $0.rawValue <= level.rawValue } == true ? each : nil
      }
      var pairs: Set<Sides> = []
      for group in groups(near) { pairs.formUnion(matched(group)) }
      if level == .day { pairs.subtract(unclear(pairs, among: open)) }
      found.formUnion(pairs)
      for pair in pairs { used.formUnion([pair.first, pair.second]) }
      open.removeAll { used.contains($0.first) || used.contains($0.second) }
    }
    return found
  }

  /// Whether two rows, by their positions, are of one minute.
  func areOneMoment(_ one: Int, _ other: Int) -> Bool {
    let nearness = nearness(Sides(first: one, second: other))
    return nearness == .seconds || nearness == .minute
  }

  /// Whether both rows have times, which are apart by more than clocks and delays explain.
  func areHoursApart(_ one: Int, _ other: Int, atLeast hours: Int = 6) -> Bool {
    guard seconds[one] > 0, seconds[other] > 0 else { return false }
    let apart = days(from: one, to: other) * 86_400 + seconds[other] - seconds[one]
    return abs(apart) > hours * 3_600
  }

  /// Nil for rows of two days that are not of one moment.
  private func nearness(_ sides: Sides) -> Nearness? {
    let (one, other) = (seconds[sides.first], seconds[sides.second])
    let days = days(from: sides.first, to: sides.second)
    // Some files have midnight where they do not know the time.
    if one > 0, other > 0 {
      let apart = abs(days * 86_400 + other - one)
      if apart <= 5 { return .seconds }
      if apart <= 60 { return .minute }
    }
    return days == 0 ? .day : nil
  }

  /// Candidates with those with which they share a row, directly or not.
  private func groups(_ candidates: [Sides]) -> [[Sides]] {
    var byRow: [Int: [Int]] = [:]
    for (number, each) in candidates.enumerated() {
      byRow[each.first, default: []].append(number)
      byRow[each.second, default: []].append(number)
    }
    var seen = Array(repeating: false, count: candidates.count)
    return candidates.indices.compactMap { start in
      guard !seen[start] else { return nil }
      seen[start] = true
      var group: [Sides] = []
      var next = [start]
      while let number = next.popLast() {
        let each = candidates[number]
        group.append(each)
        for other in (byRow[each.first] ?? []) + (byRow[each.second] ?? []) where !seen[other] {
          seen[other] = true
          next.append(other)
        }
      }
      return group
    }
  }

  /// The pairs of a group in which each first one may be each second one's, and as many are of one account each.
  private func matched(_ group: [Sides]) -> [Sides] {
    let (firsts, seconds) = (Set(group.map(\.first)), Set(group.map(\.second)))
    guard firsts.count == seconds.count, firsts.isDisjoint(with: seconds),
      Set(group).count == firsts.count * seconds.count,
      Set(firsts.map { places[$0] }).count == 1, Set(seconds.map { places[$0] }).count == 1
    else { return [] }
    return zip(sortedByDay(Array(firsts)), sortedByDay(Array(seconds))).map {
      Sides(first: $0, second: $1)
    }
  }

  /// The pairs of one day of which a row may also be that of another day, since that has none itself.
  private func unclear(_ pairs: Set<Sides>, among candidates: [Sides]) -> Set<Sides> {
    let used = Set(pairs.flatMap { [$0.first, $0.second] })
    return groups(candidates).reduce(into: []) { unclear, group in
      let (first, second) = (
        group.filter { !used.contains($0.first) }, group.filter { !used.contains($0.second) }
      )
      guard !first.isEmpty || !second.isEmpty else { return }
      let own = pairs.intersection(group)
      if first.isEmpty || second.isEmpty {
        let reached = Set(first.map(\.second) + second.map(\.first))
        unclear.formUnion(own.filter { reached.contains($0.first) || reached.contains($0.second) })
      } else {
        // All between them may be a day off.
        let alone = (first.map(\.first) + second.map(\.second)).map { dates[$0] }
        guard let start = alone.min(), let end = alone.max() else { return }
        unclear.formUnion(own.filter { (start...end).contains(dates[$0.first]) })
      }
    }
  }
}
