/// Finding in what forgives no wrong letter itself, such as a database.
extension FindQuery {
  /// How many of the rows with the text, or with half of a word, are looked at.
  private static let mostRows = 200

  /// The best `count` of the rows that `search` returns for `text`, with the text that has found each
  /// and its position among its rows.
  ///
  /// Rows in which `search` has found something else than their names come last. Without any row it is
  /// those with half of the longest word that the text finds.
  /// One wrong letter leaves one half of a word right. `search` is given a text and the number of rows
  /// that are needed.
  public static func rows<Row>(
    _ count: Int, for text: String, names: (Row) -> [String],
    in search: (String, Int) async -> [Row]
  ) async -> [(row: Row, text: String, position: Int)] {
    let query = FindQuery(text)
    let exact = Array(await search(text, mostRows).prefix(mostRows).enumerated())
    if !exact.isEmpty {
      let best = query.best(count, of: exact) { names($0.element) }
      let known = Set(best.map(\.offset))
      let others = exact.lazy.filter { !known.contains($0.offset) }.prefix(count - best.count)
      return (best + others).map { ($0.element, text, $0.offset) }
    }
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
