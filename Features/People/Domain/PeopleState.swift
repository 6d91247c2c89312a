public import Time

/// What the whole app knows about people, as one group of its state.
public struct PeopleState: Hashable, Sendable {
  /// Whether countries are shown, on every screen.
  public var isRegion = true
  public var origin = Origin.none
  /// Of people who were downloaded.
  public var age: Age?
  /// Whether the service could not be reached the last time it was asked.
  public var isOffline = false
  /// Counts the changes of people, so that screens know when to read anew.
  public var revision = 0

  /// Where the people on the screen come from.
  public enum Origin: Hashable, Sendable {
    case none
    /// Made up, in memory only, because nothing could be downloaded yet.
    case samples
    /// Only those whom the user has edited, marked or opened lately: downloads were cleared.
    case kept
    /// Downloaded at this time, in milliseconds since 1970.
    case downloaded(at: Int64)
  }

  public init() {}
}
