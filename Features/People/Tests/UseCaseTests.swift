import Headless
import PeopleDomain
import Store
import Testing
import Time

/// Opening, downloading and following the people of a model in memory.
@MainActor
struct UseCaseTests {
  private struct State {
    var field = PeopleState()
  }

  private let store = Store(State())
  private let web = WebFake(.success(Download(people: SamplePeople.all, seed: "abc")))
  private let clock = ManualClock(now: 5_000)
  private let empty = FixedPeople([], mark: nil)

  private func refresh(_ db: any PersonDBWork) -> RefreshPeople {
    makeRefreshPeople(web: web, db: db, clock: clock, writer: store.writer(\.field))
  }

  private func open(_ db: any PersonDBWork) -> OpenPeople {
    makeOpenPeople(db: db, writer: store.writer(\.field), refresh: refresh(db))
  }

  private func filled(_ mark: DownloadMark) -> FixedPeople {
    FixedPeople(SamplePeople.all, mark: mark)
  }

  private func people(
    favourites: Set<Person.ID> = [], recents: [Person.ID] = []
  ) -> People {
    People(SamplePeople.all.map(\.meta), favourites: favourites, recents: recents)
  }

  @Test func `the first opening downloads and sets the mark`() async throws {
    #expect(await open(empty)({ _ in }) == nil)
    #expect(try await empty.mark() == DownloadMark(time: 5_000, seed: "abc"))
    #expect(store.state.field.origin == .downloaded(at: 5_000))
    #expect(store.state.field.revision == 1)
  }

  @Test func `a later opening does not ask the service`() async {
    #expect(await open(filled(DownloadMark(time: 1_000, seed: nil)))({ _ in }) == nil)
    #expect(web.seeds == [])
    #expect(store.state.field.origin == .downloaded(at: 1_000))
  }

  @Test func `a first download that fails leaves no mark, and samples`() async throws {
    web.answer = .failure(.noInternet)
    #expect(await open(empty)({ _ in }) == .noInternet)
    #expect(try await empty.mark() == nil)
    #expect(store.state.field.origin == .samples)
    #expect(store.state.field.isOffline)
  }

  @Test func `a download that fails after clearing leaves those who were kept`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    _ = try await db.toggleFavourites(["sample-003"])
    try await db.clear()
    web.answer = .failure(.noInternet)
    #expect(await open(db)({ _ in }) == .noInternet)
    #expect(store.state.field.origin == .kept)
    #expect(web.seeds == ["first"])
  }

  @Test func `people who cannot be stored are not shown as if they were`() async {
    #expect(await open(FailingDB(failure: .diskFull))({ _ in }) == .diskFull)
    #expect(store.state.field.origin == .samples)
  }

  @Test func `an opening that is cancelled changes nothing`() async {
    web.answer = .failure(.noInternet)
    let opening = Task { await open(empty)({ _ in }) }
    opening.cancel()
    _ = await opening.value
    #expect(store.state.field == PeopleState())
  }

  @Test func `who does not wait for the first download sees those kept, else samples`() async throws
  {
    await makeMakeDo(db: empty, writer: store.writer(\.field))()
    #expect(store.state.field.origin == .samples)
    #expect(store.state.field.revision == 1)
    let db = filled(DownloadMark(time: 1_000, seed: nil))
    _ = try await db.toggleFavourites(["sample-003"])
    try await db.clear()
    store.update { $0.field.origin = .none }
    await makeMakeDo(db: db, writer: store.writer(\.field))()
    #expect(store.state.field.origin == .kept)
  }

  @Test func `making do changes nothing once people are there`() async {
    store.update { $0.field.origin = .downloaded(at: 7) }
    await makeMakeDo(db: empty, writer: store.writer(\.field))()
    #expect(store.state.field.origin == .downloaded(at: 7))
    #expect(store.state.field.revision == 0)
  }

  @Test func `a refresh asks for the same people, and being offline ends`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    web.answer = .failure(.noInternet)
    await #expect(throws: PeopleError.noInternet) { try await refresh(db)({ _ in }) }
    #expect(store.state.field.isOffline)
    web.answer = .success(Download(people: SamplePeople.all, seed: nil))
    try await refresh(db)({ _ in })
    #expect(web.seeds == ["first", "first"])
    #expect(try await db.mark() == DownloadMark(time: 5_000, seed: "first"))
    #expect(!store.state.field.isOffline)
  }

  @Test func `a reply that comes after the user has cancelled is not stored`() async throws {
    let db = filled(DownloadMark(time: 1_000, seed: "first"))
    let refreshing = Task {
      _ = await #expect(throws: PeopleError.self) { try await refresh(db)({ _ in }) }
    }
    refreshing.cancel()
    await refreshing.value
    #expect(web.seeds == ["first"])
    #expect(try await db.mark() == DownloadMark(time: 1_000, seed: "first"))
    #expect(store.state.field == PeopleState())
  }

  @Test func `the seed of the first reply is kept, whatever later ones say`() async throws {
    try await refresh(empty)({ _ in })
    web.answer = .success(Download(people: SamplePeople.all, seed: "another"))
    try await refresh(empty)({ _ in })
    try await refresh(empty)({ _ in })
    #expect(web.seeds == [nil, "abc", "abc"])
    #expect(try await empty.seed() == "abc")
  }

  @Test(arguments: [false, true])
  func `where another Galbi was faster with the first download, its people stay`(
    isCleared: Bool
  ) async throws {
    let theirs = DownloadMark(time: 4_000, seed: "theirs")
    web.meanwhile = { [empty] () throws(PeopleError) in
      try await empty.replace(with: [SamplePeople.all[0]], mark: theirs)
      _ = try await empty.noteOpening(of: SamplePeople.all[0].id)
      if isCleared { try await empty.clear() }
    }
    try await refresh(empty)({ _ in })
    #expect(try await empty.people().count == 1)
    #expect(try await empty.seed() == "theirs")
    #expect(store.state.field.origin == (isCleared ? .kept : .downloaded(at: 4_000)))
  }

  @Test func `who is listed and found depends on where people come from`() async throws {
    let model = PeopleModel(db: empty, writer: store.writer(\.field))
    let list = makeListPeople(model)
    let find = makeFindPerson(model)
    #expect(try await list() == .none)
    set(.samples)
    #expect(try await list() == people())
    #expect(try await find("sample-003").person.name == "박지훈")
    set(.downloaded(at: 0))
    #expect(try await list() == .none)
    await #expect(throws: PeopleError.missing) { try await find("sample-003") }
  }

  private func set(_ origin: PeopleState.Origin) {
    store.update { state in
      state.field.origin = origin
      state.field.revision += 1
    }
  }

  @Test func `opening a person puts them in front of those opened lately, once`() async throws {
    let model = PeopleModel(
      db: filled(DownloadMark(time: 0, seed: nil)), writer: store.writer(\.field))
    let open = makeOpenPerson(model)
    set(.downloaded(at: 0))
    #expect(try await open("sample-002").person.name == "이서연")
    _ = try await open("sample-005")
    #expect(store.state.field.revision == 3)
    _ = try await open("sample-005")
    #expect(store.state.field.revision == 3)
    _ = try await open("sample-002")
    #expect(
      try await makeListPeople(model)() == people(recents: ["sample-002", "sample-005"]))
    await #expect(throws: PeopleError.missing) { try await open("nobody") }
  }

  @Test func `of those opened lately the last ten are remembered`() async throws {
    let db = filled(DownloadMark(time: 0, seed: nil))
    let open = makeOpenPerson(PeopleModel(db: db, writer: store.writer(\.field)))
    set(.downloaded(at: 0))
    for person in SamplePeople.all { _ = try await open(person.id) }
    #expect(
      try await db.people() == people(recents: SamplePeople.all.suffix(10).reversed().map(\.id)))
  }

  @Test func `samples are opened without a trace`() async throws {
    let open = makeOpenPerson(
      PeopleModel(db: FailingDB(failure: .unknown), writer: store.writer(\.field)))
    set(.samples)
    #expect(try await open("sample-002").person.name == "이서연")
    #expect(store.state.field.revision == 1)
  }

  @Test func `clearing drops who was downloaded, but nobody of the user's`() async throws {
    let db = filled(DownloadMark(time: 0, seed: "s"))
    let model = PeopleModel(db: db, writer: store.writer(\.field))
    set(.downloaded(at: 0))
    _ = try await db.toggleFavourites(["sample-003"])
    _ = try await makeOpenPerson(model)("sample-001")
    try await makeClearPeople(model)()
    #expect(store.state.field.origin == .kept)
    #expect(
      try await makeListPeople(model)()
        == People(
          [SamplePeople.all[0].meta, SamplePeople.all[2].meta], favourites: ["sample-003"],
          recents: ["sample-001"]))
    try await refresh(db)({ _ in })
    #expect(web.seeds == ["s"])
    #expect(
      try await makeListPeople(model)()
        == people(favourites: ["sample-003"], recents: ["sample-001"]))
  }

  @Test func `what another Galbi has done is followed`() async throws {
    let db = filled(DownloadMark(time: 1, seed: nil))
    let model = PeopleModel(db: db, writer: store.writer(\.field))
    let sync = makeSyncPeople(model)
    set(.samples)
    try await sync()
    #expect(store.state.field.origin == .downloaded(at: 1))
    store.update { $0.field.isOffline = true }
    try await sync()
    #expect(store.state.field.isOffline)
    try await db.replace(with: [], mark: DownloadMark(time: 2, seed: nil))
    try await sync()
    #expect(store.state.field.origin == .downloaded(at: 2))
    #expect(!store.state.field.isOffline)
    #expect(store.state.field.revision == 4)
    try await db.clear()
    try await sync()
    #expect(store.state.field.origin == .kept)
    set(.samples)
    try await sync()
    #expect(store.state.field.origin == .samples)
  }

  @Test func `one walks with legs and flies with wings`() async throws {
    let walk = makeWalk(web)
    let fly = makeFly(empty)
    #expect(try await walk(true) + fly(true) == "LEGWING")
    await #expect(throws: PeopleError.cannotWalk) { try await walk(false) }
    await #expect(throws: PeopleError.cannotFly) { try await fly(false) }
  }
}
