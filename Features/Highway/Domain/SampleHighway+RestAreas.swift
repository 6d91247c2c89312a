extension SampleHighway: RestAreaService {
  /// What the codes of sample rest areas begin with, and those of no real one.
  static let codePrefix = "S"

  private static let conveniences = ["수면실", "샤워실", "세탁실", "쉼터", "농산물판매장", "수유실"]

  /// Those of the program's network; their codes, and all that is told of them, are invented.
  public func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    ExpresswayNetwork.bundled.restAreas(of: road).enumerated().map { number, restArea in
      RestAreaEntry(
        code: "\(Self.codePrefix)\(road.code)\(number + 1)", name: restArea.fullName,
        direction: restArea.heading ?? "",
        conveniences: Self.conveniences.enumerated().filter { (number + $0.offset) % 3 != 0 }
          .map(\.element),
        brands: number.isMultiple(of: 2) ? ["예시커피"] : ["예시커피", "예시도넛"], address: "예시 주소")
    }
  }

  public func dishes(of code: String) async throws(HighwayError) -> [Dish] {
    [
      Dish(name: "예시 한우국밥", price: 11_000, isSpecialty: true, note: "국내산 한우"),
      Dish(name: "예시 돈가스", price: 9_500), Dish(name: "예시 비빔밥", price: 8_500),
      Dish(name: "예시 우동", price: 6_500), Dish(name: "예시 호두과자", price: 4_000),
    ]
  }

  public func facilities(of code: String) async throws(HighwayError) -> [Facility] {
    [
      Facility(name: "수유실", note: "예시", hours: "00:00 ~ 24:00"),
      Facility(name: "샤워실", note: "예시", hours: "06:00 ~ 22:00"), Facility(name: "쉼터", note: "예시"),
    ]
  }

  public func brands(of code: String) async throws(HighwayError) -> [Facility] {
    [
      Facility(name: "예시커피", hours: "07:00 ~ 22:00"),
      Facility(name: "예시도넛", hours: "08:00 ~ 21:00"),
    ]
  }

  /// One with exactly this name.
  public func stations(named name: String) async throws(HighwayError) -> [FillingStation] {
    [
      FillingStation(
        name: RestAreaName(name),
        prices: FuelPrices(petrol: 1_659, diesel: 1_529, gas: 989, company: "예시주유"))
    ]
  }
}
