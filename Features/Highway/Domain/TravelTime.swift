public import Time

/// A toll gate between which cars are timed.
public struct TollGate: Hashable, Codable, Sendable {
  /// Its unit code at the corporation, such as `101`.
  public let code: String
  public let name: String
  /// The name of its road; empty where it is not told.
  public let road: String

  public init(code: String, name: String, road: String = "") {
    self.code = code
    self.name = name
    self.road = road
  }
}

/// How long cars took from one toll gate to another, in a slot of five minutes.
public struct TravelTime: Hashable, Codable, Sendable {
  /// The beginning of the slot, by Korea's clocks.
  public let slot: Moment
  /// In minutes.
  public let average: Double
  public let least: Double?
  public let most: Double?
  /// How many cars were counted; nil where it is not told.
  public let cars: Int?

  public init(slot: Moment, average: Double, least: Double?, most: Double?, cars: Int? = nil) {
    self.slot = slot
    self.average = average
    self.least = least
    self.most = most
    self.cars = cars
  }
}
