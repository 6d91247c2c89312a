public import TransportDomain

/// A route in memory, for demos and tests.
public actor FixedRoute: RouteRepository {
  public private(set) var kept: Route
  /// Thrown by everything while it is set.
  public private(set) var failure: TransportError?

  public init(_ route: Route = Route()) {
    kept = route
  }

  public func fail(_ failure: TransportError?) { self.failure = failure }

  public func route() async throws(TransportError) -> Route {
    if let failure { throw failure }
    return kept
  }

  public func keep(_ route: Route) async throws(TransportError) {
    if let failure { throw failure }
    kept = route
  }
}
