import Expectations
import Search
import Testing

/// The letters of texts and searches, for an index.
struct SearchLettersTests {
  @Test func `a text has its strokes, its initials, and an end after each`() {
    expectEqual(SearchKey("닭 GS25").letters, "ㄷㅏㄹㄱ gs25\u{1}\u{1}ㄷ gs25\u{1}\u{1}")
    expectEqual(SearchKey("과값").letters, "ㄱㅗㅏㄱㅏㅂㅅ\u{1}\u{1}ㄱㄱ\u{1}\u{1}")
    expectEqual(SearchKey("").threes, ["\u{1}\u{1}\u{1}"])
    #expect(SearchKey("aaa").threes.contains("aaa"))
  }

  @Test func `a search has parts of three letters if it can`() {
    expectEqual(HangulSearch("서우").letters, ["ㅅㅓㅇ", "ㅓㅇㅜ"])
    expectEqual(HangulSearch("ㄱㅁㅅ").letters, ["ㄱㅁㅅ"])
    // What follows a consonant alone is not known.
    expectEqual(HangulSearch("김ㅁ가").letters, ["ㄱㅁㄱ", "ㄱㅣㅁ", "ㅣㅁㅁ"])
    expectEqual(HangulSearch("가").letters, ["ㄱㅏ"])
    expectEqual(HangulSearch("ㅋ").letters, ["ㅋ"])
    expectEqual(HangulSearch("ㅋa").letters, ["ㅋa"])
    expectEqual(HangulSearch("👍").letters, ["👍"])
    expectEqual(HangulSearch("").letters, [])
  }

  @Test func `the letters of what a search finds have all its parts`() {
    var numbers = SplitMix(seed: 1)
    let signs = Array("가각값갑고과괘괴구궈닭달밋민미서소수울이읽ㄱㅅㄳㅋㅏㅘaBé 1*\"👍까깎밖".map(String.init))
    var finds = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
        signs.randomElement(using: &numbers) ?? ""
      }.joined()
      let typed = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        signs.randomElement(using: &numbers) ?? ""
      }.joined()
      let (key, search) = (SearchKey(text), HangulSearch(typed))
      guard search.matches(key) else { continue }
      finds += 1
      for part in search.letters {
        #expect(Self.contains(key.letters, part), "\(typed) in \(text)")
      }
    }
    #expect(finds > 500)
  }

  /// By scalars, so that a flag or an accent does not hide a letter.
  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.unicodeScalars), Array(part.unicodeScalars))
    return text.indices.dropLast(part.count - 1).contains { text[$0...].starts(with: part) }
  }
}
