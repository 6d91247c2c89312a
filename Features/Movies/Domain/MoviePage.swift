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
