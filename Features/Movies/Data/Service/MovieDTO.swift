import HTTP
import MoviesDomain
import Phrases
import Time

/// A page of a search as the service tells it (`GET search/movie`); anything may be missing.
struct MoviePageDTO: Decodable {
  let results: [Attempted<MovieDTO>]?
  private let pages: Attempted<LenientDouble>?
  private let matches: Attempted<LenientDouble>?

  private enum CodingKeys: String, CodingKey {
    case results
    case pages = "total_pages"
    case matches = "total_results"
  }

  /// How many films a page may have; the service sends twenty.
  static let limit = 100

  var pageCount: Int { whole(pages, in: 0...Int(Int32.max)) ?? 0 }

  var total: Int { whole(matches, in: 0...Int(Int32.max)) ?? 0 }
}

/// A film as the service tells it, as a row of a page and within its details.
struct MovieDTO: Decodable {
  private let id: LenientDouble
  private let title: LenientString?
  private let originalTitle: LenientString?
  private let overview: LenientString?
  private let releaseDate: Attempted<LenientString>?
  private let posterPath: Attempted<LenientString>?
  private let voteAverage: Attempted<LenientDouble>?
  private let voteCount: Attempted<LenientDouble>?

  private enum CodingKeys: String, CodingKey {
    case id, title, overview
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case posterPath = "poster_path"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  /// Nil without an id or any title.
  var movie: Movie? {
    guard let id = id.value.flatMap({ Int(exactly: $0) }), id > 0,
      let title = title?.value ?? originalTitle?.value
    else { return nil }
    return Movie(
      id: id, title: title.prefix(fitting: 300),
      originalTitle: (originalTitle?.value ?? "").prefix(fitting: 300),
      overview: (overview?.value ?? "").prefix(fitting: 4_000),
      release: releaseDate?.value?.value.flatMap(Day.init(service:)),
      poster: posterPath?.value?.value.flatMap { PosterPath($0)?.text }, rating: rating)
  }

  /// An average of nothing is told as 0.
  private var rating: Int? {
    guard let average = voteAverage?.value?.value, voteCount?.value?.value != 0 else { return nil }
    return Int(exactly: (average * 10).rounded()).flatMap { 1...100 ~= $0 ? $0 : nil }
  }
}

/// What is known of a film as the service tells it (`GET movie/<id>`).
struct MovieDetailsDTO: Decodable {
  private struct Genre: Decodable {
    let name: LenientString?
  }

  private enum CodingKeys: CodingKey {
    case tagline, genres, runtime
  }

  private let movie: MovieDTO
  private let tagline: Attempted<LenientString>?
  private let genres: [Attempted<Genre>]
  private let runtime: Attempted<LenientDouble>?

  init(from decoder: any Decoder) throws {
    movie = try MovieDTO(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tagline = try container.decodeIfPresent(Attempted.self, forKey: .tagline)
    genres = (try? container.decode([Attempted<Genre>].self, forKey: .genres)) ?? []
    runtime = try container.decodeIfPresent(Attempted.self, forKey: .runtime)
  }

  var details: MovieDetails? {
    movie.movie.map { movie in
      MovieDetails(
        movie: movie, tagline: (tagline?.value?.value ?? "").prefix(fitting: 500),
        genres: genres.prefix(30).compactMap { $0.value?.name?.value?.prefix(fitting: 100) },
        minutes: whole(runtime, in: 1...10_000))
    }
  }
}

/// A number without a fraction; nil where it is missing or impossible.
private func whole(_ number: Attempted<LenientDouble>?, in range: ClosedRange<Int>) -> Int? {
  number?.value?.value.flatMap { Int(exactly: $0) }.flatMap { range ~= $0 ? $0 : nil }
}

extension Day {
  /// Nil unless the text is a day in the form 2026-11-21.
  fileprivate init?(service text: String) {
    guard let digits = Int(text.filter { $0 != "-" }), let day = Day(rawValue: digits),
      "\(day)" == text
    else { return nil }
    self = day
  }
}
