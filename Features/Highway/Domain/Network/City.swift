public import Geography

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
