public import Geography
public import Time

/// Something on a road that hinders traffic.
public struct Incident: Hashable, Identifiable, Codable, Sendable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case accident, roadwork, weather, disaster, other
  }

  /// The same as long as its source tells of it.
  public let id: String
  public let source: IncidentSource
  public let kind: Kind
  /// Such as `경부선`; empty where it is unknown.
  public let road: String
  /// Where the hindered traffic is bound, such as `부산`; empty for both directions.
  public let direction: String
  public let place: String
  /// The lanes that are closed, such as `1차로`; empty for none.
  public let lanes: String
  public let text: String
  /// By Korea's clocks.
  public let begin: Moment?
  /// By Korea's clocks; nil while no end is known.
  public let end: Moment?
  public let coordinate: Coordinate?

  public init(
    id: String, source: IncidentSource, kind: Kind, road: String, direction: String = "",
    place: String = "", lanes: String = "", text: String, begin: Moment? = nil, end: Moment? = nil,
    coordinate: Coordinate? = nil
  ) {
    self.id = id
    self.source = source
    self.kind = kind
    self.road = road
    self.direction = direction
    self.place = place
    self.lanes = lanes
    self.text = text
    self.begin = begin
    self.end = end
    self.coordinate = coordinate
  }
}

/// Who tells of incidents.
public enum IncidentSource: String, CaseIterable, Codable, Sendable {
  /// Korea Expressway Corporation, data.ex.co.kr.
  case corporation = "ex"
  /// The National Transport Information Center, openapi.its.go.kr.
  case its
  /// The province of Gyeonggi, openapigits.gg.go.kr.
  case gyeonggi
}
