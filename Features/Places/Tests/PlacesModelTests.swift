import Expectations
import Geography
import PlacesFixtures
import RIBsTesting
import Services
import Store
import Testing

@testable import PlacesDomain

@MainActor
struct PlacesModelTests {
  /// A service, or an index, that fails as long as it is told to.
  private actor Failing: PlaceService, PlaceIndex {
    private let failure: PlacesError

    init(_ failure: PlacesError) {
      self.failure = failure
    }

    func search(_ text: String, near: Coordinate?) throws(PlacesError) -> [Place] { throw failure }

    func search(_ query: PlaceQuery, near: Coordinate?) throws(PlacesError) -> [Place] {
      throw failure
    }
  }

  /// A disk on which places arrive when a test lets them.
  private struct SlowRecents: RecentPlaces {
    let places = FixedRecentPlaces()
    let checkpoint: Checkpoint

    func all() async throws(PlacesError) -> [Place] { await places.all() }

    func add(_ place: Place) async throws(PlacesError) {
      await checkpoint.pass()
      await places.add(place)
    }

    func remove(_ id: Place.ID) async throws(PlacesError) { await places.remove(id) }

    func removeAll() async throws(PlacesError) { await places.removeAll() }
  }

  private let store = Store(PlacesState())

  private func places(
    _ service: (any PlaceService)? = nil, index: any PlaceIndex = FixedPlaces([]),
    recents: any RecentPlaces = FixedRecentPlaces(), builtIn: [Place] = []
  ) -> PlacesUseCases {
    PlacesUseCases(
      PlacesModel(
        index: index, recents: recents, builtIn: { builtIn }, service: { service },
        writer: store.writer(\.self)), state: store.stored(\.self))
  }

  private func place(_ name: String, _ address: String = "") throws -> Place {
    let coordinate = try #require(Coordinate(latitude: 37, longitude: 127))
    return Place(name: name, address: address, coordinate: coordinate)
  }

  @Test func `with a key the service is asked`() async throws {
    let found = await places(FixedPlaces(), index: FixedPlaces([try place("강릉역 앞")])).search(
      "강릉역", nil)
    expectEqual(found.places.map(\.name), ["강릉역"])
    expectEqual(found.origin, .service)
    expectEqual(found.failure, nil)
  }

  @Test func `without a key the built-in and the imported places are one list`() async throws {
    let both = try place("강릉", "강원")
    let places = places(
      index: FixedPlaces([both, try place("강릉역 카페"), try place("남강릉")]),
      builtIn: [both, try place("강릉휴게소")])
    let found = await places.search("강릉", nil)
    expectEqual(found.places.map(\.name), ["강릉", "강릉역 카페", "강릉휴게소"])
    expectEqual(found.origin, .index)
  }

  @Test(arguments: [PlacesError.service(.noInternet), .keyRefused, .service(.tooSlow)])
  func `a service that fails is replaced, and says why`(failure: PlacesError) async throws {
    let found = await places(Failing(failure), index: FixedPlaces()).search("강릉역", nil)
    expectEqual(found.places.map(\.name), ["강릉역"])
    expectEqual(found.origin, .index)
    expectEqual(found.failure, failure)
  }

  @Test func `built-in places are found where the imported ones cannot be read`() async throws {
    let found = await places(index: Failing(.damagedIndex), builtIn: FixedPlaces.samples).search(
      "강릉역", nil)
    expectEqual(found.places.map(\.name), ["강릉역"])
    expectEqual(found.failure, .damagedIndex)
  }

  @Test func `a cancelled search is silent`() async throws {
    let places = places(Failing(.service(.noInternet)), index: FixedPlaces())
    let search = Task { await places.search("강릉역", nil) }
    search.cancel()
    await expectEqual(search.value, FoundPlaces([], from: .index))
  }

  @Test func `a link finds the exact name before the best`() async throws {
    let imported = FixedPlaces([try place("서울"), try place("서울 톨게이트"), try place("서우")])
    let places = places(index: imported, builtIn: [try place("서울(톨게이트)")])
    await expectEqual(places.findAll("서울 톨게이트").first?.name, "서울(톨게이트)")
    await expectEqual(places.findAll("서우").first?.name, "서우")
    await expectEqual(places.findAll("서울톨").first?.name, "서울 톨게이트")
    await expectEqual(places.findAll("부산"), [])
    await expectEqual(places.findAll("!"), [])
  }

  @Test func `of one name all places are found that are apart`() async throws {
    func station(_ line: String, _ latitude: Double) throws -> Place {
      Place(
        name: "중앙로역", address: "역 · \(line)",
        coordinate: try #require(Coordinate(latitude: latitude, longitude: 128)))
    }
    let all = [
      try station("대구 1호선", 35.87), try station("대구 2호선", 35.871), try station("대전 1호선", 36.33),
    ]
    let places = places(builtIn: all + [try place("중앙로")])
    await expectEqual(places.findAll("중앙로역").map(\.address), ["역 · 대구 1호선", "역 · 대전 1호선"])
    await expectEqual(places.findAll("중앙로").map(\.name), ["중앙로"])
    await expectEqual(places.findAll("없음"), [])
  }

  @Test func `a letter or two, and what several names begin with, are no place of a link`()
    async throws
  {
    let names = ["Asan-si", "Ansan Station", "아산시", "서울역", "서울숲역", "강남구", "강남대로"]
    let imported = FixedPlaces(try names.map { try place($0) })
    for name in ["a", "As", "ㄱ", "강", "서"] {
      for places in [
        places(index: imported), places(builtIn: try names.map { try place($0) }),
      ] {
        await expectEqual(places.findAll(name), [], "for \(name)")
      }
    }
    await expectEqual(places(index: imported).findAll("ansan st").first?.name, "Ansan Station")
    await expectEqual(places(index: imported).findAll("서울").first?.name, "서울역")
    await expectEqual(places(index: imported).findAll("강남").first?.name, "강남구")
    await expectEqual(places(imported).findAll("a"), [])
  }

  @Test func `a look finds places without the service, each once, and no more than are shown`()
    async throws
  {
    let both = try place("강릉", "강원")
    let places = places(
      Failing(.keyRefused), index: FixedPlaces([both, try place("강릉역"), try place("남강릉")]),
      builtIn: [both, try place("강릉휴게소")])
    func names(_ text: String, _ count: Int) async -> [String] {
      await places.look(text, count).map(\.name)
    }
    await expectEqual(names("강릉", 9), ["강릉", "강릉역", "강릉휴게소"])
    await expectEqual(names("강릉", 2), ["강릉", "강릉역"])
    await expectEqual(names("!", 9), [])
  }

  @Test func `a look forgives a wrong letter only where no other place is found`() async throws {
    let places = places(
      index: FixedPlaces([try place("문막휴계소")]), builtIn: [try place("문닥휴게소")])
    func names(_ text: String, _ count: Int = 9) async -> [String] {
      await places.look(text, count).map(\.name)
    }
    await expectEqual(names("문닥휴게소"), ["문닥휴게소"])
    let near = await names("문막휴게소")
    expectEqual(near, ["문닥휴게소", "문막휴계소"])
    await expectEqual(names("문막휴게소", 1), ["문닥휴게소"])
    let builtIn = self.places(builtIn: [try place("문닥휴게소")])
    await expectEqual(builtIn.look("문막휴게소", 9).count, 1)
  }

  @Test func `the places that were chosen are remembered`() async throws {
    let places = places(index: FixedPlaces())
    let (one, other) = (try place("a"), try place("b"))
    for place in [one, other, one] { try await places.choose(place) }
    expectEqual(store.state.recents, [one, other])
    try await places.removeRecent(one.id)
    expectEqual(store.state.recents, [other])
    try await places.removeRecents()
    expectEqual(store.state.recents, [])
    await places.settled()
  }

  @Test func `all is stored when the places have settled`() async throws {
    let checkpoint = Checkpoint()
    let (places, place) = (places(recents: SlowRecents(checkpoint: checkpoint)), try place("a"))
    let choice = Task { try await places.choose(place) }
    await checkpoint.reached()
    let settling = Task { [store] in
      await places.settled()
      return store.state.recents
    }
    checkpoint.open()
    await expectEqual(settling.value, [place])
    try await choice.value
  }

  @Test func `what was chosen before is read`() async throws {
    let place = try place("a")
    let places = places(recents: FixedRecentPlaces([place]))
    try await places.read()
    expectEqual(store.state.recents, [place])
  }
}
