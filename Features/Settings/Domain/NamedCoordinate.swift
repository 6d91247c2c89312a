public import Geography

/// A coordinate with the name of what is there, as a setting has it: `37.5547,126.9706 서울역`.
public struct NamedCoordinate: Hashable, Sendable {
  public let name: String
  public let coordinate: Coordinate

  public init(name: String, coordinate: Coordinate) {
    self.name = name
    self.coordinate = coordinate
  }

  /// Nil if the text has another form; the name may be missing.
  init?(_ text: String) {
    let halves = text.split(separator: " ", maxSplits: 1)
    let numbers = halves.first?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard numbers.count == 2, let latitude = Double(numbers[0]), let longitude = Double(numbers[1]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let name = halves.count > 1 ? String(halves[1]) : ""
    self.init(name: name.isEmpty ? String(halves[0]) : name, coordinate: coordinate)
  }

  /// The text of the setting.
  public var setting: String {
    let name = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    return "\(coordinate.latitude),\(coordinate.longitude) \(name.prefix(200))"
  }
}
