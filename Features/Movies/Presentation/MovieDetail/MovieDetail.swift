import Editing
import MoviesDomain
import Phrases
import RIBs
import Raster
import Services
import Store
import TerminalRIBs
import TerminalUI
import Time

/// One film.
enum MovieDetail: Riblet {
  struct Model: Equatable {
    /// What the list knows already is shown until the rest has come.
    var content = AsyncValue<MovieDetails, MoviesError>.loading
    var origin = Found<MovieDetails>.Origin.service
    var isFavourite = false
    var poster: Raster?
    var age: Age?
    var isOffline = false
    var history = HistoryState()
  }

  enum Action {
    case showPoster, toggleFavourite, history(HistoryEvent), retry
  }
}

extension MovieDetail {
  static let commands: [KeyCommand<MovieDetail>] =
    [
      KeyCommand("f", title: MoviesText.favourite, sends: .toggleFavourite)
        .when { $0.content.value != nil },
      KeyCommand.refresh(\.content.isWanting, sends: .retry).when { !$0.content.isLoading },
    ] + KeyCommand.history(\.history, sends: Action.history, hintsRedo: false).map(\.onlyHere)
}

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
