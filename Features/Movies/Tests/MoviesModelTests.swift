import Editing
import Expectations
import Headless
import MoviesFixtures
import Phrases
import RIBsTesting
import Services
import Storage
import Store
import Testing
import Time

@testable import MoviesDomain

/// What is found, from where, and what is kept of it.
@MainActor
struct MoviesModelTests {
  private let parts = MovieFixture()

  private func search(_ text: String, _ page: Int = 1) async throws -> [Found<MoviePage>] {
    var found: [Found<MoviePage>] = []
    try await parts.movies.search(try #require(MovieQuery(text, in: .korean)), page) {
      found.append($0)
    }
    return found
  }

  @Test func `the service is asked, and then the cache before it`() async throws {
    let first = try await search("harbour")
    expectEqual(first.map(\.origin), [.service])
    expectEqual(first.first?.value.total, 9)
    await parts.clock.advance(by: .seconds(60))
    let second = try await search("harbour")
    expectEqual(second.map(\.origin), [.cache, .service])
    expectEqual(second.map(\.dated.time), [0, 60_000])
    try await expectEqual(search("HARBOUR").map(\.origin), [.service])
  }

  @Test func `an answer in another language is another one`() async throws {
    _ = try await search("harbour")
    var found: [Found<MoviePage>] = []
    try await parts.movies.search(try #require(MovieQuery("harbour", in: .english)), 1) {
      found.append($0)
    }
    expectEqual(found.map(\.origin), [.service])
  }

  @Test func `what is searched for is remembered on success, once for each search`() async throws {
    _ = try await search("harbour")
    _ = try await search("가을")
    _ = try await search("harbour", 2)
    expectEqual(parts.state.recents, ["가을", "harbour"])
    parts.service.failure = .service(.refused(status: 500))
    await #expect(throws: MoviesError.service(.refused(status: 500))) { try await search("섬") }
    expectEqual(parts.state.recents, ["가을", "harbour"])
  }

  @Test func `a failure comes after what is cached`() async throws {
    _ = try await search("harbour")
    parts.service.failure = .service(.noInternet)
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("harbour", in: .korean))
    await #expect(throws: MoviesError.service(.noInternet)) {
      try await parts.movies.search(query, 1) { found.append($0) }
    }
    expectEqual(found.map(\.origin), [.cache])
    #expect(parts.state.isOffline)
    parts.service.failure = nil
    _ = try await search("harbour")
    #expect(!parts.state.isOffline)
  }

  @Test func `without a network and a cache there are samples, and the failure is said`()
    async throws
  {
    parts.service.failure = .service(.noInternet)
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("sample", in: .korean))
    await #expect(throws: MoviesError.service(.noInternet)) {
      try await parts.movies.search(query, 1) { found.append($0) }
    }
    expectEqual(found.map(\.origin), [.samples])
    expectEqual(found.first?.value.movies.map(\.id), [-1])
  }

  @Test func `a key that is refused brings no samples`() async throws {
    parts.service.failure = .keyRefused
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("sample", in: .korean))
    await #expect(throws: MoviesError.keyRefused) {
      try await parts.movies.search(query, 1) { found.append($0) }
    }
    #expect(found.isEmpty)
    #expect(!parts.state.isOffline)
  }

  @Test func `without a key there are samples, which are neither kept nor remembered`() async throws
  {
    parts.hasKey = false
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("sample", in: .korean))
    await #expect(throws: MoviesError.keyMissing) {
      try await parts.movies.search(query, 1) { found.append($0) }
    }
    expectEqual(found.map(\.origin), [.samples])
    await #expect(throws: MoviesError.keyMissing) {
      try await parts.movies.search(query, 2) { found.append($0) }
    }
    expectEqual(found.count, 1)
    try await expectEqual(parts.movies.samples(query, 1).value.movies.map(\.id), [-1])
    expectEqual(parts.state.recents, [])
    expectEqual(parts.service.asked, [])
  }

  @Test(arguments: [nil, MoviesError.service(.noInternet)])
  func `a search that is cancelled is silent`(failure: MoviesError?) async throws {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    parts.service.failure = failure
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("harbour", in: .korean))
    let task = Task { try await parts.movies.search(query, 1) { found.append($0) } }
    await checkpoint.reached()
    task.cancel()
    checkpoint.open()
    try await task.value
    #expect(found.isEmpty)
    expectEqual(parts.state, MoviesState())
  }

  @Test func `a search that is cancelled before its cache has answered is silent too`() async throws
  {
    _ = try await search("harbour")
    var found: [Found<MoviePage>] = []
    let query = try #require(MovieQuery("harbour", in: .korean))
    let task = Task { try await parts.movies.search(query, 1) { found.append($0) } }
    task.cancel()
    try await task.value
    #expect(found.isEmpty)
    expectEqual(parts.service.asked, ["harbour 1"])
  }

  @Test func `details come from the cache, the service, the samples or the favourites`()
    async throws
  {
    func details(_ id: Movie.ID) async throws -> [Found<MovieDetails>.Origin] {
      var origins: [Found<MovieDetails>.Origin] = []
      try await parts.movies.details(id, .korean) { origins.append($0.origin) }
      return origins
    }
    try await expectEqual(details(5), [.service])
    try await expectEqual(details(5), [.cache, .service])
    try await expectEqual(details(-1), [.samples])
    for id in [0, 999] {
      await #expect(throws: MoviesError.missing) { try await details(id) }
      expectEqual(parts.service.asked.last, "\(id)")
    }
    try await parts.movies.toggleFavourite(Movie(id: 77, title: "kept"))
    parts.hasKey = false
    var found: [Found<MovieDetails>] = []
    await #expect(throws: MoviesError.keyMissing) {
      try await parts.movies.details(77, .korean) { found.append($0) }
    }
    expectEqual(
      found,
      [
        Found(Dated(MovieDetails(movie: Movie(id: 77, title: "kept")), at: 0), from: .cache)
      ])
    await #expect(throws: MoviesError.keyMissing) { try await details(78) }
  }

  @Test func `a favourite is made, undone and redone`() async throws {
    let movie = Movie(id: 7, title: "seven")
    try await parts.movies.toggleFavourite(movie)
    expectEqual(parts.state.favourites, [movie])
    #expect(parts.state.history.canUndo && !parts.state.history.canRedo)
    try await expectEqual(parts.movies.undo()?.text(.english), "Undone: add favourite")
    expectEqual(parts.state.favourites, [])
    #expect(!parts.state.history.canUndo && parts.state.history.canRedo)
    _ = try await parts.movies.redo()
    try await parts.movies.toggleFavourite(movie)
    expectEqual(parts.state.favourites, [])
    try await expectEqual(parts.movies.undo()?.text(.english), "Undone: remove favourite")
    expectEqual(parts.state.favourites, [movie])
  }

  @Test func `what another Galbi has undone is not undone again`() async throws {
    let movie = Movie(id: 7, title: "seven")
    try await parts.movies.toggleFavourite(movie)
    try await parts.repository.apply(FavouriteMovieChange(movie, isFavourite: false))
    await #expect(throws: MoviesError.undoOverChange) { try await parts.movies.undo() }
  }

  @Test func `a tile reads favourites and recent searches`() async throws {
    let movie = Movie(id: 7, title: "seven")
    try await parts.repository.apply(FavouriteMovieChange(movie, isFavourite: true))
    try await parts.movies.preview()
    expectEqual(parts.state.favourites, [movie])
    _ = try await search("harbour")
    try await parts.repository.apply(FavouriteMovieChange(movie, isFavourite: false))
    // What another Galbi has searched for.
    await parts.recents.add("섬")
    try await parts.movies.preview()
    expectEqual(parts.state.favourites, [])
    expectEqual(parts.state.recents, ["섬", "harbour"])
  }

  @Test func `recent searches can be forgotten, one or all`() async throws {
    for text in ["harbour", "가을", "섬"] { _ = try await search(text) }
    try await parts.movies.removeRecent("가을")
    expectEqual(parts.state.recents, ["섬", "harbour"])
    try await parts.movies.removeRecents()
    expectEqual(parts.state.recents, [])
  }

  @Test(arguments: [
    MoviesError.service(.tooSlow), .keyMissing, .keyRefused, .storage(.cannotRead), .missing,
    .undoOverChange,
  ])
  func `each error is a sentence in both languages`(error: MoviesError) {
    #expect(error.phrase.isTranslated)
  }
}
