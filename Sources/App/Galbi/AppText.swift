import Phrases
import Time

/// The texts of the app itself.
enum AppText {
  static let profile = Phrase(ko: "프로필", en: "Profile")
  static let name = Phrase(ko: "갈비", en: "Galbi")
  static let home = Phrase(ko: "홈", en: "Home")
  static let finance = Phrase(ko: "슈퍼페이", en: "SuperPay")
  static let taxi = Phrase(ko: "슈퍼택시", en: "SuperTaxi")
  static let movies = Phrase(ko: "영화", en: "Movies")
  static let highway = Phrase(ko: "고속도로", en: "Highway")
  static let route = Phrase(ko: "경로", en: "Route")
  static let restAreas = Phrase(ko: "휴게소", en: "Rest areas")
  static let travelTimes = Phrase(ko: "통행시간", en: "Travel times")
  static let roads = Phrase(ko: "노선", en: "Expressways")
  static let mart = Phrase(ko: "슈퍼마트", en: "SuperMart")
  static let orders = Phrase(ko: "주문 내역", en: "Orders")
  static let newOrder = Phrase(ko: "주문하기", en: "New order")
  static let topUp = Phrase(ko: "충전하기", en: "Top up")
  static let ledger = Phrase(ko: "가계부", en: "Ledger")
  static let budgets = Phrase(ko: "예산", en: "Budgets")
  static let links = Phrase(ko: "내역 연결", en: "Links")
  static let quit = Phrase(ko: "종료", en: "quit")
  static let lock = Phrase(ko: "잠금", en: "lock")
  static let lockGalbi = Phrase(ko: "갈비 잠그기", en: "lock Galbi")
  static let otherFolder = Phrase(
    ko: "프로필 폴더가 없어지거나 바뀌었습니다. 이제부터 같은 위치의 새 폴더를 사용합니다.",
    en: "The profile folder was removed or replaced. Galbi now uses the new one in its place.")
  static let erasedHere = Phrase(
    ko: "이 컴퓨터의 데이터를 삭제했습니다. 서버의 데이터와 설정은 남아 있습니다.",
    en: "The data on this computer was deleted. Settings and the data on the server are kept.")
  static let erased = Phrase(
    ko: "데이터를 모두 삭제하고 처음부터 시작합니다. 설정과 API 키는 남아 있습니다.",
    en: "Your data was deleted. Settings and API keys are kept.")

  /// How long ago the server has given its last sign, to the second in the first minute.
  static func lostServer(since time: Int64, now: Int64) -> Phrase {
    let seconds = max(now - time, 0) / 1_000
    let age =
      seconds < 60
      ? Phrase(ko: "\(seconds)초 전", en: "\(seconds) s ago") : Age(since: time, now: now).phrase
    return Phrase.composed(ko: "서버 연결 끊김 · \(age)", en: "Disconnected \(age)")
  }
}
