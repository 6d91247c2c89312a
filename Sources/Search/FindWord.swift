/// One word of a `FindQuery`.
struct FindWord: Sendable {
  private let units: [UInt16]
  private let search: HangulSearch
  private let strokes: [UInt16]

  /// In a shorter word a wrong letter would leave too little.
  private static let leastStrokes = 3

  init(_ units: [UInt16]) {
    self.units = units
    search = HangulSearch(units: units)
    strokes = units.flatMap(Jamo.strokes)
  }

  /// The best of its places in the names; nil if there is none.
  func level(in key: FindKey) -> FindQuery.Rank.Level? {
    var best: FindQuery.Rank.Level?
    for name in key.names {
      guard let level = level(in: name) else { continue }
      if level == .words { return level }
      if best.map({ level.rawValue < $0.rawValue }) ?? true { best = level }
    }
    return best
  }

  private func level(in name: FindKey.Name) -> FindQuery.Rank.Level? {
    let starts = name.key.starts
    let places = starts.filter { search.matches(name.key.units, at: $0) }
    if places.contains(where: { Array(name.key.units[$0..<name.end(ofWordAt: $0)]) == units }) {
      return .words
    }
    if !places.isEmpty { return .prefixes }
    if canStandInside, name.key.words.contains(where: search.isFound) { return .inside }
    guard canBeWrong else { return nil }
    return starts.contains { isNear(name, wordAt: $0) } ? .wrongLetter : nil
  }

  /// A single Latin letter or consonant stands in nearly every name.
  private var canStandInside: Bool { units.count > 1 || HangulSyllable(units[0]) != nil }

  /// Another digit is another number, and consonants alone are initials.
  private var canBeWrong: Bool {
    strokes.count >= Self.leastStrokes
      && !units.allSatisfy { (0x30...0x39).contains($0) || Jamo.initial(of: $0) != nil }
  }

  /// Whether it is the word, or its beginning, but for one letter.
  private func isNear(_ name: FindKey.Name, wordAt start: Int) -> Bool {
    let first = name.offsets[start]
    let word = name.strokes[first..<name.offsets[name.end(ofWordAt: start)]]
    if strokes[...].isNear(word) { return true }
    // The beginning of a name may go over its blanks.
    return strokes.count > Self.leastStrokes
      && strokes[...].isNear(name.strokes[first...], isBeginning: true)
  }
}

extension ArraySlice where Element: Equatable {
  /// Whether one letter makes the difference, or none; with `isBeginning` to the beginning of `other`.
  func isNear(_ other: Self, isBeginning: Bool = false) -> Bool {
    func isRest(after mine: Int, is theirs: Int) -> Bool {
      guard mine <= count, theirs <= other.count else { return false }
      let (mine, theirs) = (dropFirst(mine), other.dropFirst(theirs))
      return isBeginning ? theirs.starts(with: mine) : mine.elementsEqual(theirs)
    }
    let same = zip(self, other).prefix { $0 == $1 }.count
    // One too few at the end, or none.
    if same == count { return isBeginning || other.count <= count + 1 }
    if isRest(after: same + 1, is: same + 1) || isRest(after: same + 1, is: same)
      || isRest(after: same, is: same + 1)
    {
      return true
    }
    let (mine, theirs) = (dropFirst(same).prefix(2), other.dropFirst(same).prefix(2))
    return mine.count == 2 && mine.elementsEqual(theirs.reversed())
      && isRest(after: same + 2, is: same + 2)
  }
}
