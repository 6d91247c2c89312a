/// A search text, matched anywhere in a text while it is being typed.
///
/// Ignores case and accents. A consonant alone matches every syllable that begins with it (ㄱㅁㅅ and
/// 김ㅁ find 김민수). The last syllable may be incomplete, or end with the consonant that begins the
/// next one (서우 finds 서울, 김밋 finds 김미소).
public struct HangulSearch: Hashable, Sendable {
  enum Piece: Hashable {
    case unit(UInt16)
    /// Any syllable with this initial, or the consonant itself.
    case initial(UInt16, consonant: UInt16)
    /// A syllable that is still being typed.
    case growing(UInt16)
  }

  let pieces: [Piece]

  /// A search for `typed` as it is, with its blanks and signs; an empty text matches everything.
  public init(_ typed: String) { self.init(units: SearchKey.folded(typed)) }

  /// A search for `typed` without the blanks at its ends.
  public init(trimming typed: String) {
    let begun = typed.drop(while: \.isWhitespace)
    let end = begun.lastIndex { !$0.isWhitespace }.map(begun.index(after:)) ?? begun.startIndex
    self.init(String(begun[..<end]))
  }

  /// A search for a text without its blanks and signs.
  public init(_ typed: WordKey) { self.init(units: typed.units) }

  /// A search for folded units.
  init(units: [UInt16]) {
    let units = units.flatMap { Jamo.consonants(of: $0) ?? [$0] }
    pieces = units.enumerated().map { index, unit in
      if let initial = Jamo.initial(of: unit) {
        return .initial(initial, consonant: unit)
      }
      let isLast = index == units.count - 1
      return isLast && HangulSyllable(unit) != nil ? .growing(unit) : .unit(unit)
    }
  }

  /// An empty search matches everything.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The letters of each text in which it is found.
  public var letterSet: LetterSet { LetterSet(pieces.map(\.unit)) }

  /// How many letters, digits and other signs it has.
  public var length: Int { pieces.count }

  /// Returns whether the search matches anywhere in the text of `key`.
  public func matches(_ key: SearchKey) -> Bool { isFound(in: key.units) }

  /// Whether it matches anywhere in the folded units of a text.
  func isFound(in units: [UInt16]) -> Bool {
    guard units.count >= pieces.count else { return false }
    return (0...units.count - pieces.count).contains { matches(units, at: $0) }
  }

  /// Whether it matches the folded units of a text at this place.
  public func matches(_ units: [UInt16], at start: Int) -> Bool {
    guard units.count - start >= pieces.count else { return false }
    return pieces.indices.allSatisfy { matches(pieces[$0], units, at: start + $0) }
  }

  private func matches(_ piece: Piece, _ units: [UInt16], at index: Int) -> Bool {
    let found = units[index]
    switch piece {
    case .unit(let unit): return found == unit
    case .initial(let initial, let consonant):
      return found == consonant || HangulSyllable(found)?.initial == initial
    case .growing(let unit):
      if found == unit { return true }
      guard let typed = HangulSyllable(unit), let there = HangulSyllable(found) else {
        return false
      }
      if typed.canBecome(there) { return true }
      guard index + 1 < units.count, let next = HangulSyllable(units[index + 1]) else {
        return false
      }
      return typed.canBecome(there, before: next)
    }
  }
}

/// Where the matches of a search stand in a text, to highlight them.
extension HangulSearch {
  /// The matches in a text that is given by its characters, as ranges of their indices.
  ///
  /// They do not overlap. A character may be empty, such as the second column of a wide one, and
  /// belongs to the one before it.
  public func ranges(in characters: [String]) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    let folded = characters.map(SearchKey.folded)
    let units = folded.flatMap(\.self)
    let owners = folded.indices.flatMap { index in folded[index].map { _ in index } }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + length <= units.count {
      guard matches(units, at: start) else {
        start += 1
        continue
      }
      var end = owners[start + length - 1] + 1
      while end < folded.count, folded[end].isEmpty { end += 1 }
      ranges.append(owners[start]..<end)
      start += length
    }
    return ranges
  }
}
