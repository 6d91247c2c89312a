public import Geography

/// A place on a road where one enters, leaves, pays or changes to another road.
public struct RoadPoint: Hashable, Identifiable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Leads to other roads of the network only.
    case junction
    /// The road is entered and left here.
    case interchange
    /// Across the road itself, without a way in or out.
    case tollGate
  }

  /// Its place in `ExpresswayNetwork.points`.
  public let id: Int
  /// The code of its road.
  public let road: String
  /// The kilometre of the road, in tenths.
  public let tenths: Int
  /// As signs write it, such as "신갈JC".
  ///
  /// Points of one name are one place, and join their roads.
  public let name: String
  public let kind: Kind
  public let coordinate: Coordinate
  /// The number of the toll gate at the Korea Expressway Corporation, where it is known: "101".
  public let unitCode: String?

  public init(
    id: Int, road: String, tenths: Int, name: String, kind: Kind, coordinate: Coordinate,
    unitCode: String? = nil
  ) {
    self.id = id
    self.road = road
    self.tenths = tenths
    self.name = name
    self.kind = kind
    self.coordinate = coordinate
    self.unitCode = unitCode
  }

  public var kilometre: Double { Double(tenths) / 10 }
}
