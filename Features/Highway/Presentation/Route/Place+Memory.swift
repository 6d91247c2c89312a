import Geography
import PlacesDomain

extension Place {
  /// As a place of the tree remembers it: coordinates, name and address in lines.
  var memory: String { "\(coordinate.latitude),\(coordinate.longitude)\n\(name)\n\(address)" }

  init?(memory: String) {
    let lines = memory.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let numbers = lines[0].split(separator: ",").compactMap { Double($0) }
    guard lines.count == 3, numbers.count == 2,
      let coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1])
    else { return nil }
    self.init(name: String(lines[1]), address: String(lines[2]), coordinate: coordinate)
  }
}
