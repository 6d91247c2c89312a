public import Editing
public import MoviesDomain
import RIBs
import Services
import Time

/// Films stay in the order of the service, which also finds them.
extension Movie: ListRow {}

/// The films on the screen: those of the last search, or the favourites.
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
  var list = Listing<Movie>()

  /// The page to ask for at the end of the list.
  var nextPage: Int? { scope == .results ? results?.nextPage : nil }

  /// Whether the films on the screen are invented.
  var isSample: Bool { scope == .results && results?.pages.isEmpty == false && origin == .samples }

  /// Whether all films on the screen are invented, also among the favourites.
  var hasSamplesAlone: Bool { list.count > 0 && list.all.allSatisfy(\.isSample) }

  /// Whether some films on the screen are invented, and others are not.
  var hasBoth: Bool { !hasSamplesAlone && list.all.contains(where: \.isSample) }

  /// Whether the films have come from the service, now or before.
  var isDated: Bool { scope == .results && list.count > 0 && !isSample }

  func isFavourite(_ movie: Movie) -> Bool { favourites.contains { $0.id == movie.id } }

  /// Forgets the films of another search; those of the same one stay until it is answered.
  mutating func begin(_ query: MovieQuery) {
    if results?.query != query {
      if results != nil { list.selectFirst() }
      results = MovieResults(query)
    }
    scope = .results
    arrange()
  }

  mutating func receive(_ found: Found<MoviePage>, of query: MovieQuery) {
    guard results?.query == query else { return }
    let isOther = (found.origin == .samples) != (origin == .samples)
    // A new first page replaces the whole list; the next pages are then requested again.
    if isOther || found.value.number == 1 && found.origin == .service {
      results = MovieResults(query)
    }
    origin = found.origin
    results?.receive(found.dated)
    arrange()
  }

  mutating func receive(favourites movies: [Movie]) {
    favourites = movies
    arrange()
  }

  mutating func show(_ scope: Scope) {
    guard scope != self.scope else { return }
    self.scope = scope
    arrange()
    list.startOver()
  }

  private mutating func arrange() {
    switch scope {
    case .results: list.show(results?.movies ?? [], foundBy: results?.query.text ?? "")
    case .favourites: list.show(favourites, foundBy: "")
    }
  }
}
