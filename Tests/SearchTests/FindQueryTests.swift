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
    #expect(level(query, name) == .name)
  }

  @Test(arguments: [
    ("테마", "어두운 테마"), ("theme", "Dark theme"), ("theme dark", "Dark theme"),
    ("테마 어두운", "어두운 테마"), ("256", "256색"), ("mart orders", "home/mart/orders"),
  ])
  func `whole words in any order come next`(query: String, name: String) {
    #expect(level(query, name) == .words)
  }

  @Test(arguments: [
    ("th", "Dark theme"), ("th da", "Dark theme"), ("서우", "서울"), ("김밋", "김미소"),
    ("ㄱㅁㅅ", "김민수"), ("김ㅁ", "김민수"), ("ㅅㄹ ㅂ", "새로 받기"), ("새로받", "새로 받기"), ("h", "Home"),
    ("ㅎ", "홈"),
  ])
  func `beginnings of words come after them`(query: String, name: String) {
    #expect(level(query, name) == .prefixes)
  }

  @Test(arguments: [("efr", "refresh"), ("울", "서울"), ("민수", "김민수"), ("수진", "박수진")])
  func `then what stands inside a word`(query: String, name: String) {
    #expect(level(query, name) == .inside)
  }

  @Test(arguments: [("rfs", 3), ("rsh", 4)])
  func `letters with gaps come last`(query: String, gaps: Int) {
    let rank = FindQuery(query).rank(of: FindKey(["refresh"]))
    #expect(rank == FindQuery.Rank(level: .scattered, gaps: gaps))
  }

  @Test(arguments: [
    "dark", "language", "theme", "PIN", "mouse", "Minsu", "Seoul", "서울", "언어", "테마", "김민수", "장바구니",
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
    ("dsrk", "dark"), ("drak", "dark"), ("daark", "dark theme"), ("lamguage", "Language"),
    ("PIM", "PIN"), ("서을", "서울"), ("소울", "서울"), ("언러", "언어"),
    ("태마", "테마"), ("어두은", "어두운 테마"), ("새로밧기", "새로 받기"), ("스타벅수 강낭", "스타벅스 강남"),
  ])
  func `what is typed with a wrong letter is found`(query: String, name: String) {
    #expect(level(query, name) == .wrongLetter)
  }

  @Test(arguments: [
    ("dorm", "dark"), ("ok", "on"), ("1234", "1235"), ("ㄱㅁㅅ", "감자"), ("받새", "새로 받기"),
    ("xq", "refresh"),
    ("", "refresh"), ("?", "refresh"), ("pan", "pinned"), ("x", "box"),
    ("theme light", "dark theme"),
  ])
  func `two wrong letters, other numbers and other words are not found`(
    query: String, name: String
  ) {
    #expect(level(query, name) == nil)
  }

  @Test func `any of the names is found, and their words together`() {
    #expect(level("dark", "어두운 테마", "dark theme") == .words)
    #expect(level("dark 테마", "어두운 테마", "dark theme") == .words)
    #expect(level("다크", "어두운 테마", "dark theme") == nil)
  }

  @Test func `the best come first, and of equal ones the first`() {
    let things = ["restart", "art", "mart", "Art", "arc", "art house", "a-r-t"]
    #expect(
      FindQuery("art").best(6, of: things) { [$0] } == [
        "art", "Art", "a-r-t", "art house", "restart", "mart",
      ])
  }
}

extension FindWord {
  /// The word that these keys type, one after another.
  fileprivate init(strokes: [UInt16]) { self.init(strokes) }
}
