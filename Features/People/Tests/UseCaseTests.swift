import PeopleDomain
import RIBsTesting
import Store
import Testing

/// A service that answers as it is told, and remembers the seeds it was asked for.
private final class WebFake: PersonWebWork, @unchecked Sendable {
  // Unchecked: tests use it from the main actor only.
  var answer: Result<Download, PeopleError>
  var seeds: [String?] = []

  init(_ answer: Result<Download, PeopleError>) {
    self.answer = answer
  }

  func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    seeds.append(seed)
    return try answer.get()
  }
}

/// A database in memory that can fail.
private final class DBFake: PersonDBWork, @unchecked Sendable {
  // Unchecked: tests use it from the main actor only.
  var people: [Person] = []
  var downloaded: DownloadMark?
  var failure: PeopleError?

  func mark() async throws(PeopleError) -> DownloadMark? {
    if let failure { throw failure }
    return downloaded
  }

  func allMetas() async throws(PeopleError) -> [Person.Meta] { people.map(\.meta) }

  func person(_ id: Person.ID) async throws(PeopleError) -> Person {
    guard let person = people.first(where: { $0.id == id }) else { throw .missing }
    return person
  }

  func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError) {
    if let failure { throw failure }
    self.people = people
    downloaded = mark
  }
}

@MainActor
struct UseCaseTests {
  private struct State {
    var field = PeopleState()
  }

  private let store = Store(State())
  private let db = DBFake()
  private let web = WebFake(.success(Download(people: SamplePeople.all, seed: "abc")))
  private let clock = ManualClock(now: 5_000)

  private var refresh: RefreshPeople {
    makeRefreshPeople(web: web, db: db, clock: clock, writer: store.writer(\.field))
  }

  private var open: OpenPeople {
    makeOpenPeople(db: db, writer: store.writer(\.field), refresh: refresh)
  }

  @Test func `the first opening downloads and sets the mark`() async {
    #expect(await open { _ in } == nil)
    #expect(db.downloaded == DownloadMark(time: 5_000, seed: "abc"))
    #expect(store.state.field.origin == .downloaded(at: 5_000))
    #expect(store.state.field.revision == 1)
  }

  @Test func `a later opening does not ask the service`() async {
    db.downloaded = DownloadMark(time: 1_000, seed: nil)
    #expect(await open { _ in } == nil)
    #expect(web.seeds == [])
    #expect(store.state.field.origin == .downloaded(at: 1_000))
  }

  @Test func `a first download that fails leaves no mark, and samples`() async {
    web.answer = .failure(.noInternet)
    #expect(await open { _ in } == .noInternet)
    #expect(db.downloaded == nil)
    #expect(store.state.field.origin == .samples)
    #expect(store.state.field.isOffline)
  }

  @Test func `people who cannot be stored are not shown as if they were`() async {
    db.failure = .diskFull
    #expect(await open { _ in } == .diskFull)
    #expect(store.state.field.origin == .samples)
  }

  @Test func `an opening that is cancelled changes nothing`() async {
    web.answer = .failure(.noInternet)
    let opening = Task { await open { _ in } }
    opening.cancel()
    _ = await opening.value
    #expect(store.state.field == PeopleState())
  }

  @Test func `a refresh asks for the same people, and being offline ends`() async throws {
    db.downloaded = DownloadMark(time: 1_000, seed: "first")
    web.answer = .failure(.noInternet)
    await #expect(throws: PeopleError.noInternet) { try await refresh { _ in } }
    #expect(store.state.field.isOffline)
    web.answer = .success(Download(people: SamplePeople.all, seed: nil))
    try await refresh { _ in }
    #expect(web.seeds == ["first", "first"])
    #expect(db.downloaded == DownloadMark(time: 5_000, seed: "first"))
    #expect(!store.state.field.isOffline)
  }

  @Test func `who is listed and found depends on where people come from`() async throws {
    let origin = store.stored(\.field, \.origin)
    let list = makeListPeople(db: db, origin: origin)
    let find = makeFindPerson(db: db, origin: origin)
    #expect(try await list() == [])
    store.update { $0.field.origin = .samples }
    #expect(try await list() == SamplePeople.all.map(\.meta))
    #expect(try await find("sample-003").name == "박지훈")
    store.update { $0.field.origin = .downloaded(at: 0) }
    #expect(try await list() == [])
    await #expect(throws: PeopleError.missing) { try await find("sample-003") }
  }
}
