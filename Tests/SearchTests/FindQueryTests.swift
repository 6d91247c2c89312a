import Expectations
import Testing

@testable import Search

/// Finding by names, with words in any order, half typed, and with one wrong letter.
struct FindQueryTests {
  private func level(_ query: String, _ names: String...) -> FindQuery.Rank.Level? {
    FindQuery(query).rank(of: FindKey(names))?.level
  }

  @Test(arguments: [
    ("언어", "언어"), ("LANGUAGE", "Language"), ("darktheme", "dark theme"), ("café", "Cafe"),
  ])
  func `a whole name is the best`(query: String, name: String) {
    expectEqual(level(query, name), .name)
  }

  @Test(arguments: [
    ("테마", "어두운 테마"), ("theme", "Dark theme"), ("theme dark", "Dark theme"),
    ("테마 어두운", "어두운 테마"), ("256", "256색"), ("ㄱㅁㅅ", "김민수"), ("ㅅㄹㅂㄱ", "새로 받기"),
    ("mart orders", "home/mart/orders"),
  ])
  func `whole words in any order come next`(query: String, name: String) {
    expectEqual(level(query, name), .words)
  }

  @Test(arguments: [
    ("th", "Dark theme"), ("th da", "Dark theme"), ("서우", "서울"), ("김밋", "김미소"),
    ("ㄱㅁ", "김민수"), ("ㅅㄹㅂ", "새로 받기"), ("김ㅁ", "김민수"), ("ㅅㄹ ㅂ", "새로 받기"), ("새로받", "새로 받기"),
    ("h", "Home"),
    ("ㅎ", "홈"),
  ])
  func `beginnings of words come after them`(query: String, name: String) {
    expectEqual(level(query, name), .prefixes)
  }

  @Test(arguments: [("efr", "refresh"), ("울", "서울"), ("민수", "김민수"), ("수진", "박수진")])
  func `then what stands inside a word`(query: String, name: String) {
    expectEqual(level(query, name), .inside)
  }

  @Test(arguments: [
    ("rfrsh", "refresh", 2), ("고도로", "고속도로", 1), ("eth", "export to here", 0),
    ("ㄱㅊㄹ", "가계부 추가와 로그", 0), ("ith", "import to the house", 1),
  ])
  func `letters close together and beginnings of words come last`(
    query: String, name: String, gaps: Int
  ) {
    let rank = FindQuery(query).rank(of: FindKey([name]))
    expectEqual(rank, FindQuery.Rank(level: .scattered, gaps: gaps))
  }

  @Test(arguments: [
    ("PIN", "plain yogurt"), ("rsh", "refresh"), ("mouse", "my own used sofa set"),
    ("ih", "import the house"), ("theme", "turn mouse off"), ("efsh", "refresh"),
  ])
  func `letters that are only somewhere are not found`(query: String, name: String) {
    expectEqual(level(query, name), nil)
  }

  @Test(arguments: [
    ("스타복수", "스타벅스", nil), ("스타커스", "스타벅스", FindQuery.Rank.Level.wrongSyllable),
    ("스콩벅스", "스타벅스 강남", .wrongSyllable), ("고콩도", "고속도로", .wrongBeginning),
    ("휴닭소", "덕평 휴게소", .wrongSyllable), ("콩민수", "김민수", .wrongSyllable), ("콩울", "서울", nil),
    ("고도콩", "고속도로", nil),
  ])
  func `one wrong syllable of three or more is forgiven`(
    query: String, name: String, expected: FindQuery.Rank.Level?
  ) {
    expectEqual(level(query, name), expected)
  }

  @Test func `Latin letters within a keyword are not found`() {
    let key = FindKey(["SuperMart"], words: ["shopping", "장보기쇼핑"])
    expectEqual(FindQuery("PIN").rank(of: key), nil)
    expectEqual(FindQuery("shop").rank(of: key)?.level, .keywordPrefixes)
    expectEqual(FindQuery("쇼핑").rank(of: key)?.level, .inside)
  }

  @Test(arguments: ["expressw", "expr"])
  func `a title whose beginning is typed comes before a keyword with it`(query: String) throws {
    let query = FindQuery(query)
    let title = try #require(query.rank(of: FindKey(["Expressways"])))
    let keyword = try #require(query.rank(of: FindKey(["Highway"], words: ["expressway"])))
    #expect(title < keyword)
    #expect(try keyword < #require(query.rank(of: FindKey(["anexpressways"]))))
  }

  @Test(arguments: [
    "dark", "language", "theme", "mouse", "Minsu", "Seoul", "서울", "언어", "테마", "김민수", "장바구니",
    "고속도로", "스타벅스", "과일", "닭고기", "의자",
  ])
  func `one wrong letter at any place is forgiven`(name: String) {
    let (strokes, name) = (FindKey([name]).names[0].strokes, name)
    func expect(_ strokes: [UInt16], _ comment: Comment) {
      #expect(FindWord(strokes: strokes).level(in: FindKey([name])) != nil, comment)
    }
    let other = strokes.contains { $0 > 0x3130 } ? "ㅋ".utf16.first : "q".utf16.first
    for index in strokes.indices {
      var changed = strokes
      changed[index] = other ?? 0
      expect(changed, "another letter at \(index) of \(name)")
      var longer = strokes
      longer.insert(other ?? 0, at: index)
      expect(longer, "one letter more at \(index) of \(name)")
      guard strokes.count > 3 else { continue }
      var shorter = strokes
      shorter.remove(at: index)
      expect(shorter, "one letter less at \(index) of \(name)")
      guard index > 0 else { continue }
      var swapped = strokes
      swapped.swapAt(index - 1, index)
      expect(swapped, "two letters swapped at \(index) of \(name)")
    }
  }

  @Test(arguments: [
    ("dsrk", "dark"), ("drak", "dark"), ("lamguage", "Language"), ("pinn", "PIN"),
    ("서을", "서울"), ("소울", "서울"), ("언러", "언어"), ("태마", "테마"), ("새로밧기", "새로 받기"),
  ])
  func `a name with a wrong letter is found`(query: String, name: String) {
    expectEqual(level(query, name), .wrongName)
  }

  @Test(arguments: [
    ("daark", "dark theme"), ("어두은", "어두운 테마"), ("스타벅수 강낭", "스타벅스 강남"),
  ])
  func `then a word with a wrong letter`(query: String, name: String) {
    expectEqual(level(query, name), .wrongLetter)
  }

  @Test(arguments: [("langauge", "languages of all"), ("서을", "서울역"), ("lamgu", "language")])
  func `then a beginning with one that is neither the first nor the last`(
    query: String, name: String
  ) {
    expectEqual(level(query, name), .wrongBeginning)
  }

  @Test(arguments: [
    ("dorm", "dark"), ("ok", "on"), ("1234", "1235"), ("ㄱㅁㅅ", "감자"), ("받새", "새로 받기"),
    ("xq", "refresh"),
    ("", "refresh"), ("?", "refresh"), ("pan", "pinned"), ("x", "box"),
    ("theme light", "dark theme"), ("pin", "min"), ("pa", "pin"), ("12", "13"), ("123", "124"),
    ("mouse", "household"),
    ("bell", "Berlin"),
  ])
  func `two wrong letters, other numbers and other words are not found`(
    query: String, name: String
  ) {
    expectEqual(level(query, name), nil)
  }

  @Test(arguments: [("PIM", "Set PIN"), ("pni", "PIN"), ("혼", "홈")])
  func `a word of three letters is guessed, and shown only where nothing else is found`(
    query: String, name: String
  ) {
    expectEqual(level(query, name), .guess)
    expectEqual(FindQuery(query).best(9, of: [name]) { [$0] }, [name])
    expectEqual(FindQuery(query).best(9, of: [name, query]) { [$0] }, [query])
  }

  @Test func `any of the names is found, and their words together`() {
    expectEqual(level("dark", "어두운 테마", "dark theme"), .words)
    expectEqual(level("dark 테마", "어두운 테마", "dark theme"), .words)
    expectEqual(level("다크", "어두운 테마", "dark theme"), nil)
  }

  @Test func `the best come first, and of equal ones the first`() {
    let things = ["restart", "art", "mart", "Art", "arc", "art house", "a-r-t"]
    expectEqual(
      FindQuery("art").best(6, of: things) { [$0] },
      [
        "art", "Art", "a-r-t", "art house", "restart", "mart",
      ])
  }
}

extension FindWord {
  /// The word that these keys type, one after another.
  fileprivate init(strokes: [UInt16]) { self.init(strokes) }
}
