import Geography
import Search

/// The places that a text means, and whether it names them with more than their name.
struct PlaceMeaning {
  /// Each once; several where places of one name are apart.
  var places: [Place]
  /// Whether words of the text only tell which of several places is meant.
  var isQualified = false
}

extension WordKey {
  /// The fewest syllables, or other letters, of a name that is not whole.
  private static let (fewestSyllables, fewestLetters) = (2, 4)

  /// Whether it is long enough to be the beginning of a name that is meant.
  fileprivate var isTelling: Bool {
    units.count >= (units.allSatisfy { $0 < 0x80 } ? Self.fewestLetters : Self.fewestSyllables)
  }

  /// Whether a word of an address begins with it; a single letter is only the same word.
  fileprivate func begins(_ word: WordKey) -> Bool {
    word == self || units.count > 1 && word.units.starts(with: units)
  }
}

extension PlaceQuery {
  var isTelling: Bool { exactName.isTelling }

  /// The ways to part it into a name and words that tell which place of this name is meant, whichever come
  /// first.
  var qualified: [(name: WordKey, rest: [String])] {
    let words = text.split { $0.isWhitespace || ",·()".contains($0) }.map(String.init)
      .filter { !WordKey($0).units.isEmpty }
    guard words.count > 1 else { return [] }
    return (1..<words.count).flatMap { place in
      let (first, second) = (words[..<place], words[place...])
      return [(first, second), (second, first)].map { name, rest in
        (WordKey(name.joined(separator: " ")), Array(rest))
      }
    }
  }
}

extension [IndexedPlace] {
  /// What a name may leave out of the name of a place: what kind of place it is.
  private static let kinds: Set<[UInt16]> = Set(
    ["역", "IC", "JC", "TG", "톨게이트", "휴게소", "시", "군", "구", "station"].map { WordKey($0).units })

  /// The places with a name, or with one of which the text leaves out only the kind.
  func called(_ name: WordKey) -> [IndexedPlace] {
    let exact = filter { $0.name.units == name.units }
    guard exact.isEmpty, name.isTelling else { return exact }
    let called = first {
      $0.name.units.starts(with: name.units)
        && Self.kinds.contains([UInt16]($0.name.units[name.units.count...]))
    }
    return called.map { called in filter { $0.name.units == called.name.units } } ?? []
  }

  /// The places that a name says: those that are called so, else those of the only name that begins so, if
  /// that is whole words or the longer part of it.
  func meant(by name: WordKey) -> [IndexedPlace] {
    let called = called(name)
    guard called.isEmpty, name.isTelling else { return called }
    let units = name.units
    let begun = filter { $0.name.units.starts(with: units) }
    guard let only = begun.first, begun.allSatisfy({ $0.name.units == only.name.units }) else {
      return []
    }
    let isClear =
      only.name.starts.contains(units.count) || units.count * 2 > only.name.units.count
    return isClear ? begun : []
  }

  /// Those whose addresses have all of the words.
  func located(by words: [WordKey]) -> [IndexedPlace] {
    filter { place in
      words.allSatisfy { word in place.address.contains { word.begins($0) } }
    }
  }

  /// Those in one of the regions, which are known by their middle.
  func located(in regions: [IndexedPlace]) -> [IndexedPlace] {
    filter { place in
      regions.contains {
        $0.place.coordinate.distance(to: place.place.coordinate) <= Self.regionMetres
      }
    }
  }

  private static let regionMetres = 30_000.0

  /// Each place once, the first ones before the others.
  var apart: [Place] {
    reduce(into: []) { all, next in
      let isApart = all.allSatisfy {
        $0.coordinate.distance(to: next.place.coordinate) > Self.metresApart
      }
      if isApart { all.append(next.place) }
    }
  }

  /// Places of one name that are nearer to each other are one place, such as the stations of two lines.
  private static let metresApart = 2_000.0
}
