public import Geography

/// A way over expressways, reckoned without traffic.
public struct ExpresswayRoute: Hashable, Sendable {
  /// A stretch of one road in one direction.
  public struct Section: Hashable, Sendable {
    public let road: Road
    public let direction: RoadDirection
    public let from: RoadPoint
    public let to: RoadPoint

    public init(road: Road, direction: RoadDirection, from: RoadPoint, to: RoadPoint) {
      self.road = road
      self.direction = direction
      self.from = from
      self.to = to
    }

    /// The end of the road towards which one drives.
    public var heading: String { road.heading(direction) }

    /// The kilometres of the road that one drives, in tenths.
    public var tenths: ClosedRange<Int> {
      min(from.tenths, to.tenths)...max(from.tenths, to.tenths)
    }
  }

  /// A rest area on the way, on the carriageway that one drives.
  public struct Stop: Hashable, Sendable {
    public let restArea: RoadRestArea
    /// From the start of the route.
    public let metres: Int

    public init(restArea: RoadRestArea, metres: Int) {
      self.restArea = restArea
      self.metres = metres
    }

    public var kilometres: Double { Double(metres) / 1000 }
  }

  public let seconds: Int
  public let metres: Int
  /// In order of travel.
  public let sections: [Section]
  /// From the start through the points of the roads to the destination.
  public let path: [Coordinate]
  /// In order of travel.
  public let stops: [Stop]

  public init(
    seconds: Int, metres: Int, sections: [Section], path: [Coordinate], stops: [Stop]
  ) {
    self.seconds = seconds
    self.metres = metres
    self.sections = sections
    self.path = path
    self.stops = stops
  }
}

/// Why there is no route over expressways.
public enum ExpresswayRouteError: Error, Hashable {
  /// The places are less than 500 m apart.
  case tooNear
  /// None is in reach, or the way without one is as quick.
  case noExpressway
}
