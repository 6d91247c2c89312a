/// Where the route is kept that the user has written.
public protocol RouteWork: Sendable {
  /// An empty one where none was written yet.
  func route() async throws(TransportError) -> Route

  /// Keeps it, wholly or not at all.
  func keep(_ route: Route) async throws(TransportError)
}
