import Expectations
import Headless
import PeopleDomain
import PeopleFixtures
import Services
import Storage
import Store
import Testing
import Time

/// Opening, downloading and following the people of a model in memory.
@MainActor
struct UseCaseTests {
  private struct State {
    var people = PeopleState()
  }

  private let store = Store(State())
  private let service = ServiceFake(.success(Download(people: SamplePeople.all, seed: "abc")))
  private let clock = ManualClock(now: 5_000)
  private let empty = FixedPeople([], mark: nil)

  private func useCases(_ repository: any PeopleRepository) -> PeopleUseCases {
    let model = PeopleModel(
      repository: repository, service: service, clock: clock, writer: store.writer(\.people))
    return PeopleUseCases(model, state: store.stored(\.people))
  }

  private func open(_ repository: any PeopleRepository) async -> PeopleError? {
    await useCases(repository).open { _ in }
  }

  private func refresh(_ repository: any PeopleRepository) async throws(PeopleError) {
    try await useCases(repository).refresh { _ in }
  }

  private func filled(_ mark: DownloadMark) -> FixedPeople {
    FixedPeople(SamplePeople.all, mark: mark)
  }

  private func all(
    favourites: Set<Person.ID> = [], recents: [Person.ID] = []
  ) -> People {
    People(SamplePeople.all.map(\.meta), favourites: favourites, recents: recents)
  }

  @Test func `the first opening downloads and sets the mark`() async throws {
    await expectEqual(open(empty), nil)
    try await expectEqual(empty.mark(), DownloadMark(time: 5_000, seed: "abc"))
    expectEqual(store.state.people.origin, .downloaded(at: 5_000))
    expectEqual(store.state.people.revision, 1)
  }

  @Test func `a download says how many records were left out, until other people are shown`()
    async throws
  {
    service.answer = .success(Download(people: SamplePeople.all, seed: nil, leftOut: 3))
    await expectEqual(open(empty), nil)
    expectEqual(store.state.people.leftOut, 3)
    service.answer = .success(Download(people: SamplePeople.all, seed: nil))
    try await refresh(empty)
    expectEqual(store.state.people.leftOut, 0)
  }

  @Test func `a later opening does not ask the service`() async {
    await expectEqual(open(filled(DownloadMark(time: 1_000, seed: nil))), nil)
    expectEqual(service.seeds, [])
    expectEqual(store.state.people.origin, .downloaded(at: 1_000))
  }

  @Test func `a first download that fails leaves no mark, and samples`() async throws {
    service.answer = .failure(.service(.noInternet))
    await expectEqual(open(empty), .service(.noInternet))
    try await expectEqual(empty.mark(), nil)
    expectEqual(store.state.people.origin, .samples)
    #expect(store.state.people.isOffline)
  }

  @Test func `a download that fails after clearing leaves the kept people`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    _ = try await db.toggleFavourites(["sample-003"])
    try await db.clear()
    service.answer = .failure(.service(.noInternet))
    await expectEqual(open(db), .service(.noInternet))
    expectEqual(store.state.people.origin, .kept)
    expectEqual(service.seeds, ["first"])
  }

  @Test func `people that cannot be stored are not shown as downloaded`() async {
    await expectEqual(open(FailingPeople(failure: .storage(.diskFull))), .storage(.diskFull))
    expectEqual(store.state.people.origin, .samples)
  }

  @Test func `an opening that is cancelled changes nothing`() async {
    service.answer = .failure(.service(.noInternet))
    let opening = Task { await open(empty) }
    opening.cancel()
    _ = await opening.value
    expectEqual(store.state.people, PeopleState())
  }

  @Test func `a user who does not wait for the first download gets kept people, else samples`()
    async throws
  {
    await useCases(empty).useLocalPeople()
    expectEqual(store.state.people.origin, .samples)
    expectEqual(store.state.people.revision, 1)
    let db = filled(DownloadMark(time: 1_000, seed: nil))
    _ = try await db.toggleFavourites(["sample-003"])
    try await db.clear()
    store.update { $0.people.origin = .none }
    await useCases(db).useLocalPeople()
    expectEqual(store.state.people.origin, .kept)
  }

  @Test func `local people do not replace downloaded ones`() async {
    store.update { $0.people.origin = .downloaded(at: 7) }
    await useCases(empty).useLocalPeople()
    expectEqual(store.state.people.origin, .downloaded(at: 7))
    expectEqual(store.state.people.revision, 0)
  }

  @Test func `a refresh asks for the same people, and being offline ends`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    service.answer = .failure(.service(.noInternet))
    await #expect(throws: PeopleError.service(.noInternet)) { try await refresh(db) }
    #expect(store.state.people.isOffline)
    service.answer = .success(Download(people: SamplePeople.all, seed: nil))
    try await refresh(db)
    expectEqual(service.seeds, ["first", "first"])
    try await expectEqual(db.mark(), DownloadMark(time: 5_000, seed: "first"))
    #expect(!store.state.people.isOffline)
  }

  @Test func `a reply that comes after the user has cancelled is not stored`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    let refreshing = Task {
      _ = await #expect(throws: PeopleError.self) { try await refresh(db) }
    }
    refreshing.cancel()
    await refreshing.value
    expectEqual(service.seeds, ["first"])
    try await expectEqual(db.mark(), DownloadMark(time: 1_000, seed: "first"))
    expectEqual(store.state.people, PeopleState())
  }

  @Test func `the seed of the first reply is kept, whatever later ones say`() async throws {
    try await refresh(empty)
    service.answer = .success(Download(people: SamplePeople.all, seed: "another"))
    try await refresh(empty)
    try await refresh(empty)
    expectEqual(service.seeds, [nil, "abc", "abc"])
    try await expectEqual(empty.seed(), "abc")
  }

  @Test(arguments: [false, true])
  func `where another Galbi was faster with the first download, its people stay`(
    isCleared: Bool
  ) async throws {
    let theirs = DownloadMark(time: 4_000, seed: "theirs")
    service.meanwhile = { [empty] () throws(PeopleError) in
      try await empty.replace(with: [SamplePeople.all[0]], mark: theirs)
      _ = try await empty.recordOpening(of: SamplePeople.all[0].id)
      if isCleared { try await empty.clear() }
    }
    try await refresh(empty)
    try await expectEqual(empty.people().count, 1)
    try await expectEqual(empty.seed(), "theirs")
    expectEqual(store.state.people.origin, (isCleared ? .kept : .downloaded(at: 4_000)))
  }

  @Test func `the people that are listed and found depend on where they come from`() async throws {
    let empty = useCases(empty)
    try await expectEqual(empty.list(), .none)
    set(.samples)
    try await expectEqual(empty.list(), all())
    try await expectEqual(empty.find("sample-003").person.name, "박지훈")
    set(.downloaded(at: 0))
    try await expectEqual(empty.list(), .none)
    await #expect(throws: PeopleError.missing) { try await empty.find("sample-003") }
  }

  private func set(_ origin: PeopleState.Origin) {
    store.update { state in
      state.people.origin = origin
      state.people.revision += 1
    }
  }

  @Test func `a visit puts the person in front of those opened lately, once`() async throws {
    let people = useCases(filled(DownloadMark(time: 0, seed: nil)))
    set(.downloaded(at: 0))
    try await expectEqual(people.visit("sample-002").person.name, "이서연")
    _ = try await people.visit("sample-005")
    expectEqual(store.state.people.revision, 3)
    _ = try await people.visit("sample-005")
    expectEqual(store.state.people.revision, 3)
    _ = try await people.visit("sample-002")
    try await expectEqual(people.list(), all(recents: ["sample-002", "sample-005"]))
    await #expect(throws: PeopleError.missing) { try await people.visit("nobody") }
  }

  @Test func `of those opened lately the last ten are remembered`() async throws {
    let db = filled(DownloadMark(time: 0, seed: nil))
    let people = useCases(db)
    set(.downloaded(at: 0))
    for person in SamplePeople.all { _ = try await people.visit(person.id) }
    try await expectEqual(
      db.people(), all(recents: SamplePeople.all.suffix(10).reversed().map(\.id)))
  }

  @Test func `visits to samples are not noted`() async throws {
    let people = useCases(FailingPeople(failure: .service(.unknown)))
    set(.samples)
    try await expectEqual(people.visit("sample-002").person.name, "이서연")
    expectEqual(store.state.people.revision, 1)
  }

  @Test func `clearing drops downloads, but no person whom the user has touched`() async throws {
    let db = filled(DownloadMark(time: 0, seed: "s"))
    let people = useCases(db)
    set(.downloaded(at: 0))
    _ = try await db.toggleFavourites(["sample-003"])
    _ = try await people.visit("sample-001")
    try await people.clear()
    expectEqual(store.state.people.origin, .kept)
    try await expectEqual(
      people.list(),
      People(
        [SamplePeople.all[0].meta, SamplePeople.all[2].meta], favourites: ["sample-003"],
        recents: ["sample-001"]))
    try await refresh(db)
    expectEqual(service.seeds, ["s"])
    try await expectEqual(people.list(), all(favourites: ["sample-003"], recents: ["sample-001"]))
  }

  @Test func `what another Galbi has done is followed`() async throws {
    let db = filled(DownloadMark(time: 1, seed: nil))
    let people = useCases(db)
    set(.samples)
    try await people.sync()
    expectEqual(store.state.people.origin, .downloaded(at: 1))
    store.update { $0.people.isOffline = true }
    try await people.sync()
    #expect(store.state.people.isOffline)
    try await db.replace(with: [], mark: DownloadMark(time: 2, seed: nil))
    try await people.sync()
    expectEqual(store.state.people.origin, .downloaded(at: 2))
    #expect(!store.state.people.isOffline)
    expectEqual(store.state.people.revision, 4)
    try await db.clear()
    try await people.sync()
    expectEqual(store.state.people.origin, .kept)
    set(.samples)
    try await people.sync()
    expectEqual(store.state.people.origin, .samples)
  }

  @Test func `moving takes regions that are shown, and wings`() async throws {
    let people = useCases(empty)
    try await people.move(true)
    await #expect(throws: PeopleError.cannotFly) { try await people.move(false) }
    people.toggleRegion()
    await #expect(throws: PeopleError.cannotWalk) { try await people.move(true) }
  }
}
