public import Geography

/// A rest area, as the network knows it: where it is, and from which carriageway it is reached.
public struct RoadRestArea: Hashable, Sendable {
  /// Its number (`stdRestCd`) at the Korea Expressway Corporation, where it is known: "000001".
  public let code: String?
  /// Without the direction: "횡성".
  public let name: String
  /// The code of its road.
  public let road: String
  /// The carriageway; nil if it is reached from both.
  public let direction: RoadDirection?
  /// The end of the road towards which the carriageway leads; nil if it is reached from both.
  public let heading: String?
  /// The kilometre of the road, in tenths.
  public let tenths: Int
  public let coordinate: Coordinate

  public init(
    code: String?, name: String, road: String, direction: RoadDirection?, heading: String?,
    tenths: Int, coordinate: Coordinate
  ) {
    self.code = code
    self.name = name
    self.road = road
    self.direction = direction
    self.heading = heading
    self.tenths = tenths
    self.coordinate = coordinate
  }

  public var kilometre: Double { Double(tenths) / 10 }

  /// As the services write it: "횡성(강릉)휴게소".
  public var fullName: String { heading.map { "\(name)(\($0))휴게소" } ?? "\(name)휴게소" }
}
