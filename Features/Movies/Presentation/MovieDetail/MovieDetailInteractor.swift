import MoviesDomain
import Phrases
import RIBs
import Services
import Store
import TerminalRIBs
import Time

/// Reads one film and its poster, and makes it a favourite as the user asks.
final class MovieDetailInteractor: PresentableInteractor<MovieDetail> {
  private let id: Movie.ID
  private let dependencies: MoviesDependencies
  private lazy var reading = LatestRequest("find film", of: self)
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }
  private lazy var shelf: PosterShelf = PosterShelf(of: self, .large, load: movies.poster) {
    [weak self] in
    guard let self else { return }
    model.poster = path.flatMap { self.shelf.posters[$0] }
  }

  init(
    _ id: Movie.ID, _ dependencies: MoviesDependencies,
    on presenter: any Presentable<MovieDetail>
  ) {
    self.id = id
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var movies: MoviesUseCases { dependencies.movies }

  override func didBecomeActive() {
    follow(movies.state.map { [id] in $0.isFavourite(id) }, at: \.isFavourite)
    follow(movies.state.map(\.history), at: \.history)
    follow(movies.state.map(\.isOffline), at: \.isOffline)
    read()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .showPoster: shelf.show([path].compactMap(\.self))
    case .toggleFavourite:
      if let movie = model.content.value?.movie { dependencies.toggleFavourite(movie, in: self) }
    case .history(let event):
      request(event, notify: dependencies.notify, undo: movies.undo, redo: movies.redo)
    case .retry:
      read()
      sayRefreshed(after: reading, notify: dependencies.notify) {
        $0.content.isWanting || $0.origin == .samples
      }
    }
  }

  private func read() {
    model.content.begin()
    reading.ask {
      [weak self, movies, id, language = dependencies.language] () throws(MoviesError) in
      // A link may come here before the favourites are read.
      try? await movies.read()
      try await movies.details(id, language()) { self?.receive($0) }
    } then: { [weak self] result in
      self?.didEnd(result)
    }
  }

  private func receive(_ found: Found<MovieDetails>) {
    update { model in
      model.content.show(found.value)
      model.origin = found.origin
      model.poster = found.value.movie.poster.flatMap { shelf.posters[$0] }
    }
    let isDated = found.origin != .samples && found.dated.time > 0
    age.follow(isDated ? found.dated.time : nil)
  }

  private func didEnd(_ result: Result<Void, MoviesError>) {
    let failure: MoviesError? = if case .failure(let error) = result { error } else { nil }
    update { model in
      if failure == .missing { model.content = AsyncValue() }
      model.content.end(failure)
    }
  }

  private var path: String? { model.content.value?.movie.poster }
}
