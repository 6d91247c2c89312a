import Search

/// Finds what a few typed letters may mean.
enum CommandSearch {
  /// How well `query` fits `text`, the least is the best; nil for not at all.
  ///
  /// Letters of any case: at the start of the text, at the start of a word, inside one, where Hangul
  /// may be initials or half a syllable, or scattered in their order.
  static func distance(of query: String, in text: String) -> Int? {
    let query = query.lowercased(), text = text.lowercased()
    if query.isEmpty || text.hasPrefix(query) { return 0 }
    let words = text.split(separator: " ")
    if words.contains(where: { $0.hasPrefix(query) }) { return 1 }
    if HangulSearch(query).matches(SearchKey(text)) { return 2 }
    return scatter(of: query, in: text).map { 3 + $0 }
  }

  /// How many characters lie between the letters of `query`; blanks in it stand for none.
  private static func scatter(of query: String, in text: String) -> Int? {
    var gaps = 0
    var rest = text[...]
    var hasBegun = false
    for letter in query where letter != " " {
      guard let index = rest.firstIndex(of: letter) else { return nil }
      if hasBegun { gaps += rest.distance(from: rest.startIndex, to: index) }
      hasBegun = true
      rest = rest[rest.index(after: index)...]
    }
    return gaps
  }
}
