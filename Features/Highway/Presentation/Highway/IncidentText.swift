import HighwayDomain
import Phrases
import Time

/// The texts of incidents.
enum IncidentText {
  static let incident = Phrase(ko: "돌발상황", en: "Incident")
  static let incidents = Phrase(ko: "돌발상황", en: "Incidents")
  static let details = Phrase(ko: "자세히", en: "details")
  static let kinds = Phrase(ko: "종류", en: "Kinds")
  static let roads = Phrase(ko: "도로", en: "Roads")
  static let toggle = Phrase(ko: "선택·해제", en: "select")
  static let allShown = Phrase(
    ko: "이미 모든 돌발상황을 표시하고 있습니다.", en: "All incidents are already shown.")
  static let clear = Phrase(ko: "모두 보기", en: "show all")
  static let route = Phrase(ko: "경로", en: "route")
  static let restAreas = Phrase(ko: "휴게소", en: "rest areas")
  static let roadList = Phrase(ko: "노선", en: "expressways")
  static let travelTimes = Phrase(ko: "통행시간", en: "travel times")
  static let map = Phrase(ko: "지도", en: "Map")
  static let selected = Phrase(ko: "선택한 상황", en: "Selected incident")
  static let byRoad = Phrase(ko: "도로별", en: "By road")
  static let none = Phrase(ko: "지금은 돌발상황이 없습니다.", en: "There are no incidents now.")
  static let noneMatching = Phrase(
    ko: "조건에 맞는 돌발상황이 없습니다. f를 눌러 필터를 바꿔 주세요.",
    en: "No incidents match the filter. Press f to change it.")
  static let filtered = Phrase(ko: "필터:", en: "Filter:")
  static let loading = Phrase(ko: "돌발상황을 불러오는 중입니다.", en: "Loading incidents…")
  static let kind = Phrase(ko: "종류", en: "Kind")
  static let road = Phrase(ko: "도로", en: "Road")
  static let place = Phrase(ko: "위치", en: "Place")
  static let lanes = Phrase(ko: "통제 차로", en: "Closed lanes")
  static let begin = Phrase(ko: "시작", en: "Since")
  static let end = Phrase(ko: "종료 예정", en: "Until")
  static let openEnd = Phrase(ko: "미정", en: "not known")
  static let source = Phrase(ko: "출처", en: "Source")
  /// Says in short that the setting of a key is empty.
  static func noKey(_ setting: String) -> Phrase {
    Phrase(ko: "API 키 없음 (\(setting))", en: "no API key (\(setting))")
  }

  static let camera = Phrase(ko: "CCTV", en: "Camera")
  static let address = Phrase(ko: "CCTV 주소", en: "Camera address")
  static let noPlace = Phrase(
    ko: "위치 좌표가 없어 CCTV를 찾을 수 없습니다.",
    en: "Its coordinates are not known, so no camera can be found.")
  static let lookingForCamera = Phrase(ko: "CCTV를 찾는 중입니다.", en: "Looking for a camera…")
  static let samplesOffline = Phrase(
    ko: "인터넷에 연결되어 있지 않아 샘플 데이터를 표시합니다.",
    en: "No internet connection, so sample data is shown.")

  /// The line of home's tile, which begins with how many there are; what samples have is not counted.
  static func line(of state: HighwayState) -> Phrase {
    let count = state.incidents.count
    guard !state.reports.isEmpty, !state.isSample else {
      return Phrase(ko: "돌발상황·휴게소", en: "Traffic, stops")
    }
    guard count > 0 else { return none }
    return Phrase(
      ko: "\(count.grouped)건의 돌발상황",
      en: count == 1 ? "1 incident" : "\(count.grouped) incidents")
  }
}

extension Incident.Kind {
  var phrase: Phrase {
    switch self {
    case .accident: Phrase(ko: "사고", en: "Accident")
    case .roadwork: Phrase(ko: "공사", en: "Roadwork")
    case .weather: Phrase(ko: "기상", en: "Weather")
    case .disaster: Phrase(ko: "재난", en: "Disaster")
    case .other: Phrase(ko: "기타", en: "Other")
    }
  }
}

extension IncidentSource {
  var phrase: Phrase {
    switch self {
    case .corporation: Phrase(ko: "한국도로공사", en: "Korea Expressway Corporation")
    case .its: Phrase(ko: "국가교통정보센터", en: "ITS Korea")
    case .gyeonggi: Phrase(ko: "경기도", en: "Gyeonggi Province")
    }
  }
}

extension Incident {
  /// The road and where the hindered traffic is bound: 경부선 부산 방향.
  var roadText: Phrase {
    guard !direction.isEmpty else { return Phrase(road) }
    let bound = RestAreaText.towards(direction)
    return road.isEmpty ? bound : [Phrase(road), bound].joined
  }

  /// The time alone on the same day, else with the day.
  func beginText(today: Day) -> Phrase? { begin?.words(today: today) }

  /// Kind, road, place, lanes, time and text, for the ear.
  func words(today: Day) -> Phrase {
    [
      kind.phrase, road.isEmpty && direction.isEmpty ? nil : roadText, ServiceWords.known(place),
      ServiceWords.known(lanes), beginText(today: today), ServiceWords.known(text),
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension Moment {
  /// 오후 2:13; on another day 11월 20일 오후 2:13.
  func words(today: Day) -> Phrase { day == today ? twelveHours : phrase(today: today) }
}
