import Geography

/// The stations and districts of Korea, which are found without a service and without an import.
public struct Gazetteer: Sendable {
  /// Each under its Korean name and then under its English one, with what it is as the address.
  ///
  ///     강남역           역 · 지하철 2호선, 신분당선
  ///     Gangnam Station  Station · Subway Line 2, Sinbundang Line
  ///     분당구           구 · 경기도 성남시
  ///     Bundang-gu       District · Seongnam, Gyeonggi
  public let places: [Place]

  /// Read at each use, since who searches in it keeps its places.
  public static var bundled: Gazetteer {
    do {
      return try Gazetteer(text: bundledText)
    } catch {
      preconditionFailure("The bundled gazetteer is \(error).")
    }
  }

  /// Reads a line for each line of a railway, province, station and district, in this order.
  ///
  ///     L|2|지하철 2호선|Subway Line 2
  ///     R|경기|경기도|Gyeonggi
  ///     S|강남|Gangnam|2 SB|37.4977|127.0279
  ///     D|분당구|Bundang-gu|경기|성남시|37.3782|127.1059
  ///
  /// A station has the codes of its lines; a district its province and, if it is a ward, its city, which
  /// stands before it.
  public init(text: String) throws(GazetteerError) {
    var reader = GazetteerReader()
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
      let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard reader.read(fields) else { throw .malformed(line: index + 1) }
    }
    places = reader.places
  }
}

/// Why a text is no gazetteer.
public enum GazetteerError: Error, Hashable {
  /// `line` is counted from 1.
  case malformed(line: Int)
}

/// The places of the lines that were read.
private struct GazetteerReader {
  private(set) var places: [Place] = []
  private var railways: [String: Names] = [:]
  private var provinces: [String: Names] = [:]
  /// English names, without what kind of district they are.
  private var cities: [String: String] = [:]

  private struct Names {
    let korean: String
    let english: String
  }

  /// False for a line of none of the four shapes.
  mutating func read(_ fields: [String]) -> Bool {
    switch (fields.first, fields.count) {
    case ("L", 4): railways[fields[1]] = Names(korean: fields[2], english: fields[3])
    case ("R", 4): provinces[fields[1]] = Names(korean: fields[2], english: fields[3])
    case ("S", 6): return readStation(fields)
    case ("D", 7): return readDistrict(fields)
    default: return false
    }
    return true
  }

  private mutating func readStation(_ fields: [String]) -> Bool {
    let codes = fields[3].split(separator: " ").map(String.init)
    let lines = codes.compactMap { railways[$0] }
    guard !lines.isEmpty, lines.count == codes.count,
      let coordinate = Coordinate(fields[4], fields[5])
    else { return false }
    add(
      Names(korean: "\(fields[1])역", english: "\(fields[2]) Station"),
      Names(
        korean: "역 · \(lines.map(\.korean).joined(separator: ", "))",
        english: "Station · \(lines.map(\.english).joined(separator: ", "))"), coordinate)
    return true
  }

  private mutating func readDistrict(_ fields: [String]) -> Bool {
    let (name, english, city) = (fields[1], fields[2], fields[4])
    guard let kind = name.last, let word = Self.kinds[kind], let province = provinces[fields[3]],
      let coordinate = Coordinate(fields[5], fields[6]),
      city.isEmpty || cities[city] != nil
    else { return false }
    if city.isEmpty, kind == "시" { cities[name] = String(english.dropLast("-si".count)) }
    let region = [cities[city], province.english].compactMap(\.self).joined(separator: ", ")
    add(
      Names(korean: name, english: english),
      Names(
        korean: "\(kind) · \(province.korean)\(city.isEmpty ? "" : " \(city)")",
        english: "\(word) · \(region)"), coordinate, category: Place.region)
    return true
  }

  private mutating func add(
    _ names: Names, _ addresses: Names, _ coordinate: Coordinate, category: String? = nil
  ) {
    for (name, address) in [(names.korean, addresses.korean), (names.english, addresses.english)] {
      places.append(
        Place(name: name, address: address, coordinate: coordinate, category: category))
    }
  }

  private static let kinds: [Character: String] = ["구": "District", "시": "City", "군": "County"]
}

extension Coordinate {
  fileprivate init?(_ latitude: String, _ longitude: String) {
    guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
