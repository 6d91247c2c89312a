import Expectations
import Geography
import PlacesDomain
import Search
import Testing

/// What matches, and in which order.
struct PlaceQueryTests {
  private func place(
    _ name: String, _ address: String = "", _ latitude: Double = 37, _ longitude: Double = 127
  ) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return Place(name: name, address: address, coordinate: coordinate)
  }

  private func found(
    _ typed: String, in places: [Place], near start: Coordinate? = nil
  ) throws -> [String] {
    PlaceList(places).search(try #require(PlaceQuery(typed)), near: start).map(\.name)
  }

  @Test(arguments: [
    "강", "가", "ㄱ", "ㄱㄹㅇ", "강르", "강ㄹ", "강릉ㅇ", "강릉여", "강릉역", "강릉 역", "역", "(역", "강릉역k", "ktx",
  ])
  func `what is typed on the way to a name finds it`(typed: String) throws {
    try expectEqual(found(typed, in: [place("강릉 역(KTX)")]), ["강릉 역(KTX)"])
  }

  @Test(arguments: ["릉", "릉역", "tx", "강릉시", "역 강릉 바다", "용지로", "강릉역ktx역"])
  func `the middle of a word, and the address alone, find nothing`(typed: String) throws {
    try expectEqual(found(typed, in: [place("강릉역 KTX", "강원 강릉시 용지로 176")]), [])
  }

  @Test func `a final may begin the next syllable`() throws {
    try expectEqual(found("김밋", in: [place("김미소"), place("김밋트"), place("김민수")]), ["김미소", "김밋트"])
  }

  @Test func `several words match one by one, in the name or in the address`() throws {
    let places = try [
      place("안목커피", "강원 강릉시 창해로14번길 20-1"), place("커피 강릉"), place("강릉 커피"), place("커피", "서울"),
    ]
    try expectEqual(found("강릉 커피", in: places), ["강릉 커피", "커피 강릉"])
    let spaced = try [place("안목 커피", "강원 강릉시 창해로14번길 20-1"), place("커피", "서울")]
    try expectEqual(found("강릉 커피", in: spaced), ["안목 커피"])
    try expectEqual(found("커피 14번", in: spaced), ["안목 커피"])
    try expectEqual(found("커피 강릉창해", in: spaced), [])
  }

  @Test func `the exact name is first, then the starts, then the words`() throws {
    let places = try [
      place("동서울"), place("새 서울"), place("서울역"), place("서울"), place("서욿"), place("서울시청"),
      place("역 서울", "부산"),
    ]
    try expectEqual(found("서울", in: places), ["서울", "서욿", "서울역", "서울시청", "새 서울", "역 서울"])
    try expectEqual(found("서우", in: places), ["서울", "서욿", "서울역", "서울시청", "새 서울", "역 서울"])
  }

  @Test func `of names of one length the nearer comes first, if there is a start`() throws {
    let places = try [
      place("서울A", "", 37.5, 127), place("서울B", "", 37.6, 127), place("서울", "", 35),
    ]
    try expectEqual(found("ㅅ", in: places), ["서울", "서울A", "서울B"])
    let start = Coordinate(latitude: 38, longitude: 127)
    try expectEqual(found("ㅅ", in: places, near: start), ["서울", "서울B", "서울A"])
  }

  @Test func `at most twenty are found`() throws {
    let places = try (0..<30).map { try place("서울\($0)") }
    try expectEqual(found("서울", in: places).count, 20)
  }

  @Test(arguments: ["", " ", "\u{1B}[", "!?", String(repeating: "ㄳ", count: 31)])
  func `nothing is searched for without letters, or with too many`(typed: String) {
    expectEqual(PlaceQuery(typed), nil)
  }

  @Test func `a text has up to sixty letters, and up to six words of its own`() {
    let most = String(repeating: "ㄳ", count: 30)
    expectEqual(PlaceQuery(most)?.whole.length, 60)
    expectEqual(PlaceQuery(most + "ㄱ"), nil)
    expectEqual(PlaceQuery(String(repeating: "a", count: 61))?.text.count, 60)
    expectEqual(PlaceQuery("a b c d e f")?.words.count, 6)
    expectEqual(PlaceQuery("a b c d e f g")?.words.count, 6)
    expectEqual(PlaceQuery("a b")?.words.count, 2)
    expectEqual(PlaceQuery("a !")?.words, [])
  }
}
