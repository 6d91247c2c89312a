import Editing
import MoviesDomain
import RIBs
import Raster
import Time

/// The search for films, and the films that it finds, as a list or as posters.
enum Movies: Riblet {
  /// A text that was searched for.
  struct RecentSearch: ListRow {
    let id: String
  }

  struct Model: Equatable {
    enum Loading {
      case none
      /// The first page, which fills the screen.
      case screen
      case nextPage
    }

    /// What has the keys.
    enum Front {
      case field, recents, films
    }

    var front = Front.field
    /// What stands in the field.
    var text = ""
    var recents = Listing<RecentSearch>()
    /// Whether the service is searched, not only samples.
    var hasKey = true
    var listing = MovieListing()
    var loading = Loading.none
    /// Why the service has not answered the last question.
    var failure: MoviesError?
    var isGrid = false
    /// Whether the window is wide enough for rows with posters.
    var isWide = false
    /// Whether a film is opened over the list, or beside it.
    var isDetailOpen = false
    /// By their paths.
    var posters: [String: Raster] = [:]
    /// Of the films that were found.
    var age: Age?
    var isOffline = false
    var history = HistoryState()

    /// Whether there are films to come to from the field.
    var hasFilms: Bool { listing.results != nil || !listing.favourites.isEmpty }
  }

  enum Action {
    case go(to: Model.Front), type(String), submit(String)
    case recents(Listing<RecentSearch>.Event), removeRecent(String), removeRecents
    case films(Listing<Movie>.Event), open(Movie.ID), visibleRows(Range<Int>, withPosters: Bool)
    case toggleGrid, toggleScope
    case toggleFavourite, undo, redo, retry
  }
}
