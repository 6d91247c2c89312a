import Editing
import MoviesDomain
import Phrases
import RIBs
import Services
import Store
import TerminalRIBs
import Time

protocol MoviesRouting: Routing {
  func routeToDetail(of movie: Movie)
}

/// Searches, reads the next page at the end of the list, and loads the posters in sight.
final class MoviesInteractor: PresentableInteractor<Movies> {
  weak var router: (any MoviesRouting)?
  private let dependencies: MoviesDependencies
  private lazy var searching = LatestRequest("search movies", of: self)
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }
  private lazy var shelf: PosterShelf = PosterShelf(of: self, .small, load: movies.poster) {
    [weak self] in
    guard let self else { return }
    model.posters = shelf.posters
  }
  /// The page that was asked for last.
  private var page = 1
  /// The rows in sight, and whether they are shown with posters.
  private var visible = 0..<0
  private var withPosters = false

  init(_ dependencies: MoviesDependencies, on presenter: any Presentable<Movies>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var movies: MoviesUseCases { dependencies.movies }

  override func didBecomeActive() {
    let state = movies.state
    whileActive(
      state.map(\.favourites).observe { [weak self] movies in
        self?.change { $0.receive(favourites: movies) }
      })
    whileActive(state.map(\.recents).observe { [weak self] in self?.show(recents: $0) })
    follow(state.map(\.history), at: \.history)
    follow(state.map(\.isOffline), at: \.isOffline)
    model.hasKey = movies.hasKey()
    dependencies.run("read movies", in: self, movies.read)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .go(let front): go(to: front)
    case .type(let text): model.text = text
    case .submit(let text): search(text)
    case .recents(let event): update { $0.recents.apply(event) }
    case .removeRecent(let text):
      dependencies.run("forget search", on: [text], in: self) { [movies] () throws(MoviesError) in
        try await movies.removeRecent(text)
      }
    case .removeRecents:
      dependencies.run("forget searches", in: self, movies.removeRecents)
    case .films(let event): change { $0.list.apply(event) }
    case .open(let id):
      change { $0.list.select(id) }
      if let movie = model.listing.list.selected { router?.routeToDetail(of: movie) }
    case .visibleRows(let rows, let withPosters): didShow(rows, withPosters: withPosters)
    case .toggleGrid: model.isGrid.toggle()
    case .toggleScope:
      if model.listing.scope == .results {
        change { $0.show(.favourites) }
      } else {
        leaveFavourites()
      }
    case .showFavourites:
      go(to: .films)
      change { $0.show(.favourites) }
    case .leaveFavourites: leaveFavourites()
    case .toggleFavourite:
      if let movie = model.listing.list.selected { dependencies.toggleFavourite(movie, in: self) }
    case .history(let event):
      request(event, notify: dependencies.notify, undo: movies.undo, redo: movies.redo)
    case .retry:
      retry()
      sayRefreshed(after: searching, notify: dependencies.notify) {
        $0.pages.failure != nil || $0.listing.isSample
      }
    }
  }

  /// Goes one step back: to what was found, or to the field.
  private func leaveFavourites() {
    change { $0.show(.results) }
    if model.listing.results == nil { go(to: .field) }
  }

  func didChange(isWide: Bool) { model.isWide = isWide }

  func didChange(isDetailOpen: Bool) { model.isDetailOpen = isDetailOpen }

  /// Searches, unless the text is blank, or its first page is awaited already.
  ///
  /// Returns false for a blank text.
  @discardableResult
  func search(_ text: String) -> Bool {
    guard let query = MovieQuery(text, in: dependencies.language()) else { return false }
    let isAsked = model.pages == .loading && model.listing.results?.query == query
    update { model in
      model.text = query.text
      model.front = .films
      if !isAsked { model.listing.begin(query) }
    }
    if !isAsked { ask(for: 1, of: query) }
    return true
  }

  private func ask(for page: Int, of query: MovieQuery) {
    self.page = page
    update { model in
      if page == 1 { model.pages = .loading } else { model.pages.begin() }
    }
    let isSample = page > 1 && model.listing.isSample
    searching.ask { [weak self, movies] () throws(MoviesError) in
      guard isSample else {
        return try await movies.search(query, page) { self?.receive($0, of: query) }
      }
      self?.receive(try await movies.samples(query, page), of: query)
    } then: { [weak self] result in
      self?.didEnd(result)
    }
  }

  private func receive(_ found: Found<MoviePage>, of query: MovieQuery) {
    change { $0.receive(found, of: query) }
    age.follow(model.listing.results?.time)
  }

  private func didEnd(_ result: Result<Void, MoviesError>) {
    model.pages.receive(result.map { page })
    readOn()
  }

  private func retry() {
    guard !model.pages.isLoading, let query = model.listing.results?.query else { return }
    let isFirst =
      model.pages.failure == nil || model.listing.isSample
      || query.language != dependencies.language()
    if isFirst { search(query.text) } else { ask(for: page, of: query) }
  }

  /// At the films the field shows what was searched for; before any search there are favourites.
  private func go(to front: Model.Front) {
    let isFirst = model.listing.results == nil
    update { model in
      model.front = front
      model.recents.selectFirst()
      model.hasKey = movies.hasKey()
      if front == .films { model.text = model.listing.results?.query.text ?? "" }
    }
    if front == .films, isFirst { change { $0.show(.favourites) } }
  }

  private func show(recents: [String]) {
    update { model in
      model.recents.show(recents.map(Movies.RecentSearch.init))
      if recents.isEmpty, model.front == .recents { model.front = .field }
    }
  }

  private func didShow(_ rows: Range<Int>, withPosters: Bool) {
    visible = rows
    self.withPosters = withPosters
    showPosters()
    readOn()
  }

  /// Reads the next page if the last row is in sight, unless the one before it could not be had.
  private func readOn() {
    let listing = model.listing
    guard visible.upperBound >= listing.list.count, !model.pages.isLoading,
      model.pages.failure == nil || listing.results?.has(page) == true,
      let next = listing.nextPage, let query = listing.results?.query
    else { return }
    ask(for: next, of: query)
  }

  private func showPosters() {
    let movies = model.listing.list.rows
    shelf.show(
      withPosters ? movies[visible.clamped(to: movies.indices)].compactMap(\.poster) : [])
    model.posters = shelf.posters
  }

  private func change(_ body: (inout MovieListing) -> Void) {
    let before = model.listing.list.rows
    update { body(&$0.listing) }
    // With other films in the same rows.
    if model.listing.list.rows != before { showPosters() }
  }
}

extension MoviesInteractor: Restorable {
  /// The search, the selected film, and how the films are shown.
  var restorationState: RestorationState? {
    var restoration = RestorationState()
    restoration["query"] = model.listing.results?.query.text
    restoration["list"] = model.listing.scope == .results ? nil : model.listing.scope.rawValue
    restoration["movie"] = model.listing.list.selectedID.map { "\($0)" }
    restoration["view"] = model.isGrid ? "posters" : nil
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    if let text = restoration["query"] { search(text) }
    update { model in
      model.isGrid = restoration["view"] == "posters"
      if let scope = restoration["list"].flatMap(MovieListing.Scope.init) {
        model.listing.show(scope)
        model.front = .films
      }
      if let id = restoration["movie"].flatMap({ Movie.ID($0) }) { model.listing.list.select(id) }
    }
  }
}
