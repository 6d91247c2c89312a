/// Finding in what forgives no wrong letter itself, such as a database.
extension FindQuery {
  /// How many rows with half of a word are looked at.
  private static let mostRows = 200

  /// The first `count` rows that `search` returns for `text`, with the text that has found each and its
  /// position among its rows; else those of the rows with half of the longest word that this finds.
  ///
  /// One wrong letter leaves one half of a word right. `search` is given a text and the number of rows
  /// that are needed.
  public static func rows<Row>(
    _ count: Int, for text: String, names: (Row) -> [String],
    in search: (String, Int) async -> [Row]
  ) async -> [(row: Row, text: String, position: Int)] {
    let exact = await search(text, count).prefix(count)
    if !exact.isEmpty { return exact.enumerated().map { ($1, text, $0) } }
    let query = FindQuery(text)
    for half in query.halves where !Task.isCancelled {
      let rows = await search(half, mostRows).prefix(mostRows)
      let near = query.best(count, of: rows.enumerated()) { names($0.element) }
      if !near.isEmpty { return near.map { ($0.element, half, $0.offset) } }
    }
    return []
  }

  /// The halves of the longest word, the longer one first; none of a short word.
  var halves: [String] {
    guard let word = longestWord, word.count >= 2 else { return [] }
    let middle = word.count / 2
    let halves = [Array(word[middle...]), Array(word[..<middle])]
    return halves.filter { $0.count > 1 || HangulSyllable($0[0]) != nil }
      .map { String(decoding: $0, as: UTF16.self) }
  }
}
