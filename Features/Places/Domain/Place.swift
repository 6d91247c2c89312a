public import Geography

/// A place with a name, such as a station, a shop or a toll gate.
public struct Place: Hashable, Sendable {
  public let name: String
  /// Empty where it is unknown.
  public let address: String
  public let coordinate: Coordinate
  /// What it is, such as 휴게소; nil where it is unknown.
  public let category: String?

  public init(name: String, address: String, coordinate: Coordinate, category: String? = nil) {
    self.name = name
    self.address = address
    self.coordinate = coordinate
    self.category = category
  }

  /// What makes two places the same in a history, wherever their coordinates come from.
  public struct ID: Hashable, Sendable {
    let name: String
    let address: String
  }

  public var id: ID { ID(name: name, address: address) }

  /// The name with what tells it from other places of the name: the line of a station, or else the address.
  public var tellingName: String {
    ([name] + [whereabouts].compactMap(\.self)).joined(separator: " · ")
  }

  /// The line of a station, or else the address; nil where it is unknown.
  public var whereabouts: String? {
    address.split(separator: " · ").last.map(String.init)
  }
}

extension Place {
  /// The category of a city or a district, by which other places can be told.
  public static let region = "지역"

  var isRegion: Bool { category == Self.region }

  /// Whether both are one place, such as a station under its two names: at most 100 m apart.
  public func isAt(_ other: Place) -> Bool { coordinate.distance(to: other.coordinate) <= 100 }
}

extension Place: Identifiable {}
