import HighwayDomain
import Phrases

/// The texts of routes.
enum RouteText {
  static let chooseBoth = Phrase(
    ko: "출발지와 도착지를 먼저 선택해 주세요.", en: "Choose a start and a destination first.")
  static let route = Phrase(ko: "경로", en: "Route")
  static let start = Phrase(ko: "출발지", en: "start")
  static let destination = Phrase(ko: "도착지", en: "destination")
  static let startOfRoute = Phrase(ko: "출발지", en: "Start")
  static let endOfRoute = Phrase(ko: "도착지", en: "Destination")
  static let keepStart = Phrase(ko: "기본 출발지로 저장", en: "save as default start")
  static let restAreas = Phrase(ko: "휴게소", en: "Rest areas")
  static let all = Phrase(ko: "휴게소 모두 보기", en: "show all rest areas")
  static let openRestArea = Phrase(ko: "휴게소 보기", en: "open")
  static let finding = Phrase(ko: "경로를 찾는 중입니다.", en: "Finding a route…")
  static let noRestAreas = Phrase(
    ko: "이용할 수 있는 휴게소가 없습니다.", en: "There are no rest areas on the way.")
  static let noTraffic = Phrase(
    ko: "교통 상황을 반영하지 않은 예상 시간입니다.", en: "The time is an estimate without traffic.")
  static let noTrafficInShort = Phrase(ko: "교통 미반영", en: "without traffic")
  static let previousRoad = Phrase(ko: "이전 노선", en: "previous expressway")
  static let otherRoad = Phrase(ko: "다른 노선", en: "other expressway")
  static let nextRoad = Phrase(ko: "다음 노선", en: "next expressway")

  /// Minutes, kilometres and the toll, where it is known.
  static func summary(of journey: Journey) -> Phrase {
    let time = HighwayText.duration(minutes: (journey.route.seconds + 30) / 60)
    let way = HighwayText.length(metres: journey.route.metres)
    let toll = journey.toll.map { $0.grouped }
    return Phrase(
      ko: "\(time.text(.korean)) · \(way)" + (toll.map { " · 통행료 \($0)원" } ?? ""),
      en: "\(time.text(.english)) · \(way)" + (toll.map { " · toll \($0) won" } ?? ""))
  }

  static let noneBefore = Phrase(
    ko: "이전 노선에는 휴게소가 없습니다.", en: "No rest areas on earlier expressways.")
  static let noneBehind = Phrase(
    ko: "다음 노선에는 휴게소가 없습니다.", en: "No rest areas on later expressways.")

  static func startKept(_ name: String) -> Phrase {
    Phrase(ko: "기본 출발지: \(name)", en: "Default start: \(name)")
  }

  /// What heads the rest areas of a stretch, the longest first: 2 영동고속도로 · 신갈JC → 강릉IC · 강릉 방향.
  static func titles(of section: ExpresswayRoute.Section, number: Int) -> [Phrase] {
    let road = [Phrase("\(number)"), section.road.title].joined
    let stretch = Phrase("\(section.from.name) → \(section.to.name)")
    let parts = [road, stretch, RestAreaText.towards(section.heading)]
    return (1...parts.count).reversed().map { Array(parts[..<$0]).joined(separator: " · ") }
  }

  static func severalPlaces(_ name: String) -> Phrase {
    Phrase(
      ko: "‘\(name)’ 이름의 장소가 여러 곳입니다. 하나를 선택해 주세요.",
      en: "Several places are called “\(name)”. Choose one.")
  }

  static func found(from start: String, to destination: String) -> Phrase {
    Phrase(ko: "경로: \(start) → \(destination)", en: "Route: \(start) → \(destination)")
  }
}
