import Geography
import HTTP
import HighwayDomain
import Phrases
import Time

extension WebService<HighwayError> {
  /// One of the services of the roads, whose settings are such as `highway.url` and `highway.key`.
  init(
    _ access: ServiceAccess, settings: String, keyPlace: KeyPlace, fault: @escaping Fault
  ) {
    self.init(
      access, category: "highway", addressSetting: "\(settings).url", keyPlace: keyPlace, slots: 4,
      keyMissing: .keyMissing(setting: "\(settings).key"),
      keyRefused: .keyRefused(setting: "\(settings).key"), failed: HighwayError.service,
      fault: fault)
  }
}

/// What the replies of these services have in common.
extension Reply {
  /// A text of at most so many characters; empty for nothing, and for the signs that stand for it.
  func line(_ limit: Int = 200) -> String {
    guard let text, !["-", "/", "null"].contains(text) else { return "" }
    return text.prefix(fitting: limit)
  }

  /// The day and the time of a text whose digits are those of `20260622000000`, without seconds too;
  /// midnight without any time.
  var moment: Moment? {
    let digits = (text ?? "").filter { $0.isASCII && $0.isNumber }
    guard digits.count >= 8, let day = Int(digits.prefix(8)).flatMap(Day.init(rawValue:)) else {
      return nil
    }
    let time = digits.dropFirst(8)
    guard time.count >= 4 else { return Moment(day, hour: 0, minute: 0) }
    return Int(time.prefix(4)).flatMap { Moment(day, hour: $0 / 100, minute: $0 % 100) }
  }

  /// A place in Korea; nil for one that is missing, 0 or elsewhere.
  static func coordinate(latitude: Reply, longitude: Reply) -> Coordinate? {
    guard let latitude = latitude.number(in: CoordinateBox.korea.latitudes),
      let longitude = longitude.number(in: CoordinateBox.korea.longitudes)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension CoordinateBox {
  /// South Korea with its islands.
  static let korea = CoordinateBox(latitudes: 32.5...39, longitudes: 124...132)
}

extension String {
  /// The direction in `부산방향`; empty for both directions.
  var direction: String {
    let name = hasSuffix("방향") ? String(dropLast(2)) : self
    let trimmed = name.trimmed
    return ["양", "양쪽", "양방향"].contains(trimmed) ? "" : trimmed
  }

  /// Without blanks at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Incident.Kind {
  /// The kind that a service names in Korean.
  init(korean name: String) {
    let words: [(word: String, kind: Incident.Kind)] = [
      ("사고", .accident), ("공사", .roadwork), ("작업", .roadwork), ("기상", .weather),
      ("재난", .disaster),
    ]
    self = words.first { name.contains($0.word) }?.kind ?? .other
  }
}

extension [Incident] {
  /// Without repeated ones; those that only share their id get different ones, since no service has
  /// ids of its own.
  var distinct: [Incident] {
    var seen: Set<Incident> = []
    var counts: [String: Int] = [:]
    return filter { seen.insert($0).inserted }.map { incident in
      let count = counts[incident.id, default: 0] + 1
      counts[incident.id] = count
      return count == 1 ? incident : incident.named("\(incident.id) \(count)")
    }
  }
}

extension Incident {
  fileprivate func named(_ id: String) -> Incident {
    Incident(
      id: id, source: source, kind: kind, road: road, direction: direction, place: place,
      lanes: lanes, text: text, begin: begin, end: end, coordinate: coordinate)
  }
}
