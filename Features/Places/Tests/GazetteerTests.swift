import Expectations
import Geography
import Search
import Testing

@testable import PlacesDomain

/// The stations and districts that are known without an import.
struct GazetteerTests {
  private static let facts = """
    L|2|지하철 2호선|Subway Line 2
    L|SB|신분당선|Sinbundang Line
    R|경기|경기도|Gyeonggi
    S|강남|Gangnam|2 SB|37.4977|127.0279
    D|성남시|Seongnam-si|경기||37.4386|127.1378
    D|분당구|Bundang-gu|경기|성남시|37.3782|127.1059
    """

  @Test func `a station says its lines, a district its province, in both languages`() throws {
    let places = try Gazetteer(text: Self.facts).places
    expectEqual(
      places.map { "\($0.name): \($0.address)" },
      [
        "강남역: 역 · 지하철 2호선, 신분당선",
        "Gangnam Station: Station · Subway Line 2, Sinbundang Line",
        "성남시: 시 · 경기도",
        "Seongnam-si: City · Gyeonggi",
        "분당구: 구 · 경기도 성남시",
        "Bundang-gu: District · Seongnam, Gyeonggi",
      ])
    expectEqual(places[4].coordinate, Coordinate(latitude: 37.3782, longitude: 127.1059))
  }

  @Test(
    arguments: [
      "S|역삼|Yeoksam|9|37.5006|127.0364", "S|역삼|Yeoksam||37.5006|127.0364",
      "S|역삼|Yeoksam|2|north|127.0364", "S|역삼|Yeoksam|2|37.5006", "D|용인시|Yongin-si|강원||37|127",
      "D|수지구|Suji-gu|경기|용인시|37.3297|127.0759", "D|판교동|Pangyo-dong|경기||37|127",
      "D|용인시|Yongin-si|경기||95|127", "X",
    ])
  func `a line that cannot be is named by its number`(line: String) {
    #expect(throws: GazetteerError.malformed(line: 7)) {
      try Gazetteer(text: "\(Self.facts)\n\(line)")
    }
  }

  private func place(_ name: String) throws -> Place {
    try #require(PlaceList(Gazetteer.bundled.places).place(named: name))
  }

  @Test(
    arguments: [
      ("서울역", 37.5547, 126.9707), ("강남역", 37.4979, 127.0276), ("부산역", 35.1151, 129.0415),
      ("해운대역", 35.1636, 129.1586), ("강릉역", 37.7645, 128.8996), ("Gangnam-gu", 37.5, 127.06),
      ("제주시", 33.5097, 126.5219),
    ])
  func `places are where they are`(name: String, latitude: Double, longitude: Double) throws {
    let there = try #require(Coordinate(latitude: latitude, longitude: longitude))
    try #expect(place(name).coordinate.distance(to: there) < 800)
  }

  @Test func `a station is there once, with all its lines`() throws {
    let named = Gazetteer.bundled.places.filter { $0.name == "서울역" }
    expectEqual(
      named.map(\.address), ["역 · KTX, GTX-A, 지하철 1호선, 지하철 4호선, 경의중앙선, 공항철도"])
    try expectEqual(
      place("Busan Station").address, "Station · KTX, SRT, Busan Line 1")
  }

  private func found(_ text: String) throws -> [String] {
    let query = try #require(PlaceQuery(text))
    return PlaceList(Gazetteer.bundled.places).search(query, near: nil).map(\.name)
  }

  @Test func `stations and districts are found in both languages and by initials`() throws {
    try expectEqual(found("강남"), ["강남역", "강남구", "강남대역", "강남구청역"])
    try expectEqual(
      found("gangnam"), ["Gangnam-gu", "Gangnam Station", "Gangnam-gu Office Station"])
    try expectEqual(found("seoul station").first, "Seoul Station")
    // Of equally long names the station of most lines.
    try expectEqual(found("ㅅㅇㅇ").first, "서울역")
    #expect(try found("서우").contains("서울역"))
  }

  /// What may be typed for a name: its beginning, a word of it, its initials, and with a wrong letter.
  private func typed(_ name: String, _ generator: inout SplitMix) -> [String] {
    let letters = Array(name)
    let (index, other) = (
      Int.random(in: letters.indices, using: &generator), "가ㅅe1".randomElement(using: &generator)
    )
    var (wrong, short, swapped) = (letters, letters, letters)
    if let other { wrong[index] = other }
    short.remove(at: index)
    swapped.swapAt(index, max(index - 1, 0))
    let initials = letters.map { letter in
      String(letter).utf16.map { String(decoding: [Hangul.initial(of: $0)], as: UTF16.self) }
        .joined()
    }.joined()
    let words = name.split(separator: " ").map(String.init)
    return [
      name, String(letters.prefix(index + 1)), String(wrong), String(short), String(swapped),
      initials,
      words.reversed().joined(separator: " "), String(letters.suffix(index + 1)),
    ]
  }

  @Test func `what has other letters is passed over, and nothing else`() async throws {
    var generator = SplitMix(seed: 7)
    let places = Gazetteer.bundled.places.enumerated().filter { $0.offset % 12 < 2 }.map(\.element)
    let (list, indexed) = (PlaceList(places), places.map { IndexedPlace($0) })
    for place in places.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element) {
      for text in typed(place.name, &generator) {
        guard let query = PlaceQuery(text) else { continue }
        let ranked = indexed.compactMap { place in
          query.rank(place, near: nil).map { (rank: $0, name: place.place.name) }
        }.sorted { $0.rank < $1.rank }.prefix(PlaceQuery.resultLimit).map(\.name)
        expectEqual(list.search(query, near: nil).map(\.name), ranked, "\(text)")
        let length = WordKey(text).units.count + 1
        let near = indexed.filter { $0.name.units.count <= length }.map(\.place.name)
        await expectEqual(
          list.nearest(9, to: text).map(\.name), FindQuery(text).best(9, of: near) { [$0] },
          "\(text)")
      }
    }
  }

  @Test func `a wrong letter is forgiven in a whole name`() async throws {
    let list = PlaceList(Gazetteer.bundled.places)
    func near(_ text: String) async -> [String] { await list.nearest(9, to: text).map(\.name) }
    #expect(await near("강남엮").contains("강남역"))
    #expect(await near("강냠").contains("강남구"))
    for text in ["mouse", "설정"] { await expectEqual(near(text), []) }
  }
}
