import Time

/// A time, with the day that it is where the user is.
public struct BookTime: Hashable, Sendable {
  /// In milliseconds since 1970.
  public let time: Int64
  /// As 20261121.
  public let day: Int

  public init(time: Int64) {
    self.time = time
    day = Day(milliseconds: time).rawValue
  }
}
