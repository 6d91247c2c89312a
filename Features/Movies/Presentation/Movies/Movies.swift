import Editing
public import HomeInterface
public import MoviesDomain
public import Phrases
import RIBs
import Raster
import Services
import Store
public import TerminalRIBs
import TerminalUI
public import Time

/// The search for films, and the films that it finds, as a list or as posters.
enum Movies: Riblet {
  /// A text that was searched for.
  struct RecentSearch: ListRow {
    let id: String
  }

  struct Model: Equatable {
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
    /// How many pages were read of what is searched for, and why the next one was not.
    var pages = AsyncValue<Int, MoviesError>()
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
    case toggleGrid, toggleScope, showFavourites, leaveFavourites
    case toggleFavourite, history(HistoryEvent), retry
  }
}

extension Movies {
  static let commands =
    ofField.map { $0.when { $0.front == .field } }
    + ofRecents.map { $0.when { $0.front == .recents } }
    + ofFilms.map { $0.when { $0.front == .films } }

  private static let ofField: [KeyCommand<Movies>] = [
    KeyCommand(.down, .tab, title: MoviesText.toRecents, sends: .go(to: .recents))
      .when { $0.recents.count > 0 },
    KeyCommand(.down, .tab, title: MoviesText.toList, sends: .go(to: .films))
      .when { $0.recents.count == 0 && $0.hasFilms },
    // Where no list was left for the field, Esc leaves the screen.
    KeyCommand(.escape, title: MoviesText.leaveSearch, sends: .go(to: .films))
      .when { $0.listing.results != nil || !$0.isOfResults },
    KeyCommand(.control("v"), title: MoviesText.showFavourites, sends: .showFavourites)
      .hinted { !$0.listing.favourites.isEmpty },
  ]

  private static let ofRecents: [KeyCommand<Movies>] = [
    KeyCommand("d", .delete, title: ListText.delete) {
      $0.recents.selected.map { .removeRecent($0.id) }
    }.named(Phrase(ko: "최근 검색어 삭제", en: "delete recent search")),
    KeyCommand("D", title: MoviesText.forgetAll, sends: .removeRecents),
    KeyCommand("v", .control("v"), title: MoviesText.showFavourites, sends: .showFavourites),
    KeyCommand(.escape, "/", title: MoviesText.search, sends: .go(to: .field)),
  ]

  private static let ofFilms: [KeyCommand<Movies>] =
    [
      KeyCommand(.escape, title: MoviesText.showResults, sends: .leaveFavourites)
        .when { !$0.isOfResults }
        .titled { $0.listing.results == nil ? MoviesText.search : nil },
      KeyCommand("/", title: MoviesText.find, sends: .go(to: .field))
        .elsewhere(words: ["찾기", "find"]),
    ] + ofFilm + ofScope
    + KeyCommand.history(
      \.history, sends: Action.history, unless: MoviesText.howToSearch)

  private static let ofFilm: [KeyCommand<Movies>] = [
    KeyCommand("t", title: MoviesText.grid, sends: .toggleGrid)
      .titled { $0.isGrid ? MoviesText.list : nil }
      .elsewhere(
        words: ["그림", "격자", "grid", "pictures"], unless: MoviesText.howToSearch),
    KeyCommand("f", title: MoviesText.favourite, sends: .toggleFavourite)
      .elsewhere(words: ["favorite", "like"], needs: .row),
  ].map { $0.when { $0.listing.list.selected != nil } }

  private static let ofScope: [KeyCommand<Movies>] = [
    KeyCommand("v", .control("v"), title: MoviesText.showFavourites, sends: .toggleScope)
      .titled { $0.isOfResults ? nil : MoviesText.showResults }
      .elsewhere(
        words: ["좋아하는 영화", "favorites", "favourite movies"],
        unless: MoviesText.howToSearch),
    KeyCommand.refresh({ $0.pages.failure != nil }, sends: .retry)
      .when { $0.isOfResults && $0.listing.results != nil && !$0.pages.isLoading },
  ]
}

extension Movies.Model {
  fileprivate var isOfResults: Bool { listing.scope == .results }
}

/// Builds the search for films, which shows one of them over itself.
@MainActor public struct MoviesBuilder {
  static let segment: Segment = "movies"

  let dependencies: MoviesDependencies

  /// `language` is asked before each search.
  public init(
    movies: MoviesUseCases, language: @escaping @MainActor () -> Language,
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
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of films need.
struct MoviesDependencies {
  let movies: MoviesUseCases
  /// Asked before each question to the service.
  let language: @MainActor () -> Language
  let clock: any WallClock
  let notify: Notify

  /// Runs a command as work of `interactor`; only its failure is said.
  @MainActor func run(
    _ name: String, on things: [AnyHashable] = [], in interactor: Interactor,
    _ command: @escaping @MainActor () async throws(MoviesError) -> Void
  ) {
    interactor.request(name, on: things, notify: notify) { () throws(MoviesError) in
      try await command()
      return nil
    }
  }

  /// Makes a film a favourite, or not any more, as work of `interactor`.
  @MainActor func toggleFavourite(_ movie: Movie, in interactor: Interactor) {
    run("favourite", on: [movie.id], in: interactor) { () throws(MoviesError) in
      try await movies.toggleFavourite(movie)
    }
  }
}

extension MoviesError {
  /// What the user can do on the screen: nothing where the movie is missing, or the sentence says what to do.
  var retry: [Phrase] {
    switch self {
    case .service(let error) where !error.leavesRetryOpen: []
    case .keyMissing, .missing: []
    default: [FormText.pressRetry]
    }
  }
}

extension HomeTile {
  /// The films; its line counts the favourites.
  @MainActor public static func movies(_ builder: MoviesBuilder) -> HomeTile {
    let movies = builder.movies
    return HomeTile(
      MoviesBuilder.segment.name, title: MoviesText.movies,
      line: movies.state.map(MoviesText.line),
      // What cannot be read is reported by the screen of films.
      load: { try? await movies.preview() }, build: builder.build)
  }
}
