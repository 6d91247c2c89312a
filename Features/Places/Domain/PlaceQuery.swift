public import Geography
import Phrases
public import Search

/// What is searched for while it is being typed.
///
/// The whole text matches a name from the start of any of its words, however both are spaced:
/// `강릉역`, `강릉 역`, `강르`, `ㄱㄹㅇ` and `역` find 강릉역. Of two or more words each may also match a word
/// of the name or of the address: `강릉 커피` finds 안목커피 in 강릉시. A word of an address ends at the
/// next blank.
public struct PlaceQuery: Hashable, Sendable {
  /// Without blanks at both ends, and with single ones between.
  public let text: String
  /// The text without blanks.
  public let whole: HangulSearch
  /// The words of the text; none if it has only one.
  public let words: [HangulSearch]
  /// The folded name that is found exactly.
  public let exactName: WordKey

  /// How many places a search finds at most.
  public static let resultLimit = 20
  /// The most letters and digits of a text.
  public static let lengthLimit = 60
  private static let wordLimit = 6

  /// Nil for a text without letters and digits, or with too many.
  public init?(_ typed: String) {
    let words = typed.prefix(fitting: Self.lengthLimit).words
    text = words.joined(separator: " ")
    exactName = WordKey(text)
    whole = HangulSearch(exactName)
    guard !whole.isEmpty, whole.length <= Self.lengthLimit else { return nil }
    let searches = words.prefix(Self.wordLimit).map { HangulSearch(WordKey(String($0))) }
      .filter { !$0.isEmpty }
    self.words = searches.count > 1 ? searches : []
  }

  /// How the places that match are ranked; nil for one that does not.
  public func rank(_ place: IndexedPlace, near start: Nearness?) -> PlaceRank? {
    match(place).map { match in
      PlaceRank(
        match, length: place.name.units.count, isExact: place.name.units == exactName.units,
        place.place, near: start)
    }
  }

  private func match(_ place: IndexedPlace) -> PlaceRank.Match? {
    if let start = place.name.start(matching: whole) { return start == 0 ? .start : .word }
    let isFound = words.allSatisfy { word in
      place.name.start(matching: word) != nil
        || place.address.contains { $0.start(matching: word) != nil }
    }
    return isFound && !words.isEmpty ? .words : nil
  }
}

/// A place prepared for searching.
public struct IndexedPlace: Sendable {
  public let place: Place
  public let name: WordKey
  /// The parts of the address between its blanks.
  public let address: [WordKey]

  public init(_ place: Place) {
    self.place = place
    name = WordKey(place.name)
    address = place.address.split(whereSeparator: \.isWhitespace).map { WordKey(String($0)) }
  }
}
