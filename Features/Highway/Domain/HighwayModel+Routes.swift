import Geography

extension HighwayModel {
  func route(
    from start: Coordinate, to destination: Coordinate
  ) async throws(HighwayError) -> Journey {
    guard let service = services().routes else {
      return try await reckon(from: start, to: destination, failure: nil)
    }
    do throws(HighwayError) {
      let driven = try await service.route(from: start, to: destination)
      return Journey(
        route: await Self.follow(driven, on: network), toll: driven.toll, knowsTraffic: true)
    } catch {
      switch error {
      case .tooNear, .noRoad: throw error
      default: return try await reckon(from: start, to: destination, failure: error)
      }
    }
  }

  /// The way over the network of the program.
  private func reckon(
    from start: Coordinate, to destination: Coordinate, failure: HighwayError?
  ) async throws(HighwayError) -> Journey {
    do throws(ExpresswayRouteError) {
      return Journey(
        route: try await Self.route(from: start, to: destination, on: network),
        knowsTraffic: false, failure: failure)
    } catch {
      switch error {
      case .tooNear: throw .tooNear
      case .noExpressway: throw .noExpressway
      }
    }
  }

  /// Off the caller's actor, since the network may have to be read first.
  @concurrent
  private nonisolated static func route(
    from start: Coordinate, to destination: Coordinate,
    on network: @Sendable () -> ExpresswayNetwork
  ) async throws(ExpresswayRouteError) -> ExpresswayRoute {
    try network().route(from: start, to: destination)
  }

  @concurrent
  private nonisolated static func follow(
    _ driven: DrivenRoute, on network: @Sendable () -> ExpresswayNetwork
  ) async -> ExpresswayRoute {
    network().route(along: driven)
  }
}

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
