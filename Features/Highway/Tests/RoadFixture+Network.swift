import HighwayDomain
import Time

extension RoadFixture {
  /// Two roads.
  nonisolated static let network: ExpresswayNetwork = {
    do {
      return try ExpresswayNetwork(text: text)
    } catch {
      preconditionFailure("The network is \(error).")
    }
  }()

  nonisolated private static let text = """
    R|0010|경부고속도로|Gyeongbu Expressway|부산|서울|100
    P|6|I|구서IC|35.25066|129.09756|
    P|3800|J|신갈JC|37.29000|127.10000|
    P|4000|T|서울TG|37.36000|127.10400|101
    A|1000|>|건천|35.83000|129.10000|000010
    A|1000|<|건천|35.83000|129.10000|000011
    A|3950|<|서울만남|37.34000|127.10000|
    R|0500|영동고속도로|Yeongdong Expressway|인천|강릉|100
    P|0|I|인천IC|37.40000|126.70000|
    P|418|J|신갈JC|37.29000|127.10000|
    P|2340|T|강릉TG|37.74000|128.80000|115
    P|2344|T|대관령TG|37.68000|128.70000|117
    A|553|>|용인|37.24694|127.24039|000020
    A|700|=|덕평|37.24000|127.39000|000023
    A|1000|>|문막|37.30000|127.80000|
    A|1260|>|횡성|37.48700|127.99500|000021
    A|1290|<|횡성|37.48900|128.00100|000022
    """
}

extension RoadServiceDouble {
  nonisolated static let allEntries = [
    "0010": [
      RestAreaEntry(
        code: "000010", name: "건천(서울)휴게소", direction: "서울", conveniences: ["쉼터", "샤워실"]),
      RestAreaEntry(code: "000011", name: "건천(부산)휴게소", direction: "부산", conveniences: ["쉼터"]),
      RestAreaEntry(
        code: "000012", name: "서울만남(부산)휴게소", direction: "부산",
        conveniences: ["수유실", "쉼터"], brands: ["예시커피"], telephone: "02-000-0000",
        address: "서울 서초구 예시로 1"),
    ],
    "0500": [
      RestAreaEntry(
        code: "000020", name: "용인(강릉)휴게소", direction: "강릉",
        conveniences: ["수면실", "샤워실", "농산물판매장"]),
      RestAreaEntry(
        code: "000021", name: "횡성(강릉)휴게소", direction: "강릉", conveniences: ["샤워실"],
        brands: ["예시커피", "예시버거"], telephone: "033-000-0000", address: "강원 횡성군 예시로 1"),
      RestAreaEntry(code: "000022", name: "횡성(인천)휴게소", direction: "인천"),
      RestAreaEntry(code: "000030", name: "문막(강릉)휴게소", direction: "강릉"),
    ],
  ]

  /// The latest is three hours old.
  nonisolated static let allTimes: [TravelTime] = (0..<12).compactMap { index in
    let minutes = 14 * 60 - 5 * index
    guard let day = Day(year: 2026, month: 11, day: 22),
      let slot = Moment(day, hour: minutes / 60, minute: minutes % 60)
    else { return nil }
    return TravelTime(
      slot: slot, average: 162.4 + Double(index), least: 141, most: index == 1 ? nil : 198,
      cars: 1_200 + index)
  }
}
