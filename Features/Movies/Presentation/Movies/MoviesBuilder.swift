public import MoviesDomain
public import Phrases
import RIBs
public import TerminalRIBs
public import Time

/// Builds the search for films, which shows one of them over itself.
@MainActor public struct MoviesBuilder {
  static let segment: Segment = "movies"

  let dependencies: MoviesDependencies

  /// `language` is asked before each search.
  public init(
    _ movies: MoviesUseCases, language: @escaping @MainActor () -> Language,
    clock: any WallClock, notify: @escaping Notify
  ) {
    dependencies = MoviesDependencies(
      movies: movies, language: language, clock: clock, notify: notify)
  }

  var movies: MoviesUseCases { dependencies.movies }

  /// `stage` is where a film is shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = MoviesView(Movies.Model())
    let interactor = MoviesInteractor(dependencies, on: view)
    return MoviesRouter(
      interactor: interactor, view: view, stage: stage,
      detail: MovieDetailBuilder(dependencies: dependencies))
  }
}
