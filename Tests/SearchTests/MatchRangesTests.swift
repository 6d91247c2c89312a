import Expectations
import Search
import Testing

/// Where matches stand in a text.
struct MatchRangesTests {
  @Test(arguments: [
    ("김민수와 민수", "민수", [1..<3, 5..<7]), ("김민수", "ㄱㅁㅅ", [0..<3]), ("aAaA", "aa", [0..<2, 2..<4]),
    ("Élan", "e", [0..<1]), ("김밋", "김밋", [0..<2]), ("서울", "서우", [0..<2]), ("abc", "", []),
    ("abc", "x", []), ("straße", "ss", [4..<5]),
  ])
  func `matches are ranges of characters`(text: String, search: String, ranges: [Range<Int>]) {
    expectEqual(HangulSearch(search).ranges(in: text.map { String($0) }), ranges)
  }
}
