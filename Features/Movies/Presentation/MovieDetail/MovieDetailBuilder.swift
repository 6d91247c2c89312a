import MoviesDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// Builds the riblet that shows one film.
struct MovieDetailBuilder {
  let dependencies: MoviesDependencies

  /// `movie` is what is known of the film already.
  @MainActor func build(
    _ id: Movie.ID, known movie: Movie?, on stage: any Stage
  ) -> any ViewableRouting {
    var model = MovieDetail.Model()
    if let movie { model.content = .loaded(MovieDetails(movie: movie)) }
    let view = MovieDetailView(model)
    let interactor = MovieDetailInteractor(id, dependencies, on: view)
    return ViewableRouter(interactor: interactor, view: view, segment: Segment("\(id)"))
  }
}
