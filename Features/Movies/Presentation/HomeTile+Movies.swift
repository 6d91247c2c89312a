public import HomeInterface
import MoviesDomain
import RIBs
import Store

extension HomeTile {
  /// The films; its line is the last search or a favourite.
  @MainActor public static func movies(_ builder: MoviesBuilder) -> HomeTile {
    let movies = builder.movies
    return HomeTile(
      MoviesBuilder.segment.name, title: MoviesText.movies.phrase,
      line: movies.state.map(MoviesText.line),
      // What cannot be read is reported by the screen of films.
      load: { try? await movies.preview() }, build: builder.build)
  }
}
