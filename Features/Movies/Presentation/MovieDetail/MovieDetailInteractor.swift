import MoviesDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// Reads one film and its poster, and makes it a favourite as the user asks.
final class MovieDetailInteractor: PresentableInteractor<MovieDetail> {
  private let id: Movie.ID
  private let movies: MoviesUseCases
  private let language: @MainActor () -> Language
  private let clock: any WallClock
  private let notify: Notify
  private lazy var reading = LatestRequest("find film", of: self)
  private lazy var shelf: PosterShelf = PosterShelf(of: self, .large, load: movies.poster) {
    [weak self] in
    guard let self else { return }
    model.poster = path.flatMap { self.shelf.posters[$0] }
  }
  private var aging: Task<Void, Never>?

  init(
    _ id: Movie.ID, _ movies: MoviesUseCases, language: @escaping @MainActor () -> Language,
    clock: any WallClock, notify: @escaping Notify, on presenter: any Presentable<MovieDetail>
  ) {
    self.id = id
    self.movies = movies
    self.language = language
    self.clock = clock
    self.notify = notify
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      movies.state.map { [id] in $0.isFavourite(id) }.observe { [weak self] in
        self?.model.isFavourite = $0
      })
    whileActive(movies.state.map(\.isOffline).observe { [weak self] in self?.model.isOffline = $0 })
    read()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .showPoster: shelf.show([path].compactMap(\.self))
    case .toggleFavourite:
      guard let movie = model.content.value?.movie else { return }
      request("favourite", notify: notify) { [movies] () throws(MoviesError) in
        try await movies.toggleFavourite(movie)
        return nil
      }
    case .undo: request("undo", notify: notify, movies.undo)
    case .redo: request("redo", notify: notify, movies.redo)
    case .retry: read()
    }
  }

  private func read() {
    update { model in
      model.isReading = true
      model.failure = nil
      if case .failed = model.content { model.content = .loading }
    }
    reading.ask { [weak self, movies, id, language] () throws(MoviesError) in
      // A link may come here before the favourites are read.
      try? await movies.read()
      try await movies.details(id, language()) { self?.take($0) }
    } then: { [weak self] result in
      self?.didEnd(result)
    }
  }

  private func take(_ found: Found<MovieDetails>) {
    update { model in
      model.content = .loaded(found.value)
      model.origin = found.origin
      model.age = nil
      model.poster = found.value.movie.poster.flatMap { shelf.posters[$0] }
    }
    aging?.cancel()
    guard found.origin != .samples, found.dated.time > 0 else { return }
    aging = whileActive { [weak self, clock] in
      await clock.follow(ageOf: found.dated.time) { self?.model.age = $0 }
    }
  }

  private func didEnd(_ result: Result<Void, MoviesError>) {
    update { model in
      model.isReading = false
      guard case .failure(let error) = result else { return }
      if model.content.value == nil || error == .missing {
        model.content = .failed(error)
      } else {
        model.failure = error
      }
    }
  }

  private var path: String? { model.content.value?.movie.poster }
}
