public import Raster
public import Time

/// A film, as a list shows it.
public struct Movie: Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  /// In the language of the film.
  public let originalTitle: String
  public let overview: String
  /// Nil where it is to be announced.
  public let release: Day?
  /// The path of the poster at the service, such as `/abc.jpg`.
  public let poster: String?
  /// In tenths, 1 to 100; nil without votes.
  public let rating: Int?

  public init(
    id: Int, title: String, originalTitle: String = "", overview: String = "",
    release: Day? = nil, poster: String? = nil, rating: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.overview = overview
    self.release = release
    self.poster = poster
    self.rating = rating
  }

  /// The title in the language of the film, if it is another one.
  public var otherTitle: String? {
    originalTitle.isEmpty || originalTitle == title ? nil : originalTitle
  }
}

/// What is known of one film.
public struct MovieDetails: Hashable, Sendable {
  public let movie: Movie
  public let tagline: String
  public let genres: [String]
  /// Nil where it is unknown.
  public let minutes: Int?

  public init(movie: Movie, tagline: String = "", genres: [String] = [], minutes: Int? = nil) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.minutes = minutes
  }
}

/// Where posters come from.
public protocol PosterSource: Sendable {
  /// The poster at a path of the service; nil without one, and where it cannot be had or read.
  ///
  /// Cancelling the task of the caller ends the download, unless another caller waits for it.
  func poster(at path: String, _ size: PosterSize) async -> Raster?

  /// Ends all downloads; nothing is written after this.
  func close() async
}

/// How large a poster is wanted.
public enum PosterSize: Hashable, Sendable {
  /// For a row or a cell of a grid.
  case small
  /// For the details.
  case large

  /// In pixels, as the service offers them; the height is one and a half times as much.
  public var width: Int {
    switch self {
    case .small: 185
    case .large: 342
    }
  }
}
