import Expectations
import Geography
import PlacesFixtures
import Store
import Testing

@testable import PlacesDomain

/// Which of several places of one name is meant.
@MainActor
struct PlaceMeaningTests {
  private let places: PlacesUseCases

  init() throws {
    func place(
      _ name: String, _ address: String, _ latitude: Double, _ longitude: Double,
      isRegion: Bool = false
    ) throws -> Place {
      let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
      return Place(
        name: name, address: address, coordinate: coordinate,
        category: isRegion ? Place.region : nil)
    }
    let builtIn = [
      try place("서울", "", 37.567, 126.978, isRegion: true),
      try place("부산", "", 35.180, 129.076, isRegion: true),
      try place("중구", "구 · 서울특별시", 37.564, 126.998, isRegion: true),
      try place("중구", "구 · 부산광역시", 35.106, 129.032, isRegion: true),
      try place("Jung-gu", "District · Busan", 35.106, 129.032, isRegion: true),
      try place("Jung-gu", "District · Seoul", 37.564, 126.998, isRegion: true),
      try place("시청역", "역 · 지하철 1호선, 지하철 2호선", 37.565, 126.977),
      try place("시청역", "역 · 부산 1호선", 35.180, 129.077),
      try place("서면역", "역 · 부산 1호선, 부산 2호선", 35.158, 129.059),
      try place("강남역", "역 · 지하철 2호선", 37.498, 127.028),
      // As near as the stations of two lines.
      try place("강남역", "역 · 신분당선", 37.497, 127.028),
    ]
    let store = Store(PlacesState())
    self.places = PlacesUseCases(
      PlacesModel(
        index: FixedPlaces([]), recents: FixedRecentPlaces(), builtIn: { builtIn },
        service: { nil }, writer: store.writer(\.self)), state: store.stored(\.self))
  }

  @Test(arguments: [
    ("중구", ["중구 · 서울특별시", "중구 · 부산광역시"]), ("Jung-gu", ["Jung-gu · Busan", "Jung-gu · Seoul"]),
    ("시청역", ["시청역 · 지하철 1호선, 지하철 2호선", "시청역 · 부산 1호선"]),
    ("시청", ["시청역 · 지하철 1호선, 지하철 2호선", "시청역 · 부산 1호선"]),
    ("강남역", ["강남역 · 지하철 2호선"]), ("없는곳", []),
    // By the region or the line, before or after the name, and as it is shown.
    ("부산 중구", ["중구 · 부산광역시"]), ("중구 부산", ["중구 · 부산광역시"]), ("부산광역시 중구", ["중구 · 부산광역시"]),
    ("중구 · 부산광역시", ["중구 · 부산광역시"]), ("중구(부산)", ["중구 · 부산광역시"]), ("중구, 서울", ["중구 · 서울특별시"]),
    ("Busan Jung-gu", ["Jung-gu · Busan"]), ("Jung-gu, Seoul", ["Jung-gu · Seoul"]),
    ("부산 시청역", ["시청역 · 부산 1호선"]), ("부산 시청", ["시청역 · 부산 1호선"]),
    ("시청역 · 지하철 1호선, 지하철 2호선", ["시청역 · 지하철 1호선, 지하철 2호선"]),
    // Where its address does not say so, by where it is.
    ("서울 시청역", ["시청역 · 지하철 1호선, 지하철 2호선"]), ("서울 강남역", ["강남역 · 지하철 2호선"]), ("부산 강남역", []),
  ])
  func `a name means all of its places, unless it tells them apart`(
    name: String, meant: [String]
  ) async {
    await expectEqual(places.named(name).map(\.tellingName), meant)
    await expectEqual(places.findAll(name).map(\.tellingName), meant)
  }

  @Test func `a place is told by its name alone where no other has it`() async throws {
    for (name, told) in [("서면역", "서면역"), ("강남역", "강남역"), ("부산 중구", "중구 · 부산광역시")] {
      let place = try #require(await places.named(name).first)
      let telling = await places.telling(place)
      expectEqual(telling, told)
      await expectEqual(places.named(telling), [place])
    }
  }

  @Test(arguments: [
    (
      "서면역 시청역",
      [
        "서면역 · 부산 1호선, 부산 2호선 → 시청역 · 부산 1호선",
        "서면역 · 부산 1호선, 부산 2호선 → 시청역 · 지하철 1호선, 지하철 2호선",
      ]
    ),
    ("서울에서 시청역", ["서울 → 시청역 · 지하철 1호선, 지하철 2호선", "서울 → 시청역 · 부산 1호선"]),
    ("부산 → 중구", ["부산 → 중구 · 부산광역시", "부산 → 중구 · 서울특별시"]),
    // One place, and a region that is not needed to tell it.
    ("부산 시청역", []), ("부산 중구", []), ("서울 시청역", []), ("서울 강남역", ["서울 → 강남역 · 지하철 2호선"]),
    ("부산 중구 강남역", ["중구 · 부산광역시 → 강남역 · 지하철 2호선"]),
  ])
  func `ends with several places are listed, the nearest to each other first`(
    text: String, ways: [String]
  ) async {
    await expectEqual(
      places.ends(text).map { "\($0.start.tellingName) → \($0.destination.tellingName)" }, ways)
  }
}
