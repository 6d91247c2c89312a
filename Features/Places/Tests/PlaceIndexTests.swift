import CSV
import Expectations
import Geography
import PlacesDomain
import SQL
import SQLite
import Testing

@testable import PlacesData

/// The index finds what a look at every place finds, in the same order.
struct PlaceIndexTests {
  /// Names of few words, so that many are alike, and some of one length.
  private struct Words {
    var generator: SplitMix

    mutating func pick(_ words: String) -> String {
      words.split(separator: " ").randomElement(using: &generator).map(String.init) ?? ""
    }

    mutating func place() -> Place? {
      let blank = Bool.random(using: &generator) ? " " : ""
      var name =
        pick("강릉 강남 서울 갈비 김밥 가 ㄱ Café CU GS25 값 닭 𝒳커피 서욿 최고")
        + blank + pick("역 점 커피 2호점 (본점) -KTX 휴게소 닭갈비 강릉 릉 a1")
      if Bool.random(using: &generator) { name += " " + pick("강릉 서울 역 B관 울산점 1 22") }
      let address =
        pick("서울 강원특별자치도 부산광역시") + " " + pick("강남구 강릉시 역삼동") + " "
        + pick("가로수길 창해로14번길 테헤란로") + " " + pick("1 20-1 25")
      return Coordinate(
        latitude: Double(Int.random(in: 34_000...38_000, using: &generator)) / 1_000,
        longitude: Double(Int.random(in: 126_000...129_000, using: &generator)) / 1_000
      ).map {
        Place(name: name, address: Bool.random(using: &generator) ? address : "", coordinate: $0)
      }
    }

    mutating func typed() -> String {
      let typed = pick(
        """
        강 가 ㄱ ㄱㄹ 강르 강ㄹ 강릉ㅇ 강릉역 서우 서울 서ㅇ ㅅ울 ㅅㅇ 값 갑 닭 달 최 초 cu c gs25 g 2 2호 휴게 ㅎㄱㅅ \
        역 커피 ㅋ 창해로 14 테헤란 ㅌㅎㄹ 20-1 cafe b 𝒳커 본점 ktx 릉 ㄱㅅ ㄳ 서욿 울사 강릉커피 1
        """)
      return Int.random(in: 0..<3, using: &generator) == 0 ? typed + " " + self.typed() : typed
    }
  }

  @Test(
    arguments: [
      (1, 3, 256), (2, 500, 256), (3, 256, 256), (4, 3_000, 256), (5, 3_000, 1 << 16),
    ] as [(UInt64, Int, Int)])
  func `a search finds what a look at every place finds`(
    seed: UInt64, count: Int, segmentLength: Int
  ) async throws {
    var words = Words(generator: SplitMix(seed: seed))
    var places: Set<Place> = []
    while places.count < count, let place = words.place() { places.insert(place) }
    var table = CSVWriter()
    table.append(["이름", "주소", "위도", "경도"])
    for place in places {
      table.append([
        place.name, place.address, "\(place.coordinate.latitude)", "\(place.coordinate.longitude)",
      ])
    }
    let folder = PlaceFolder(segmentLength: segmentLength)
    try await expectEqual(folder.take(table.take()), ImportedPlaces(count: count))
    let list = PlaceList(Array(places))
    for number in 0..<300 {
      let typed = words.typed()
      let query = try #require(PlaceQuery(typed))
      let start = number.isMultiple(of: 2) ? words.place()?.coordinate : nil
      let found = try await folder.places.search(query, near: start)
      expectEqual(found, list.search(query, near: start), "\(typed)")
    }
  }

  @Test func `a text of sixty letters is found, though its last one begins the next`() async throws
  {
    let folder = PlaceFolder()
    let start = String(repeating: "가", count: 58)
    try await folder.take("\(start)김미소,,37,127")
    try await expectEqual(folder.found(start + "김밋").count, 1)
    #expect(try await folder.found(start + "김밌").isEmpty)
  }

  @Test(arguments: [
    "DELETE FROM length WHERE place = 0", "DELETE FROM segment WHERE start = 0",
    "DELETE FROM position", "UPDATE run SET entries = substr(entries, 1, length(entries) - 1)",
    "UPDATE place SET latitude = 91000000",
  ])
  func `an index that lacks something is damaged`(_ change: StaticString) async throws {
    let folder = PlaceFolder(segmentLength: 256)
    try await folder.take((0..<300).map { "place \($0),,37,127\n" }.joined())
    let file = SQLiteDatabase(
      path: "\(folder.path)/\(SQLitePlaces.file)", migrations: SQLitePlaces.migrations)
    try await file.transaction { connection throws(SQLError) in try connection.execute(change) }
    await file.close()
    let query = try #require(PlaceQuery("place"))
    let start = try #require(Coordinate(latitude: 37, longitude: 127))
    await #expect(throws: PlacesError.damagedIndex) {
      try await folder.places.search(query, near: start)
    }
  }

  @Test func `a file that is read after an import has the places of that, as often as it is read`()
    async throws
  {
    let folder = PlaceFolder()
    expectEqual(folder.places.time, nil)
    for name in ["가", "나"] {
      try await folder.take("\(name),,37,127")
      for _ in 0..<3 { try await expectEqual(folder.found(name).map(\.name), [name]) }
      try await expectEqual(folder.places.count(), 1)
      await folder.places.close()
    }
    try await expectEqual(folder.found("가"), [])
    #expect(folder.places.time != nil)
  }
}
