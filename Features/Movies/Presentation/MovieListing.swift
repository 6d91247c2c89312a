import MoviesDomain
import RIBs
import Services
import Time

/// The films on the screen, those of the last search or the favourites, and the selected one.
struct MovieListing: Equatable {
  enum Scope: String {
    case results, favourites
  }

  /// Nil before the first search.
  private(set) var results: MovieResults?
  /// Where the last page came from.
  private(set) var origin = Found<MoviePage>.Origin.service
  private(set) var favourites: [Movie] = []
  private(set) var scope = Scope.results
  /// The index of the selected film; 0 in an empty list.
  private(set) var selection = 0
  /// The film that the user has selected; selected again as soon as a list has it.
  private(set) var wanted: Movie.ID?

  var movies: [Movie] { scope == .results ? results?.movies ?? [] : favourites }

  var isEmpty: Bool { movies.isEmpty }

  var selected: Movie? { movies.indices.contains(selection) ? movies[selection] : nil }

  /// What the films were searched for; empty for others.
  var search: String { scope == .results ? results?.query.text ?? "" : "" }

  /// The page to ask for at the end of the list.
  var nextPage: Int? { scope == .results ? results?.nextPage : nil }

  /// Whether the films on the screen are invented.
  var isSample: Bool { scope == .results && results?.pages.isEmpty == false && origin == .samples }

  /// Whether the films have come from the service, now or before.
  var isDated: Bool { scope == .results && !isEmpty && !isSample }

  func isFavourite(_ movie: Movie) -> Bool { favourites.contains { $0.id == movie.id } }

  /// Forgets the films of another search; those of the same one stay until it is answered.
  mutating func begin(_ query: MovieQuery) {
    if results?.query != query {
      if results != nil { wanted = nil }
      selection = 0
    }
    if results?.query != query { results = MovieResults(query) }
    scope = .results
  }

  mutating func take(_ found: Found<MoviePage>, of query: MovieQuery) {
    guard results?.query == query else { return }
    let isOther = (found.origin == .samples) != (origin == .samples)
    // A new first page replaces the whole list; the next pages are then requested again.
    if isOther || found.value.number == 1 && found.origin == .service {
      results = MovieResults(query)
    }
    origin = found.origin
    results?.take(found.dated)
    follow()
  }

  mutating func take(favourites movies: [Movie]) {
    favourites = movies
    if scope == .favourites { follow() }
  }

  mutating func show(_ scope: Scope) {
    guard scope != self.scope else { return }
    self.scope = scope
    selection = 0
    follow()
  }

  mutating func select(row: Int) {
    selection = row
    wanted = selected?.id
  }

  /// Selects a film as soon as a list has it.
  mutating func select(_ id: Movie.ID) {
    wanted = id
    follow()
  }

  /// Selects the wanted film, or else the one in its place.
  private mutating func follow() {
    let place = wanted.flatMap { id in movies.firstIndex { $0.id == id } }
    selection = place ?? min(selection, max(movies.count - 1, 0))
  }
}
