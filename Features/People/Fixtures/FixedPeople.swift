public import PeopleDomain
public import Store
public import Time

/// People in memory, as repository and as service; for demos and tests.
@MainActor public final class FixedPeople {
  private var downloaded: [Person.ID: Person]
  private var edits: [Person.ID: PersonEdit] = [:]
  private var favourites: Set<Person.ID> = []
  /// The newest first.
  private var recents: [Person.ID] = []
  private var download: DownloadMark?
  private var lastSeed: String?
  private let service: [Person]

  /// The service has `people`; with a mark they are stored too, without one nothing is.
  public init(
    _ people: [Person] = SamplePeople.all,
    mark: DownloadMark? = DownloadMark(time: 0, seed: nil)
  ) {
    service = people
    downloaded = mark == nil ? [:] : Self.byID(people)
    download = mark
    lastSeed = mark?.seed
  }

  /// What can be done with these people, with the state in `store`.
  public func useCases(in store: Store<PeopleState>, clock: any WallClock) -> PeopleUseCases {
    PeopleUseCases(
      PeopleModel(
        repository: self, service: self, clock: clock, writer: store.writer(\.self)),
      state: store.stored(\.self))
  }

  public func mark() async throws(PeopleError) -> DownloadMark? { download }

  public func seed() async throws(PeopleError) -> String? { lastSeed }

  public func people() async throws(PeopleError) -> People {
    let metas = downloaded.values.sorted { $0.id < $1.id }.map { edited($0).meta }
    return People(metas, favourites: favourites, recents: recents)
  }

  public func card(of id: Person.ID) async throws(PeopleError) -> Person.Card {
    guard let person = downloaded[id] else { throw .missing }
    return Person.Card(person: edited(person), isFavourite: favourites.contains(id))
  }

  @discardableResult
  public func replace(
    with people: [Person], mark: DownloadMark
  ) async throws(PeopleError) -> Bool {
    if let lastSeed, lastSeed != mark.seed { return false }
    downloaded = kept.merging(Self.byID(people)) { $1 }
    download = mark
    lastSeed = mark.seed
    return true
  }

  @discardableResult
  public func clear() async throws(PeopleError) -> DownloadChange {
    let dropped = downloaded.filter { kept[$0.key] == nil }.values.sorted { $0.id < $1.id }
    let change = DownloadChange(people: dropped, mark: download)
    try await apply(change)
    return change
  }

  public func apply(_ change: DownloadChange) async throws(PeopleError) {
    guard download == change.before else { throw .undoOverChange }
    downloaded = change.isCleared ? kept : downloaded.merging(Self.byID(change.people)) { $1 }
    download = change.reversed.before
  }

  public func recordOpening(of id: Person.ID) async throws(PeopleError) -> Bool {
    guard recents.first != id else { return false }
    recents = Array(([id] + recents.filter { $0 != id }).prefix(People.recentLimit))
    return true
  }

  public func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange {
    let known = ids.filter { downloaded[$0] != nil }
    guard !known.isEmpty else { throw .missing }
    let change = FavouriteChange(toggling: known, favourites: favourites)
    try await apply(change)
    return change
  }

  public func apply(_ change: FavouriteChange) async throws(PeopleError) {
    let known = change.ids.filter { downloaded[$0] != nil }
    guard !known.isEmpty else { throw .undoOverChange }
    favourites = change.isFavourite ? favourites.union(known) : favourites.subtracting(known)
  }

  public func edit(
    _ seen: Person, to wanted: Person
  ) async throws(PeopleError) -> PersonChange {
    guard let person = downloaded[seen.id] else { throw .missing }
    let change = try PersonChange(
      of: person, edits[seen.id] ?? PersonEdit(), seen: seen, wanted: wanted)
    edits[seen.id] = change.after
    return change
  }

  public func apply(_ change: PersonChange) async throws(PeopleError) {
    guard downloaded[change.id] != nil, edits[change.id] ?? PersonEdit() == change.before else {
      throw .undoOverChange
    }
    edits[change.id] = change.after
  }

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    Download(people: service, seed: seed)
  }

  private func edited(_ person: Person) -> Person {
    edits[person.id]?.applied(to: person) ?? person
  }

  /// The people whom the user has edited, marked or opened lately.
  private var kept: [Person.ID: Person] {
    downloaded.filter { id, _ in
      favourites.contains(id) || recents.contains(id) || edits[id]?.isEmpty == false
    }
  }

  private static func byID(_ people: [Person]) -> [Person.ID: Person] {
    Dictionary(people.map { ($0.id, $0) }) { $1 }
  }
}

// Apart from the methods, which would otherwise lose the class's actor.
extension FixedPeople: PeopleRepository, PeopleService {}
