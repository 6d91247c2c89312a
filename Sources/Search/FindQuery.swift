/// What the user types to find something by its name.
///
/// Its words may stand in any order, be half typed, or be initial consonants, and each may have one
/// wrong letter: another one, one too many, one too few, or two that have changed places. In Hangul a
/// letter is a jamo.
public struct FindQuery: Sendable {
  /// How well a name is found; the least is the best.
  public struct Rank: Comparable, Sendable {
    enum Level: Int {
      case name, words, prefixes, inside, wrongLetter, scattered
    }

    /// That of a text itself, such as a link: before what is found with wrong letters.
    public static let typed = Rank(level: .inside)

    let level: Level
    /// How many other letters stand between those of a scattered query.
    var gaps = 0

    public static func < (one: Rank, other: Rank) -> Bool {
      (one.level.rawValue, one.gaps) < (other.level.rawValue, other.gaps)
    }
  }

  private let whole: WordKey
  private let words: [FindWord]

  public init(_ typed: String) {
    whole = WordKey(typed)
    words = whole.words.map(FindWord.init)
  }

  /// Whether it has no letters and digits; then it finds nothing.
  public var isEmpty: Bool { words.isEmpty }

  var longestWord: [UInt16]? { whole.words.max { $0.count < $1.count } }

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

  /// The first `count` of the things with the best ranks, the best first.
  public func best<Thing>(
    _ count: Int, of things: some Sequence<Thing>, names: (Thing) -> [String]
  ) -> [Thing] {
    let ranked = things.enumerated().compactMap { index, thing in
      rank(of: FindKey(names(thing))).map { (rank: $0, index: index, thing: thing) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(count).map(\.thing)
  }

  /// The letters in order, with others between them, but not many more.
  private func scattered(in key: FindKey) -> Rank? {
    guard whole.units.count > 1 else { return nil }
    guard let gaps = key.titles.compactMap({ gaps(in: $0.key.units) }).min(),
      gaps <= 2 * whole.units.count
    else { return nil }
    return Rank(level: .scattered, gaps: gaps)
  }

  private func gaps(in units: [UInt16]) -> Int? {
    var gaps = 0
    var next = 0
    for unit in whole.units {
      guard let found = units[next...].firstIndex(of: unit) else { return nil }
      if next > 0 { gaps += found - next }
      next = found + 1
    }
    return gaps
  }
}
