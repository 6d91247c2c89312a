/// What the corporation tells of a rest area in the list of a road.
public struct RestAreaEntry: Hashable, Codable, Sendable {
  /// The code of the rest area, `stdRestCd` or `serviceAreaCode2`, such as `000001`.
  public let code: String
  /// With its direction, such as `서울만남(부산)휴게소`.
  public let name: String
  /// Where its traffic is bound, such as `부산`; empty where it is not told.
  public let direction: String
  /// Such as `수유실`, `샤워실`.
  public let conveniences: [String]
  public let brands: [String]
  public let telephone: String
  public let address: String

  public init(
    code: String, name: String, direction: String = "", conveniences: [String] = [],
    brands: [String] = [], telephone: String = "", address: String = ""
  ) {
    self.code = code
    self.name = name
    self.direction = direction
    self.conveniences = conveniences
    self.brands = brands
    self.telephone = telephone
    self.address = address
  }
}

/// A dish of a rest area.
public struct Dish: Hashable, Codable, Sendable {
  public let name: String
  /// In won; nil where it is not told.
  public let price: Int?
  /// Whether the rest area is known for it.
  public let isSpecialty: Bool
  public let note: String

  public init(name: String, price: Int?, isSpecialty: Bool = false, note: String = "") {
    self.name = name
    self.price = price
    self.isSpecialty = isSpecialty
    self.note = note
  }
}

/// A facility or a shop of a rest area.
public struct Facility: Hashable, Codable, Sendable {
  public let name: String
  public let note: String
  /// When it opens and closes, such as `08:00 ~ 22:00`; empty where it is not told.
  public let hours: String

  public init(name: String, note: String = "", hours: String = "") {
    self.name = name
    self.note = note
    self.hours = hours
  }
}

/// A filling station of a rest area.
public struct FillingStation: Hashable, Sendable {
  public let name: RestAreaName
  public let prices: FuelPrices

  public init(name: RestAreaName, prices: FuelPrices) {
    self.name = name
    self.prices = prices
  }
}

/// What a filling station asks for a litre, in won; nil for what it does not sell.
public struct FuelPrices: Hashable, Codable, Sendable {
  public let petrol: Int?
  public let diesel: Int?
  public let gas: Int?
  /// Such as `SK`; empty where it is not told.
  public let company: String
  public let telephone: String

  public init(petrol: Int?, diesel: Int?, gas: Int?, company: String = "", telephone: String = "") {
    self.petrol = petrol
    self.diesel = diesel
    self.gas = gas
    self.company = company
    self.telephone = telephone
  }
}
