public import Phrases
import Search
import Time

/// Made-up films for use without a key or a network; the screen says that they are samples.
public struct SampleMovies: MovieService {
  private static let pageSize = 20

  public init() {}

  /// Searches titles and overviews as `HangulSearch` does; matches of titles come first.
  public func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    let search = HangulSearch(query.text)
    let movies = Self.all.map { $0.details(in: query.language).movie }
    let titled = movies.filter { movie in
      [movie.title, movie.originalTitle].contains { search.matches(SearchKey($0)) }
    }
    let described = movies.filter { search.matches(SearchKey($0.overview)) }
    let found = titled + described.filter { !titled.contains($0) }
    return MoviePage(
      number: page, pageCount: (found.count + Self.pageSize - 1) / Self.pageSize,
      total: found.count,
      movies: Array(found.dropFirst(max(page - 1, 0) * Self.pageSize).prefix(Self.pageSize)))
  }

  public func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    guard let sample = Self.all.first(where: { $0.id == id }) else { throw .missing }
    return sample.details(in: language)
  }
}

/// One of `SampleMovies`.
struct SampleMovie {
  let id: Int
  private let title: Phrase
  /// Nil for a Korean film.
  private let original: String?
  private let overview: Phrase
  private let tagline: Phrase?
  private let genres: [Phrase]
  private let minutes: Int?
  private let release: Day?
  private let rating: Int?

  /// `lines` have the parts of the texts of `SampleMovies`; nil if one is missing.
  init?(id: Int, _ lines: [[Substring]]) {
    guard lines.count > 1, lines[0].count > 5, lines[1].count == 2 else { return nil }
    let facts = lines[0].map(String.init)
    self.id = id
    title = Phrase(ko: facts[0], en: facts[1])
    genres = facts[2].split(separator: " ").compactMap { Self.genreNames[String($0)] }
    minutes = Int(facts[3])
    release = Int(facts[4]).flatMap(Day.init(rawValue:))
    rating = Int(facts[5])
    original = facts.count > 6 ? facts[6] : nil
    let texts = lines.dropFirst().map { Phrase(ko: String($0[0]), en: String($0[1])) }
    overview = texts[0]
    tagline = texts.count > 1 ? texts[1] : nil
  }

  func details(in language: Language) -> MovieDetails {
    MovieDetails(
      movie: Movie(
        id: id, title: title.text(language), originalTitle: original ?? title.text(.korean),
        overview: overview.text(language), release: release, rating: rating),
      tagline: tagline?.text(language) ?? "", genres: genres.map { $0.text(language) },
      minutes: minutes)
  }

  private static let genreNames: [String: Phrase] = [
    "comedy": Phrase(ko: "코미디", en: "Comedy"), "crime": Phrase(ko: "범죄", en: "Crime"),
    "documentary": Phrase(ko: "다큐멘터리", en: "Documentary"),
    "drama": Phrase(ko: "드라마", en: "Drama"), "family": Phrase(ko: "가족", en: "Family"),
    "fantasy": Phrase(ko: "판타지", en: "Fantasy"), "history": Phrase(ko: "역사", en: "History"),
    "horror": Phrase(ko: "공포", en: "Horror"), "mystery": Phrase(ko: "미스터리", en: "Mystery"),
    "romance": Phrase(ko: "로맨스", en: "Romance"),
    "scifi": Phrase(ko: "SF", en: "Science fiction"),
    "thriller": Phrase(ko: "스릴러", en: "Thriller"),
  ]
}
