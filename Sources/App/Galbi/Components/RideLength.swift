import HighwayDomain
import PlacesDomain
import TransportDomain

/// How far a ride goes between two places that are typed.
@MainActor struct RideLength {
  let places: PlacesUseCases
  let highway: HighwayUseCases

  /// Over roads; nil where an end is no known place.
  func metres(from origin: String, to destination: String) async throws(RouteFault) -> Int? {
    let start = try await place(origin, .origin)
    let end = try await place(destination, .destination)
    guard let start, let end else { return nil }
    guard !start.isAt(end) else { throw .samePlace }
    guard let metres = await highway.metres(from: start.coordinate, to: end.coordinate) else {
      throw .noRoad
    }
    return metres
  }

  private func place(_ name: String, _ end: RouteEnd) async throws(RouteFault) -> Place? {
    let found = await places.named(name)
    guard found.count <= 1 else {
      throw .unclear(end, found.map { $0.whereabouts ?? $0.name })
    }
    return found.first
  }
}
