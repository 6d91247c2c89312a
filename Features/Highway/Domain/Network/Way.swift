public import Geography

/// The length of a way, and the time that it takes.
struct Way: Hashable, Sendable {
  let metres: Int
  let milliseconds: Int

  /// Along a road, at km/h.
  static func road(metres: Int, speed: Int) -> Way {
    Way(metres: metres, milliseconds: metres * 3600 / speed)
  }

  /// From a road to another at a junction: a minute, however long.
  static func ramp(metres: Int) -> Way { Way(metres: metres, milliseconds: 60_000) }

  /// Over other streets: the straight line and three tenths more, at 40 km/h.
  static func streets(_ from: Coordinate, _ to: Coordinate) -> Way {
    .road(metres: Int(from.distance(to: to) * 1.3), speed: 40)
  }
}

/// A city, as a place to drive to.
public struct City: Hashable, Sendable {
  /// "강릉".
  public let name: String
  /// Empty where it is not known.
  public let englishName: String
  /// "강원".
  public let province: String
  public let coordinate: Coordinate

  public init(name: String, englishName: String, province: String, coordinate: Coordinate) {
    self.name = name
    self.englishName = englishName
    self.province = province
    self.coordinate = coordinate
  }
}
