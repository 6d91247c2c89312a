import Expectations
import Search
import Testing

struct HangulSearchTests {
  /// The texts of `texts` that are found by `typed`.
  private func found(_ typed: String, in texts: [String]) -> [String] {
    let search = HangulSearch(typed)
    return texts.filter { search.matches(SearchKey($0)) }
  }

  @Test func `what a database would take for the end of a text is a blank`() {
    #expect(HangulSearch("가\0나").matches(SearchKey("가 나")))
    #expect(!HangulSearch("가\0나").globs.contains { $0.contains("\0") })
  }

  @Test(arguments: [
    "", "ㄱ", "기", "김", "김ㅁ", "김미", "김민", "김민ㅅ", "김민수", "ㄱㅁㅅ", "ㅁㅅ", "ㅅ", "김ㅁㅅ", "ㄱ민수", "민",
    "미", "수",
  ])
  func `what is typed on the way to a name finds it`(typed: String) {
    expectEqual(found(typed, in: ["김민수"]), ["김민수"])
  }

  @Test(arguments: ["김밍", "길", "고", "ㅁㄱ", "ㄱㅁㅅㅅ", "김민수 ", "미수", "기민", "ㄲ", "ㅏ", "k"])
  func `what is not on the way does not`(typed: String) {
    expectEqual(found(typed, in: ["김민수"]), [])
  }

  @Test(arguments: [
    // A final that is the next syllable's initial.
    ("김잇", "김이수"), ("갑", "가보자"), ("서욿", "서울하늘"), ("밖", "바깥"),
    // The second half of a final.
    ("값", "갑수"), ("닭", "달걀"), ("않", "안하"),
    // Half a vowel, half a final.
    ("초", "최민"), ("고", "과자"), ("구", "귀"), ("그", "긔"), ("달", "닭"), ("가", "값"), ("서우", "서울"),
    // Signs of two consonants, as some keyboards make them.
    ("ㄳ", "김수"), ("ㅄ", "박서준"), ("ㄺ", "라기"),
  ])
  func `a syllable that is being typed finds what it may become`(typed: String, text: String) {
    expectEqual(found(typed, in: [text]), [text])
  }

  @Test(arguments: [
    ("갑", "가자"), ("값", "갑자"), ("닭", "달아"), ("과", "고구마"), ("닭", "달"), ("갑", "가"), ("밗", "박"),
    ("서우리", "서울리"), ("구", "고"),
  ])
  func `a syllable that is being typed does not find what it cannot become`(
    typed: String, text: String
  ) {
    expectEqual(found(typed, in: [text]), [])
  }

  @Test func `only the last syllable may be incomplete`() {
    expectEqual(found("기민수", in: ["김민수"]), [])
    expectEqual(found("서우 ", in: ["서울 역"]), [])
  }

  @Test func `case and accents do not matter`() {
    let names = [
      "Émile Laurent", "Ayşe Yılmaz", "MIA SCHÄFER", "Łukasz", "Straße", "Nguyễn", "İpek",
    ]
    let typed = ["emile", "yilmaz", "Schafer", "lukasz", "strasse", "nguyen", "ipek"]
    expectEqual(typed.flatMap { found($0, in: names) }, names)
    expectEqual(found("ÉMILE", in: names), ["Émile Laurent"])
    expectEqual(found("É", in: ["Emile", "E\u{301}mile"]), ["Emile", "E\u{301}mile"])
  }

  @Test func `a part is found anywhere, blanks count, order counts`() {
    let names = ["Daan de Vries", "Vries Daan"]
    expectEqual(found("de v", in: names), ["Daan de Vries"])
    expectEqual(found("vries", in: names), names)
    expectEqual(found("vries d", in: names), ["Vries Daan"])
    expectEqual(found("daan de vries jr", in: names), [])
  }

  @Test func `syllables in conjoining jamo are whole syllables`() {
    let name = "\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}\u{1109}\u{116E}"
    expectEqual(SearchKey(name), SearchKey("김민수"))
    expectEqual(found("김민ㅅ", in: [name]), [name])
    expectEqual(found(name, in: ["김민수"]), ["김민수"])
    expectEqual(found("\u{1100}", in: ["김민수"]), ["김민수"])
  }

  @Test func `every final, in conjoining jamo or alone, is that of the syllable`() {
    for final in 1...27 {
      let jamo = Unicode.Scalar(UInt32(0x11A7 + final)).map(String.init) ?? ""
      let whole = Unicode.Scalar(UInt32(0xAC00 + final)).map(String.init) ?? ""
      expectEqual(SearchKey("\u{1100}\u{1161}\(jamo)"), SearchKey(whole))
      expectEqual(found(whole, in: ["\u{1100}\u{1161}\(jamo)"]).count, 1)
    }
    expectEqual(SearchKey("\u{1100}\u{1161}\u{11A7}").text, "가\u{11A7}")
    expectEqual(SearchKey("\u{1100}\u{1161}\u{11C3}").text, "가\u{11C3}")
    expectEqual(SearchKey("\u{1100}\u{1161}\u{11A8}\u{11A8}").text, "각\u{11A8}")
    expectEqual(SearchKey("\u{11A8}").text, "\u{11A8}")
  }

  /// Statements have two places for them.
  @Test func `each syllable that is still being typed has one pattern or two`() {
    let typed = (0xAC00..<0xAC00 + 21 * 28).compactMap(Unicode.Scalar.init).map { "김\($0)" }
    let counts = typed.map { HangulSearch($0).globs.count }
    expectEqual(Set(counts), [1, 2])
  }

  @Test func `a consonant also finds itself, and signs beyond the plane are found`() {
    expectEqual(found("ㅋㅋ", in: ["ㅋㅋ 카카오", "하하"]), ["ㅋㅋ 카카오"])
    expectEqual(found("🙂", in: ["a🙂b", "ab"]), ["a🙂b"])
  }

  @Test func `nothing typed finds everything, and nothing is found in nothing`() {
    #expect(HangulSearch("").isEmpty)
    expectEqual(found("", in: ["", "a"]), ["", "a"])
    expectEqual(found("a", in: [""]), [])
  }
}
