internal import Geography

/// Why a text is not a network.
public enum ExpresswayNetworkError: Error, Hashable {
  /// The line with this number, from 1, is of no known kind, or in a wrong place.
  case malformed(line: Int)
}

extension ExpresswayNetwork {
  /// The expressways of Korea, read at its first use.
  public static let bundled: ExpresswayNetwork = {
    do {
      return try ExpresswayNetwork(text: bundledText)
    } catch {
      preconditionFailure("The bundled network is \(error).")
    }
  }()

  /// Reads a line for each road, and after it a line for each of its points and rest areas.
  ///
  ///     R|0500|영동고속도로|Yeongdong Expressway|인천|강릉|100
  ///     P|418|J|신갈JC|37.28976|127.10053|
  ///     A|553|>|용인|37.24694|127.24039|
  ///
  /// and last a line for each city, its name, English name, province and place:
  ///
  ///     C|강릉|Gangneung|강원|37.75560|128.89610|
  ///
  /// A road has its code, names, ends and speed; a point its tenths of kilometre, not fewer than
  /// those before, its kind (J, I or T), name, place and unit code; a rest area its tenths, its
  /// direction (`>` to higher kilometres, `<` to lower, `=` both), name, place and code.
  public init(text: String) throws(ExpresswayNetworkError) {
    var roads: [Road] = []
    var points: [RoadPoint] = []
    var restAreas: [RoadRestArea] = []
    var cities: [City] = []
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == 7 else { throw .malformed(line: index + 1) }
      let last = points.last.flatMap { $0.road == roads.last?.code ? $0.tenths : nil } ?? 0
      if fields[0] == "R", let road = Road(fields), !roads.contains(where: { $0.id == road.id }) {
        roads.append(road)
      } else if fields[0] == "P", let road = roads.last,
        let point = RoadPoint(fields, id: points.count, on: road), point.tenths >= last
      {
        points.append(point)
      } else if fields[0] == "A", let road = roads.last,
        let restArea = RoadRestArea(fields, on: road)
      {
        restAreas.append(restArea)
      } else if fields[0] == "C", let city = City(fields) {
        cities.append(city)
      } else {
        throw .malformed(line: index + 1)
      }
    }
    self.init(roads: roads, points: points, restAreas: restAreas, cities: cities)
  }
}

extension City {
  fileprivate init?(_ fields: [String]) {
    guard !fields[1].isEmpty, !fields[3].isEmpty, let latitude = Double(fields[4]),
      let longitude = Double(fields[5]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(
      name: fields[1], englishName: fields[2], province: fields[3], coordinate: coordinate)
  }
}

extension Road {
  fileprivate init?(_ fields: [String]) {
    guard fields[1].utf8.count == 4, let speed = Int(fields[6]), speed > 0,
      !fields.contains("")
    else { return nil }
    // What signs call the way to it, and where it is if that is another place.
    let ends = fields[4...5].map { $0.split(separator: "/").map(String.init) }
    guard ends.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(
      code: fields[1], name: fields[2], englishName: fields[3], start: ends[0][0], end: ends[1][0],
      first: ends[0].last, last: ends[1].last, speed: speed)
  }
}

extension RoadPoint {
  fileprivate init?(_ fields: [String], id: Int, on road: Road) {
    let kinds: [String: Kind] = ["J": .junction, "I": .interchange, "T": .tollGate]
    guard let tenths = Int(fields[1]), let kind = kinds[fields[2]], !fields[3].isEmpty,
      let coordinate = Coordinate(fields[4], fields[5])
    else { return nil }
    self.init(
      id: id, road: road.code, tenths: tenths, name: fields[3], kind: kind,
      coordinate: coordinate, unitCode: fields[6].isEmpty ? nil : fields[6])
  }
}

extension RoadRestArea {
  fileprivate init?(_ fields: [String], on road: Road) {
    let directions: [String: RoadDirection?] = [">": .ascending, "<": .descending, "=": nil]
    guard let tenths = Int(fields[1]), let direction = directions[fields[2]],
      !fields[3].isEmpty, let coordinate = Coordinate(fields[4], fields[5])
    else { return nil }
    self.init(
      code: fields[6].isEmpty ? nil : fields[6], name: fields[3], road: road.code,
      direction: direction, heading: direction.map(road.heading), tenths: tenths,
      coordinate: coordinate)
  }
}

extension Coordinate {
  fileprivate init?(_ latitude: String, _ longitude: String) {
    guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
