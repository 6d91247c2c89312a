/// A way from a start to a destination.
public struct Journey: Hashable, Sendable {
  public let route: ExpresswayRoute
  /// In won; nil where it is not known.
  public let toll: Int?
  /// Whether its time is that of the present traffic.
  public let knowsTraffic: Bool
  /// Why the service has not answered, where the network of the program did.
  public let failure: HighwayError?

  public init(
    route: ExpresswayRoute, toll: Int? = nil, knowsTraffic: Bool, failure: HighwayError? = nil
  ) {
    self.route = route
    self.toll = toll
    self.knowsTraffic = knowsTraffic
    self.failure = failure
  }
}
