public import Phrases
public import Time

/// The pages of a search that have come so far, in the order of their numbers.
public struct MovieResults: Hashable, Sendable {
  public let query: MovieQuery
  public private(set) var pages: [Dated<MoviePage>] = []
  /// The films of all pages, each once.
  public private(set) var movies: [Movie] = []

  public init(_ query: MovieQuery) {
    self.query = query
  }

  /// Adds a page, or puts it in the place of the one with its number.
  public mutating func receive(_ page: Dated<MoviePage>) {
    pages.removeAll { $0.value.number == page.value.number }
    let place = pages.firstIndex { $0.value.number > page.value.number } ?? pages.endIndex
    pages.insert(page, at: place)
    var ids: Set<Movie.ID> = []
    movies = pages.flatMap(\.value.movies).filter { ids.insert($0.id).inserted }
  }

  public func has(_ number: Int) -> Bool { pages.contains { $0.value.number == number } }

  /// The page after the last one; nil without one.
  public var nextPage: Int? {
    guard let last = pages.last?.value, last.number < last.pageCount else { return nil }
    return last.number + 1
  }

  /// How many films match, as the service has said last.
  public var total: Int { pages.last.map { max($0.value.total, movies.count) } ?? 0 }

  /// When the oldest page came.
  public var time: Int64? { pages.map(\.time).min() }
}

/// A page of the answer to a search.
public struct MoviePage: Hashable, Sendable {
  /// From 1 on.
  public let number: Int
  /// How many pages can be asked for.
  public let pageCount: Int
  /// How many films match.
  public let total: Int
  public let movies: [Movie]

  /// The service refuses pages after this one.
  public static let lastNumber = 500

  public init(number: Int, pageCount: Int, total: Int, movies: [Movie]) {
    self.number = number
    self.pageCount = min(max(pageCount, 0), Self.lastNumber)
    self.total = total
    self.movies = movies
  }
}

/// What is searched for, and in which language the answer comes.
public struct MovieQuery: Hashable, Sendable {
  public let text: String
  public let language: Language

  /// The most characters of a text.
  public static let limit = 200

  /// Nil for a text of blanks only.
  ///
  /// Blanks at both ends do not count, and several are one; control characters count as blanks.
  public init?(_ typed: String, in language: Language) {
    text = typed.prefix(fitting: Self.limit).singleSpaced
    guard !text.isEmpty else { return nil }
    self.language = language
  }
}
