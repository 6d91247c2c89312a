import Phrases
import Time

/// The texts of the app itself.
enum AppText: TextTable {
  case name, profile, home, finance, taxi, movies, highway, route, restAreas, travelTimes, roads,
    mart, orders, newOrder, topUp, ledger, budgets, links, quit, lock, erased, erasedHere,
    otherFolder

  var phrase: Phrase {
    switch self {
    case .profile: Phrase(ko: "프로필", en: "Profile")
    case .name: Phrase(ko: "갈비", en: "Galbi")
    case .home: Phrase(ko: "홈", en: "Home")
    case .finance: Phrase(ko: "슈퍼페이", en: "SuperPay")
    case .taxi: Phrase(ko: "슈퍼택시", en: "SuperTaxi")
    case .movies: Phrase(ko: "영화", en: "Movies")
    case .highway: Phrase(ko: "고속도로", en: "Highway")
    case .route: Phrase(ko: "경로", en: "Route")
    case .restAreas: Phrase(ko: "휴게소", en: "Rest areas")
    case .travelTimes: Phrase(ko: "통행시간", en: "Travel times")
    case .roads: Phrase(ko: "노선", en: "Expressways")
    case .mart: Phrase(ko: "슈퍼마트", en: "SuperMart")
    case .orders: Phrase(ko: "주문 내역", en: "Orders")
    case .newOrder: Phrase(ko: "주문하기", en: "New order")
    case .topUp: Phrase(ko: "충전하기", en: "Top up")
    case .ledger: Phrase(ko: "가계부", en: "Ledger")
    case .budgets: Phrase(ko: "예산", en: "Budgets")
    case .links: Phrase(ko: "내역 연결", en: "Links")
    case .quit: Phrase(ko: "종료", en: "quit")
    case .lock: Phrase(ko: "잠금", en: "lock")
    case .otherFolder:
      Phrase(
        ko: "프로필 폴더가 없어지거나 바뀌었습니다. 이제부터 같은 위치의 새 폴더를 사용합니다.",
        en: "The profile folder was removed or replaced. Galbi now uses the new one in its place.")
    case .erasedHere:
      Phrase(
        ko: "이 컴퓨터의 데이터를 삭제했습니다. 서버의 데이터와 설정은 남아 있습니다.",
        en: "The data on this computer was deleted. Settings and the data on the server are kept.")
    case .erased:
      Phrase(
        ko: "데이터를 모두 삭제하고 처음부터 시작합니다. 설정과 API 키는 남아 있습니다.",
        en: "Your data was deleted. Settings and API keys are kept.")
    }
  }

  /// How long ago the server has given its last sign, to the second in the first minute.
  static func lostServer(since time: Int64, now: Int64) -> Phrase {
    let seconds = max(now - time, 0) / 1_000
    let age =
      seconds < 60
      ? Phrase(ko: "\(seconds)초 전", en: "\(seconds) s ago") : Age(since: time, now: now).phrase
    return Phrase(
      ko: "서버 연결 끊김 · \(age.text(.korean))", en: "Disconnected \(age.text(.english))")
  }
}
