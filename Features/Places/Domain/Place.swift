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
}

extension Place: Identifiable {}
