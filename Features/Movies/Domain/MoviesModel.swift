import Editing
public import Phrases
import RIBs
import Search
import Services
public import Store
public import Time

/// The texts that were searched for last, each once, the newest first.
///
/// Texts that differ only by case are the same, and have the form of the newest.
public protocol RecentSearches: Sendable {
  /// At most `MoviesState.recentLimit`.
  func all() async throws(MoviesError) -> [String]

  /// Makes a text the newest, and drops those beyond the limit.
  func add(_ text: String) async throws(MoviesError)

  /// Does nothing if there is no such text.
  func remove(_ text: String) async throws(MoviesError)

  func removeAll() async throws(MoviesError)
}

/// The service that knows films.
public protocol MovieService: Sendable {
  /// A page of the films that match, 1 to `MoviePage.lastNumber`.
  func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage

  /// What is known of a film; throws `.missing` without one of the id.
  func details(of id: Movie.ID, in language: Language) async throws(MoviesError) -> MovieDetails
}

/// Finds films: in the cache first, then always at the service.
///
/// `MoviesUseCases` documents what its functions do.
@MainActor public final class MoviesModel {
  private let repository: any MovieRepository
  private let recents: any RecentSearches
  private let service: @MainActor () -> (any MovieService)?
  private let samples: any MovieService
  private let clock: any WallClock
  private let writer: Writer<MoviesState>
  private let reading = SerialTaskQueue()
  /// The storing of what was found last; it is not cancelled with the search.
  private var storing: Task<Void, Never>?

  /// `service` is asked before each request; nil without a key, when `samples` are searched.
  public init(
    repository: any MovieRepository, recents: any RecentSearches,
    service: @escaping @MainActor () -> (any MovieService)?, samples: any MovieService,
    clock: any WallClock, writer: Writer<MoviesState>
  ) {
    self.repository = repository
    self.recents = recents
    self.service = service
    self.samples = samples
    self.clock = clock
    self.writer = writer
  }

  func hasKey() -> Bool { service() != nil }

  func search(
    _ query: MovieQuery, page number: Int, _ receive: ReceiveFound<MoviePage>
  ) async throws(MoviesError) {
    try await find(
      receive, hasSamples: number == 1,
      cached: { repository in try? await repository.page(number, of: query) },
      ask: { service throws(MoviesError) in try await service.search(query, page: number) },
      store: { [recents] repository, page in
        try? await repository.store(page, of: query)
        if number == 1 { try? await recents.add(query.text) }
      })
  }

  func samples(
    for query: MovieQuery, page number: Int
  ) async throws(MoviesError) -> Found<MoviePage> {
    sample(try await samples.search(query, page: number))
  }

  func details(
    of id: Movie.ID, in language: Language, _ receive: ReceiveFound<MovieDetails>
  ) async throws(MoviesError) {
    func ask(_ service: any MovieService) async throws(MoviesError) -> MovieDetails {
      try await service.details(of: id, in: language)
    }
    if id < 0 { return receive(sample(try await ask(samples))) }
    let favourite = writer.value.favourites.first { $0.id == id }
    try await find(
      receive, hasSamples: false,
      cached: { repository in
        let cached = try? await repository.details(of: id, in: language)
        return cached ?? favourite.map { Dated(MovieDetails(movie: $0), at: 0) }
      }, ask: ask,
      store: { repository, details in try? await repository.store(details, in: language) })
  }

  func find(_ text: String, in language: Language, atMost count: Int) async -> [Movie] {
    let stored = repository.isUnused ? [] : (try? await repository.titles()) ?? []
    let found = await Self.best(count, of: stored, for: text)
    guard found.count < count, service() == nil, !Task.isCancelled else { return found }
    let names = { (movie: Movie) in [movie.title, movie.originalTitle] }
    let sampled = await FindQuery.rows(count, for: text, names: names) {
      [samples] text, _ -> [Movie] in
      guard let query = MovieQuery(text, in: language) else { return [] }
      return (try? await samples.search(query, page: 1).movies) ?? []
    }
    return Array((found + sampled.map(\.row)).prefix(count))
  }

  @concurrent
  private static func best(_ count: Int, of movies: [Movie], for text: String) async -> [Movie] {
    var seen: Set<Movie.ID> = []
    let best = FindQuery(text).best(movies.count, of: movies) { [$0.title, $0.originalTitle] }
    return Array(best.filter { seen.insert($0.id).inserted }.prefix(count))
  }

  /// Hands over what is cached, then what the service says; where neither is to be had, samples if
  /// there are any.
  private func find<Value>(
    _ receive: ReceiveFound<Value>, hasSamples: Bool,
    cached: (any MovieRepository) async -> Dated<Value>?,
    ask: (any MovieService) async throws(MoviesError) -> Value,
    store: @escaping @Sendable (any MovieRepository, Dated<Value>) async -> Void
  ) async throws(MoviesError) {
    let cached = await cached(repository)
    guard !Task.isCancelled else { return }
    if let cached { receive(Found(cached, from: .cache)) }
    guard let service = service() else {
      if hasSamples, cached == nil { receive(sample(try await ask(samples))) }
      throw .keyMissing
    }
    let answer: Value
    do throws(MoviesError) {
      answer = try await ask(service)
    } catch {
      guard !Task.isCancelled else { return }
      let isOffline = [.service(.noInternet), .service(.tooSlow)].contains(error)
      writer.update { $0.isOffline = isOffline }
      if hasSamples, isOffline, cached == nil, let value = try? await ask(samples) {
        receive(sample(value))
      }
      throw error
    }
    guard !Task.isCancelled else { return }
    let dated = Dated(answer, at: clock.now)
    writer.update { $0.isOffline = false }
    receive(Found(dated, from: .service))
    storing = Task { [storing, repository] in
      await storing?.value
      await store(repository, dated)
      try? await self.read()
    }
    await storing?.value
  }

  private func sample<Value>(_ value: Value) -> Found<Value> {
    Found(Dated(value, at: clock.now), from: .samples)
  }

  /// Reads what a tile shows; a database without a file is not made.
  func preview() async throws(MoviesError) {
    guard repository.isUnused else { return try await read() }
    let recents = try await recents.all()
    writer.update { $0.recents = recents }
  }

  /// One after another: what was read first is not shown last.
  func read() async throws(MoviesError) {
    try await reading.run { () throws(MoviesError) in
      let favourites = try await repository.favourites()
      let recents = try await recents.all()
      writer.update { state in
        state.favourites = favourites
        state.recents = recents
      }
    }
  }

  func apply(_ change: FavouriteMovieChange) async throws(MoviesError) {
    try await repository.apply(change)
    try await read()
  }

  func removeRecent(_ text: String) async throws(MoviesError) {
    try await recents.remove(text)
    try await read()
  }

  func removeRecents() async throws(MoviesError) {
    try await recents.removeAll()
    try await read()
  }

  func show(_ history: HistoryState) { writer.update { $0.history = history } }

  /// Returns when what was found last is stored.
  func settled() async { await storing?.value }
}
