public import Time

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
