/// Numbers of moves, as ranges and in words: `3`, `5-9`.
extension [ClosedRange<Int>] {
  /// The ranges of ascending numbers.
  init(_ numbers: [Int]) {
    self = []
    for number in numbers {
      if let last, last.upperBound + 1 == number {
        self[count - 1] = last.lowerBound...number
      } else {
        append(number...number)
      }
    }
  }

  /// Reads what `words` writes; nil for anything else.
  init?(words: String) {
    self = []
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let end = ends.last ?? nil, ends.count <= 2,
        first <= end, first > (last?.upperBound ?? -1)
      else { return nil }
      append(first...end)
    }
  }

  var words: String {
    map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
