import Geography
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

extension Place {
  /// As a place of the tree remembers it: coordinates, name and address in lines.
  var restoration: String { "\(coordinate.latitude),\(coordinate.longitude)\n\(name)\n\(address)" }

  init?(restoration: String) {
    let lines = restoration.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let numbers = lines[0].split(separator: ",").compactMap { Double($0) }
    guard lines.count == 3, numbers.count == 2,
      let coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1])
    else { return nil }
    self.init(name: String(lines[1]), address: String(lines[2]), coordinate: coordinate)
  }
}
