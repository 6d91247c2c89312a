import Search

/// Ranks commands for a query.
enum CommandSearch {
  /// The distance of `query` from `text`, 0 for the best match; nil if it does not match.
  ///
  /// In ascending order: a prefix of the text, a prefix of a word, a substring (see
  /// `HangulSearch`), the letters in order with gaps. Ignores case.
  static func distance(of query: String, in text: String) -> Int? {
    let query = query.lowercased(), text = text.lowercased()
    if query.isEmpty || text.hasPrefix(query) { return 0 }
    let words = text.split(separator: " ")
    if words.contains(where: { $0.hasPrefix(query) }) { return 1 }
    if HangulSearch(query).matches(SearchKey(text)) { return 2 }
    return scatter(of: query, in: text).map { 3 + $0 }
  }

  /// The number of characters between the letters of `query`, ignoring its blanks; nil if one is
  /// missing.
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
