public import Geography

/// A way by car, as the service of routes tells it.
public struct DrivenRoute: Hashable, Sendable {
  public let seconds: Int
  public let metres: Int
  /// In won; nil where it is not told.
  public let toll: Int?
  public let path: [Coordinate]
  /// The expressways on the way, as the service names them, in order of travel.
  public let expressways: [String]

  public init(
    seconds: Int, metres: Int, toll: Int?, path: [Coordinate], expressways: [String]
  ) {
    self.seconds = seconds
    self.metres = metres
    self.toll = toll
    self.path = path
    self.expressways = expressways
  }
}
