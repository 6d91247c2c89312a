extension SampleHighway: RestAreaService {
  /// The names of real rest areas; their codes and all else are invented.
  private static let names: [String: String] = [
    "0010": """
    서울만남(부산) 죽전(서울) 기흥(부산) 안성(부산) 안성(서울) 망향(부산) 천안삼거리(서울) 옥산(부산) 청주(서울)
    죽암(부산) 죽암(서울) 신탄진(서울) 옥천(부산) 금강(부산) 황간(부산) 황간(서울) 추풍령(부산) 추풍령(서울)
    김천(부산) 김천(서울) 칠곡(부산) 칠곡(서울) 건천(부산) 건천(서울) 언양(서울) 통도사(부산)
    """,
    "0500": """
    용인(강릉) 용인(인천) 덕평 여주(강릉) 여주(인천) 문막(강릉) 문막(인천) 횡성(강릉) 횡성(인천) 평창(강릉)
    평창(인천) 대관령(강릉) 대관령(인천)
    """,
  ]

  private static let conveniences = ["수면실", "샤워실", "세탁실", "쉼터", "농산물판매장", "수유실"]

  public func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    (Self.names[road.code] ?? "").split(whereSeparator: \.isWhitespace).enumerated().map {
      number, name in
      let direction = name.split(separator: "(").dropFirst().first?.dropLast() ?? ""
      return RestAreaEntry(
        code: "S\(road.code)\(number + 1)", name: "\(name)휴게소", direction: String(direction),
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

  public func fuel(of restArea: String) async throws(HighwayError) -> FuelPrices? {
    FuelPrices(petrol: 1_659, diesel: 1_529, gas: 989, company: "예시주유")
  }
}
