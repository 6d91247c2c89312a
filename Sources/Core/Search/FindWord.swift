/// One word of a `FindQuery`.
struct FindWord: Sendable {
  private let units: [UInt16]
  private let search: HangulSearch
  private let strokes: [UInt16]
  private let letters: LetterSet
  /// How many of its letters a name need not have: one, or those of a syllable.
  private let mostMissing: Int

  /// In a shorter word a wrong letter would leave too little; one of its letters may be missing.
  private static let leastStrokes = 4
  /// In a shorter word another syllable would be another word.
  private static let leastSyllables = 3
  private static let strokesOfSyllable = 5

  init(_ units: [UInt16]) {
    self.units = units
    search = HangulSearch(units: units)
    strokes = units.flatMap(Jamo.strokes)
    letters = LetterSet(units)
    let hasSyllables =
      units.count >= Self.leastSyllables && units.contains { HangulSyllable($0) != nil }
    mostMissing = hasSyllables ? Self.strokesOfSyllable : 1
  }

  /// Whether it may be found in a name with these letters, also with a wrong one.
  func canBeFound(in name: LetterSet) -> Bool { letters.missing(in: name) <= mostMissing }

  /// The best of its places in the names; nil without one.
  func level(in key: FindKey) -> FindQuery.Rank.Level? {
    var best: FindQuery.Rank.Level?
    for (index, name) in key.names.enumerated() {
      guard let level = level(in: name, isTitle: index < key.titles.endIndex) else { continue }
      if level == .words { return level }
      if best.map({ level.rawValue < $0.rawValue }) ?? true { best = level }
    }
    return best
  }

  private func level(in name: FindKey.Name, isTitle: Bool) -> FindQuery.Rank.Level? {
    let starts = name.key.starts
    let places = starts.filter { search.matches(name.key.units, at: $0) }
    if places.contains(where: { isWhole(name.key, at: $0) }) { return .words }
    if !places.isEmpty { return isTitle ? .prefixes : .keywordPrefixes }
    if canStandInside(isTitle), name.key.words.contains(where: search.isFound) { return .inside }
    guard canBeWrong, canBeFound(in: name.letters) else { return nil }
    return starts.compactMap { wrongLevel(in: name, wordAt: $0) }.min { $0.rawValue < $1.rawValue }
  }

  /// Whether it is the words at a place that it matches, or all of their initials.
  private func isWhole(_ key: WordKey, at start: Int) -> Bool {
    let end = start + units.count
    guard end == key.units.count || key.starts.contains(end) else { return false }
    return key.units[start..<end].elementsEqual(units)
      || units.count > 1 && units.allSatisfy { Jamo.initial(of: $0) != nil }
  }

  /// A single Latin letter or consonant stands in nearly every name, and Latin letters in a keyword that
  /// is not seen would puzzle.
  private func canStandInside(_ isTitle: Bool) -> Bool {
    HangulSyllable(units[0]) != nil || units.count > 1 && isTitle
  }

  /// Another digit is another number, and consonants alone are initials.
  private var canBeWrong: Bool {
    strokes.count >= Self.leastStrokes - 1
      && !units.allSatisfy { (0x30...0x39).contains($0) || Jamo.initial(of: $0) != nil }
  }

  /// How it is the word, or its beginning, but for one letter or syllable; nil if it is not.
  private func wrongLevel(
    in name: FindKey.Name, wordAt start: Int
  ) -> FindQuery.Rank.Level? {
    let end = name.end(ofWordAt: start)
    let word = name.strokes[name.offsets[start]..<name.offsets[end]]
    // The whole name may be typed without its blanks.
    if start == 0, isNear(name.strokes[...]) { return .wrongName }
    if isNear(word) { return .wrongLetter }
    let syllables = name.key.units[start..<end]
    if units.count == syllables.count, isNear(syllables: syllables) { return .wrongSyllable }
    if begins(word) || isBeginning(of: syllables) { return .wrongBeginning }
    let isGuess =
      strokes.count == Self.leastStrokes - 1 && word.count == strokes.count
      && strokes.first == word.first && strokes[...].isNear(word)
    return isGuess ? .guess : nil
  }

  private func isNear(_ word: ArraySlice<UInt16>) -> Bool {
    max(strokes.count, word.count) >= Self.leastStrokes && strokes[...].isNear(word)
  }

  /// Whether it is the beginning of a word, and its first and its last letter are right.
  private func begins(_ word: ArraySlice<UInt16>) -> Bool {
    strokes.count > Self.leastStrokes && strokes.first == word.first
      && strokes[...].isNear(word, isBeginning: true)
  }

  /// Whether it is the beginning of a word, and its first and its last syllable are right.
  private func isBeginning(of word: ArraySlice<UInt16>) -> Bool {
    units.count < word.count && units.first == word.first
      && units.last == word.dropFirst(units.count - 1).first && isNear(syllables: word)
  }

  /// Whether all of its syllables but one are the first ones of a word.
  private func isNear(syllables word: ArraySlice<UInt16>) -> Bool {
    guard units.count >= Self.leastSyllables, units.allSatisfy({ HangulSyllable($0) != nil }) else {
      return false
    }
    return zip(units, word).count { $0 != $1 } == 1
  }
}

extension ArraySlice where Element: Equatable {
  /// Whether one letter makes the difference, or none; with `isBeginning` to the beginning of `other`,
  /// and not the last letter.
  func isNear(_ other: Self, isBeginning: Bool = false) -> Bool {
    func isRest(after mine: Int, is theirs: Int) -> Bool {
      guard mine <= count, theirs <= other.count else { return false }
      let (mine, theirs) = (dropFirst(mine), other.dropFirst(theirs))
      return isBeginning ? theirs.starts(with: mine) : mine.elementsEqual(theirs)
    }
    let same = zip(self, other).prefix { $0 == $1 }.count
    // One too few at the end, or none.
    if same == count { return isBeginning || other.count <= count + 1 }
    if isBeginning, same + 1 == count { return false }
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
