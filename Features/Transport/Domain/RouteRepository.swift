/// Where the route is kept.
public protocol RouteRepository: Sendable {
  /// The route that was kept last; an empty one if there is none.
  func route() async throws(TransportError) -> Route

  /// Keeps the route, wholly or not at all.
  func keep(_ route: Route) async throws(TransportError)
}
