public import PlacesDomain
public import Store

/// Where routes start: the place in the settings.
@MainActor public struct RouteStart {
  /// Nil until the user has chosen one.
  public let place: Stored<PlacesDomain.Place?>
  /// Keeps a place in the settings; returns whether it is kept.
  public let keep: @MainActor (PlacesDomain.Place) async -> Bool

  public init(
    place: Stored<PlacesDomain.Place?>,
    keep: @escaping @MainActor (PlacesDomain.Place) async -> Bool
  ) {
    self.place = place
    self.keep = keep
  }
}
