/// Where downloaded people are kept.
public protocol PersonDBWork: Sendable {
  /// When and from which seed the people were downloaded; nil before the first download.
  func mark() async throws(PeopleError) -> DownloadMark?

  /// All people, sorted by id.
  func allMetas() async throws(PeopleError) -> [Person.Meta]

  /// The person with this id; throws `.missing` if there is none.
  func person(_ id: Person.ID) async throws(PeopleError) -> Person

  /// Puts `people` and the mark in the place of those there were: all of it or nothing.
  func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError)
}

/// That a download was whole, and what it takes to repeat it.
public struct DownloadMark: Hashable, Sendable {
  /// Milliseconds since 1970.
  public let time: Int64
  public let seed: String?

  public init(time: Int64, seed: String?) {
    self.time = time
    self.seed = seed
  }
}
