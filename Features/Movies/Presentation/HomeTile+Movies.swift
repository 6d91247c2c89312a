public import HomeInterface
import MoviesDomain
import RIBs
import Store

extension HomeTile {
  /// The films; its line is the last search or a favourite.
  @MainActor public static func movies(_ builder: MoviesBuilder) -> HomeTile {
    HomeTile(
      MoviesBuilder.segment.name, title: MoviesText.movies.phrase,
      line: builder.movies.state.map(MoviesText.line), load: builder.movies.read,
      build: builder.build)
  }
}
