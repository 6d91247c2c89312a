import RIBs
public import Store

/// Where the route is kept.
public protocol RouteRepository: Sendable {
  /// The route that was kept last; empty before any.
  func route() async throws(TransportError) -> Route

  /// Keeps the route, wholly or not at all.
  func keep(_ route: Route) async throws(TransportError)
}

/// Reads and keeps the route.
@MainActor public final class RouteModel {
  private let repository: any RouteRepository
  private let writer: Writer<TransportState>
  private var kept: Route?
  /// One change of the repository at a time.
  private let queue = SerialTaskQueue()

  public init(_ repository: any RouteRepository, writer: Writer<TransportState>) {
    self.repository = repository
    self.writer = writer
  }

  /// Reads the route, unless it was read before.
  func read() async throws(TransportError) {
    guard kept == nil else { return }
    let route = try await repository.route()
    guard kept == nil else { return }
    kept = route
    writer.update { $0.route = route }
  }

  func change(_ end: RouteEnd, to text: String) async throws(TransportError) {
    writer.update { $0.route[end] = text }
    try await queue.run { () throws(TransportError) in
      let route = writer.value.route
      // A later change was kept along with an earlier one.
      guard route != kept else { return }
      try await repository.keep(route)
      kept = route
    }
  }
}
