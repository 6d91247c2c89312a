import Editing
import MoviesDomain
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
    var content = Loadable<MovieDetails, MoviesError>.loading
    var origin = Found<MovieDetails>.Origin.service
    /// Why the shown film may be out of date.
    var failure: MoviesError?
    var isReading = false
    var isFavourite = false
    var poster: Raster?
    var age: Age?
    var isOffline = false
    var history = HistoryState()
  }

  enum Action {
    case showPoster, toggleFavourite, undo, redo, retry
  }
}

extension MovieDetail {
  static let commands: [KeyCommand<MovieDetail>] =
    [
      KeyCommand("f", title: MoviesText.favourite, sends: .toggleFavourite)
        .when { $0.content.value != nil },
      KeyCommand("R", title: MoviesText.retry, sends: .retry).when { !$0.isReading }
        .hinted { $0.failure != nil || $0.content.value == nil },
    ] + KeyCommand.history(\.history, undo: .undo, redo: .redo, hintsRedo: false).map(\.onlyHere)
}
