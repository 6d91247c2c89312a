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
