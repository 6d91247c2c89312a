public import Launch
import MoviesDomain
import MoviesFixtures
import MoviesPresentation
import Store

/// The films alone: a service in memory that knows a few invented ones, with painted posters.
public final class MoviesRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Movies") { stage, notify in
      let store = Store(MoviesState())
      let films = FixedMovieService(FixedMovieService.films)
      let model = MoviesModel(
        repository: FixedMovieStore(), recents: FixedRecentSearches(["가을 편지", "harbour"]),
        service: { films }, samples: films, clock: context.clock,
        writer: store.writer(\.self))
      let movies = MoviesUseCases(
        model, posters: PaintedPosters(), state: store.stored(\.self))
      return MoviesBuilder(
        movies: movies, language: { context.appearance.language }, clock: context.clock,
        notify: notify
      ).build(on: stage)
    }
  }
}
