public import Time

/// The state of people that all screens share.
public struct PeopleState: Hashable, Sendable {
  /// Whether countries are shown, on every screen.
  public var isRegion = true
  public var origin = Origin.none
  /// The age of the download.
  public var age: Age?
  /// Whether the service could not be reached the last time it was asked.
  public var isOffline = false
  /// Counts the changes of people: screens read them again when it changes.
  public var revision = 0

  /// Where the people on the screen come from.
  public enum Origin: Hashable, Sendable {
    case none
    /// Made up, in memory only, because nothing could be downloaded yet.
    case samples
    /// Only those that the user has edited, marked or opened lately: downloads were cleared.
    case kept
    /// Downloaded at this time, in milliseconds since 1970.
    case downloaded(at: Int64)
  }

  public init() {}
}
