import CSV
import Geography
import PlacesDomain
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

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: [(1, 3), (2, 500), (3, 256), (4, 3_000), (5, 3_000)] as [(UInt64, Int)])
  func `a search finds what a look at every place finds`(seed: UInt64, count: Int) async throws {
    var words = Words(generator: SplitMix(state: seed))
    var places: Set<Place> = []
    while places.count < count, let place = words.place() { places.insert(place) }
    var table = CSVWriter()
    table.append(["이름", "주소", "위도", "경도"])
    for place in places {
      table.append([
        place.name, place.address, "\(place.coordinate.latitude)", "\(place.coordinate.longitude)",
      ])
    }
    let folder = PlaceFolder(segmentLength: 256)
    #expect(try await folder.take(table.take()) == ImportedPlaces(count: count))
    let list = PlaceList(Array(places))
    for number in 0..<300 {
      let typed = words.typed()
      let query = try #require(PlaceQuery(typed))
      let start = number.isMultiple(of: 2) ? words.place()?.coordinate : nil
      let found = try await folder.places.search(query, near: start)
      #expect(found == list.search(query, near: start), "\(typed)")
    }
  }

  @Test func `a run of a list comes back as it was, and a damaged one is noticed`() {
    var run = PlaceRun()
    let texts: [[UInt16]] = [[1], [1, 2], [1, 2], [1, 2, 700], [3]]
    for (place, text) in texts.enumerated() {
      let isAppended = text.withUnsafeBufferPointer { run.append($0, UInt16(place)) }
      #expect(isAppended)
    }
    func read(_ bytes: [UInt8]) -> (isWhole: Bool, texts: [[UInt16]], places: [UInt16]) {
      var (texts, places): ([[UInt16]], [UInt16]) = ([], [])
      let isWhole = PlaceRun.read(bytes, isWanted: { $0.first == 1 }) { text, place in
        texts.append(text)
        places.append(place)
      }
      return (isWhole, texts, places)
    }
    let whole = read(run.bytes)
    #expect(whole.isWhole)
    #expect(whole.texts == Array(texts.dropLast()))
    #expect(whole.places == [0, 1, 2, 3])
    // Nothing is read beyond the end, wherever it is.
    for count in run.bytes.indices { _ = read(Array(run.bytes.prefix(count))) }
    for index in run.bytes.indices {
      var bytes = run.bytes
      bytes[index] = 0xFF
      _ = read(bytes)
    }
    #expect(!read(Array(run.bytes.dropLast())).isWhole)
    #expect(!read([9, 0, 0, 0]).isWhole)
  }
}
