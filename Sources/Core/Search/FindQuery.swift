/// What the user types to find something by its name.
///
/// Its words may stand in any order, be half typed, or be initial consonants. Each of four or more
/// letters may have one wrong letter: another one, one too many, one too few, or two that have changed
/// places; so may one of three, but for the first, where nothing else is found. In Hangul a letter is a
/// jamo, and of three or more syllables one may be another.
public struct FindQuery: Sendable {
  /// How well a name is found; the least is the best.
  public struct Rank: Comparable, Sendable {
    enum Level: Int {
      case name, words, prefixes, keywordPrefixes, inside
      /// The whole name, or a word of it, but for a letter or a syllable.
      case wrongName, wrongLetter, wrongSyllable, wrongBeginning
      /// A word of three letters but for one of them.
      case guess
      case scattered
    }

    /// That of a text itself, such as a link: before what is found with wrong letters.
    public static let typed = Rank(level: .inside)

    let level: Level
    /// How many other letters stand between those of a scattered query.
    var gaps = 0

    /// Whether it is worth showing only where nothing better is found.
    public var isGuess: Bool { level == .guess }

    public static func < (one: Rank, other: Rank) -> Bool {
      (one.level.rawValue, one.gaps) < (other.level.rawValue, other.gaps)
    }
  }

  private let whole: WordKey
  private let words: [FindWord]

  /// A query with the words of `typed`; without letters and digits it finds nothing.
  public init(_ typed: String) {
    whole = WordKey(typed)
    words = whole.words.map(FindWord.init)
  }

  /// Whether it has no letters and digits; then it finds nothing.
  public var isEmpty: Bool { words.isEmpty }

  var longestWord: [UInt16]? { whole.words.max { $0.count < $1.count } }

  /// False for the letters of a name that cannot be found.
  public func canFind(_ letters: LetterSet) -> Bool {
    words.allSatisfy { $0.canBeFound(in: letters) }
  }

  /// Nil if none of the names is found.
  public func rank(of key: FindKey) -> Rank? {
    guard !isEmpty else { return nil }
    if key.names.contains(where: { $0.key.units == whole.units }) { return Rank(level: .name) }
    var worst = Rank.Level.words
    for word in words {
      guard let level = word.level(in: key) else { return scattered(in: key) }
      if level.rawValue > worst.rawValue { worst = level }
    }
    return Rank(level: worst)
  }

  /// The same, where words that the names do not have may be those of where the thing is, such as its screen.
  public func rank(of key: FindKey, in place: FindKey) -> Rank? {
    let own = rank(of: key)
    let levels = words.map { word in (own: word.level(in: key), place: word.level(in: place)) }
    guard levels.contains(where: { $0.own != nil }), levels.contains(where: { $0.own == nil })
    else {
      return own
    }
    var worst = Rank.Level.keywordPrefixes
    for (own, place) in levels {
      guard let level = own ?? place, level.rawValue <= Rank.Level.inside.rawValue else {
        return self.rank(of: key)
      }
      if level.rawValue > worst.rawValue { worst = level }
    }
    return min(own ?? Rank(level: worst), Rank(level: worst))
  }

  /// The first `count` of the things with the best ranks, the best first.
  public func best<Thing>(
    _ count: Int, of things: some Sequence<Thing>, names: (Thing) -> [String]
  ) -> [Thing] {
    let ranked = things.enumerated().compactMap { index, thing in
      rank(of: FindKey(names(thing))).map { (rank: $0, index: index, thing: thing) }
    }
    let isFound = ranked.contains { !$0.rank.isGuess }
    return ranked.filter { !isFound || !$0.rank.isGuess }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(count).map(\.thing)
  }

  /// The letters in order, as the beginnings of words or close together in one.
  private func scattered(in key: FindKey) -> Rank? {
    guard whole.units.count > 1 else { return nil }
    let gaps = key.titles.compactMap { name in
      initialGaps(in: name.key) ?? closeGaps(in: name.key)
    }.min()
    return gaps.map { Rank(level: .scattered, gaps: $0) }
  }

  /// How many words stand between those that begin with the letters; two letters begin words that
  /// follow one another.
  private func initialGaps(in key: WordKey) -> Int? {
    var (gaps, next) = (0, 0)
    for unit in whole.units {
      let found = key.starts[next...].firstIndex { start in
        key.units[start] == unit || Hangul.initial(of: key.units[start]) == unit
      }
      guard let found else { return nil }
      if next > 0 { gaps += found - next }
      next = found + 1
    }
    return gaps <= whole.units.count - 2 ? gaps : nil
  }

  /// How many other letters stand between the letters in a word that begins with the first of them:
  /// fewer than half.
  private func closeGaps(in key: WordKey) -> Int? {
    let most = (whole.units.count - 1) / 2
    return key.words.compactMap { word in
      guard word.first == whole.units.first, let gaps = gaps(in: word) else { return nil }
      return gaps <= most ? gaps : nil
    }.min()
  }

  private func gaps(in units: [UInt16]) -> Int? {
    var gaps = 0
    var next = 0
    for unit in whole.units {
      guard let found = units[next...].firstIndex(of: unit) else { return nil }
      gaps += found - next
      next = found + 1
    }
    return gaps
  }
}
