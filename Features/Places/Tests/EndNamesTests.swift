import Expectations
import Geography
import PlacesFixtures
import Store
import Testing

@testable import PlacesDomain

/// The two places that a text names.
@MainActor
struct EndNamesTests {
  /// What is built in, as the program names it.
  private static let names = [
    "서울", "Seoul", "부산", "Busan", "대전", "강릉", "해운대IC", "해운대TG", "서울(톨게이트)", "횡성(강릉)휴게소",
    "횡성(인천)휴게소",
    "서울만남(부산)휴게소", "김포", "김포공항IC", "공항신도시JC", "Yangsan", "Yangju",
  ]
  /// What the user has imported.
  private static let own = ["강남역", "Seoul Station", "초당순두부마을", "스타벅스 강남점", "스타벅스 역삼점", "점심"]

  private let places: PlacesUseCases

  init() throws {
    func places(_ names: [String]) throws -> [Place] {
      let coordinate = try #require(Coordinate(latitude: 37, longitude: 127))
      return names.map { Place(name: $0, address: "", coordinate: coordinate) }
    }
    let (builtIn, own) = (try places(Self.names), FixedPlaces(try places(Self.own)))
    let store = Store(PlacesState())
    self.places = PlacesUseCases(
      PlacesModel(
        index: own, recents: FixedRecentPlaces(), builtIn: { builtIn }, service: { nil },
        writer: store.writer(\.self)), state: store.stored(\.self))
  }

  @Test(arguments: [
    ("서울 부산", "서울", "부산"), ("seoul busan", "Seoul", "Busan"), ("서울부산", nil, nil),
    // A name of several words, wherever the text is parted.
    ("seoul station busan", "Seoul Station", "Busan"), ("부산 seoul station", "부산", "Seoul Station"),
    ("강남역 대전", "강남역", "대전"), ("강남 대전", "강남역", "대전"), ("서울 해운대", "서울", "해운대IC"),
    ("서울만남 부산", "서울만남(부산)휴게소", "부산"), ("초당순두부 서울", "초당순두부마을", "서울"),
    // What stands between both.
    ("서울에서 부산", "서울", "부산"), ("서울 에서 부산까지", "서울", "부산"), ("서울에서 부산까지", "서울", "부산"),
    ("seoul to busan", "Seoul", "Busan"), ("from Seoul to Busan", "Seoul", "Busan"),
    ("서울 → 부산", "서울", "부산"), ("서울→부산", "서울", "부산"), ("서울->부산", "서울", "부산"),
    ("서울 → 횡성", "서울", nil), ("→ 부산", nil, nil), ("서울 →", nil, nil), ("서울에서", nil, nil),
    // One place of several words is no way, and neither is one that leads back.
    ("김포 공항", nil, nil), ("서울 톨게이트", nil, nil), ("서울 서울", nil, nil),
    // Half of a name, a wrong letter, initials, and what has several names are no places.
    ("서울 부", nil, nil), ("서울 부ㅅ", nil, nil), ("ㅅㅇ ㅂㅅ", nil, nil), ("서을 부산", nil, nil),
    ("yang seoul", nil, nil), ("초당 서울", nil, nil), ("스타벅스 강남", nil, nil), ("점심 커피", nil, nil),
    ("서울", nil, nil), ("", nil, nil), ("! ?", nil, nil), ("서울 부산 대전 강릉 서울 부산 대전", nil, nil),
  ])
  func `are found by whole or clear names`(
    text: String, start: String?, destination: String?
  ) async throws {
    let ends = await places.ends(text)
    let expected = start.flatMap { start in destination.map { "\(start) → \($0)" } }
    expectEqual(ends.first.map { "\($0.start.name) → \($0.destination.name)" }, expected)
  }

  @Test(arguments: [
    ("강남", "강남역"), ("busan", "Busan"), ("서울만남", "서울만남(부산)휴게소"), ("부", nil), ("어딘가", nil),
  ])
  func `one is a name of its own, too`(text: String, name: String?) async throws {
    let place = await places.named(text).first
    expectEqual(place?.name, name)
  }

  @Test func `are looked for a bounded number of times, and not once they are no longer needed`()
    async throws
  {
    let index = CountingIndex()
    let store = Store(PlacesState())
    let model = PlacesModel(
      index: index, recents: FixedRecentPlaces(), builtIn: { [] }, service: { nil },
      writer: store.writer(\.self))
    let ends = await model.ends("a b c d e f")
    expectEqual(ends.isEmpty, true)
    await expectEqual(index.texts, ["a b c d e f", "a", "a b", "a b c", "a b c d", "a b c d e"])
    let task = Task { await model.ends("a b c") }
    task.cancel()
    await expectEqual(task.value.isEmpty, true)
    await expectEqual(index.texts.count, 7)
  }

  /// An index without places, which notes what it is asked.
  private actor CountingIndex: PlaceIndex {
    private(set) var texts: [String] = []

    func search(_ query: PlaceQuery, near: Coordinate?) throws(PlacesError) -> [Place] {
      texts.append(query.text)
      return []
    }
  }
}
