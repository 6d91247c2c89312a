public import MoviesDomain
public import Phrases
import Time

/// A service that knows a few films, by their titles; for demos and tests.
public struct FixedMovieService: MovieService {
  private let films: [MovieDetails]
  private let pageLength: Int

  public init(_ films: [MovieDetails], pageLength: Int = 20) {
    self.films = films
    self.pageLength = pageLength
  }

  public func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    let text = query.text.lowercased()
    let found = films.map(\.movie).filter { $0.title.lowercased().contains(text) }
    let rows = found.dropFirst((page - 1) * pageLength).prefix(pageLength)
    return MoviePage(
      number: page, pageCount: (found.count + pageLength - 1) / pageLength, total: found.count,
      movies: Array(rows))
  }

  public func details(of id: Movie.ID, in language: Language) async throws(MoviesError)
    -> MovieDetails
  {
    guard let film = films.first(where: { $0.movie.id == id }) else { throw .missing }
    return film
  }

  /// Each has a poster at a path of its own.
  public static let films: [MovieDetails] = (1...45).map { number in
    let titles = ["가을 편지", "Harbour Lights", "밤의 도서관", "The Cartographer", "섬으로 가는 길"]
    let title = titles[number % titles.count]
    return MovieDetails(
      movie: Movie(
        id: number, title: number > titles.count ? "\(title) \(number)" : title,
        originalTitle: number.isMultiple(of: 4) ? "Original \(number)" : "",
        overview: number.isMultiple(of: 7)
          ? ""
          : "낡은 등대를 고치러 온 두 사람이 겨울을 함께 보낸다. Two strangers spend a winter mending an old lighthouse.",
        release: number.isMultiple(of: 9)
          ? nil : Day(year: 1_980 + number, month: number % 12 + 1, day: 15),
        poster: number.isMultiple(of: 11) ? nil : "/\(number).jpg", rating: 50 + number),
      tagline: number.isMultiple(of: 2) ? "겨울은 길다" : "", genres: ["드라마", "모험"],
      minutes: 90 + number)
  }
}
