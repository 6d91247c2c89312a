/// The service from which people are downloaded.
public protocol PeopleService: Sendable {
  /// Downloads 100 people: any, or those that `seed` stands for.
  ///
  /// `progress` receives the share that has arrived, in thousandths, or nil while it is unknown.
  func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download
}

/// A whole reply of the service.
public struct Download: Hashable, Sendable {
  public let people: [Person]
  /// Brings the same people again.
  public let seed: String?
  /// How many records were not people, or had no id.
  public let leftOut: Int

  public init(people: [Person], seed: String?, leftOut: Int = 0) {
    self.people = people
    self.seed = seed
    self.leftOut = leftOut
  }
}

/// A completed download, and what repeats it.
public struct DownloadMark: Hashable, Sendable {
  /// Milliseconds since 1970.
  public let time: Int64
  public let seed: String?

  public init(time: Int64, seed: String?) {
    self.time = time
    self.seed = seed
  }
}
