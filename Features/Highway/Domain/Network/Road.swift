/// An expressway, or that part of one whose kilometres are counted through.
public struct Road: Hashable, Identifiable, Sendable {
  /// The number of the road at the Korea Expressway Corporation, four digits: "0010".
  public let code: String
  /// "경부고속도로".
  public let name: String
  public let englishName: String
  /// What signs call the way to the lower kilometres: "부산".
  public let start: String
  /// What signs call the way to the higher kilometres: "서울".
  public let end: String
  /// Where it begins and ends, as `부산` and `대구` of a road whose signs name `춘천` beyond it.
  public let first: String
  public let last: String
  /// In km/h, without traffic.
  public let speed: Int

  public init(
    code: String, name: String, englishName: String, start: String, end: String,
    first: String? = nil, last: String? = nil, speed: Int
  ) {
    self.code = code
    self.name = name
    self.englishName = englishName
    self.start = start
    self.end = end
    self.first = first ?? start
    self.last = last ?? end
    self.speed = speed
  }

  public var id: String { code }

  /// The end towards which one drives in the direction.
  public func heading(_ direction: RoadDirection) -> String {
    switch direction {
    case .ascending: end
    case .descending: start
    }
  }
}

/// A way along a road, of which each has a carriageway of its own.
public enum RoadDirection: Hashable, Sendable {
  /// Towards the higher kilometres.
  case ascending
  /// Towards the lower kilometres.
  case descending
}
