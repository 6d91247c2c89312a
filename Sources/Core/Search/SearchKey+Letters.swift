/// Texts and searches as letters, for an index of each three letters that follow one another.
extension SearchKey {
  /// Not a letter of any text.
  private static let end: [UInt16] = [1, 1]

  /// The text with its syllables as their strokes, and the text with its syllables as their initials.
  ///
  /// Each has two signs at its end, so that the last letters too begin three.
  public var letters: String {
    var letters: [UInt16] = []
    letters.reserveCapacity(4 * units.count + 2 * Self.end.count)
    for unit in units {
      if let syllable = HangulSyllable(unit) {
        syllable.appendStrokes(to: &letters)
      } else {
        letters.append(unit)
      }
    }
    letters += Self.end
    letters += units.lazy.map(Hangul.initial)
    letters += Self.end
    return String(decoding: letters, as: UTF16.self)
  }

  /// Each three letters that follow one another in `letters`, once.
  public var threes: [String] { Self.threes(in: letters) }

  fileprivate static func threes(in text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let threes = scalars.indices.dropLast(2).map { start in
      var three = String.UnicodeScalarView()
      three.append(contentsOf: scalars[start..<start + 3])
      return String(three)
    }
    return Set(threes).sorted()
  }
}

extension HangulSearch {
  /// Parts of the `SearchKey.letters` of every match, each of three letters.
  ///
  /// Where the search is too short for that, the only part has one or two letters. Empty for an empty
  /// search.
  public var letters: [String] {
    let runs = runs.map { String(decoding: $0, as: UTF16.self) }
    let threes = Set(runs.flatMap(SearchKey.threes)).sorted()
    guard threes.isEmpty else { return threes }
    let longest = runs.max { $0.unicodeScalars.count < $1.unicodeScalars.count }
    return longest.map { [$0] } ?? []
  }

  /// The initials of the whole, and the strokes from one consonant alone to the next.
  private var runs: [[UInt16]] {
    guard !pieces.isEmpty else { return [] }
    var runs: [[UInt16]] = [pieces.map(\.initial), []]
    for piece in pieces {
      switch piece {
      case .unit(let unit), .growing(let unit):
        if let syllable = HangulSyllable(unit) {
          syllable.appendStrokes(to: &runs[runs.count - 1])
        } else {
          runs[runs.count - 1].append(unit)
        }
      case .initial(_, let consonant):
        // The rest of the syllable is unknown, so a new run of strokes begins behind its consonant.
        runs[runs.count - 1].append(consonant)
        runs.append([])
      }
    }
    return runs
  }
}
