import Phrases
import SettingsDomain

extension SettingKey {
  /// What a setting is for, or where a key comes from; nil where the title says all.
  var note: Phrase? {
    switch self {
    case .peopleURL: Phrase(ko: "홈의 사람 목록 (randomuser.me)", en: "People on Home (randomuser.me)")
    case .moviesURL: Phrase(ko: "영화 정보와 포스터 (TMDB)", en: "Movies and posters (TMDB)")
    case .moviesKey: freeKey(at: "themoviedb.org")
    case .highwayURL:
      Phrase(
        ko: "돌발상황, 휴게소, 가격, 통행시간 (한국도로공사)",
        en: "Incidents, rest areas, prices, travel times (Korea Expressway)")
    case .highwayKey: freeKey(at: "data.ex.co.kr")
    case .itsURL: Phrase(ko: "돌발상황과 CCTV (국가교통정보센터)", en: "Incidents and cameras (ITS Korea)")
    case .itsKey: freeKey(at: "its.go.kr")
    case .gyeonggiURL: Phrase(ko: "경기도 돌발상황 (경기교통)", en: "Incidents in Gyeonggi")
    case .gyeonggiKey: freeKey(at: "gits.gg.go.kr")
    case .placesURL:
      Phrase(ko: "장소 검색과 실시간 경로 (TMap)", en: "Place search, routes with traffic (TMap)")
    case .placesKey: freeKey(at: "openapi.sk.com")
    case .location: Phrase(ko: "경로의 출발지로 사용합니다.", en: "Routes start there.")
    case .theme:
      Phrase(ko: "‘시스템’은 터미널의 배경을 그대로 씁니다.", en: "“system” keeps the terminal’s background.")
    case .colors: Phrase(ko: "사용할 색상 수를 정합니다.", en: "How many colours are used.")
    case .escapeDelay:
      Phrase(
        ko: "Esc 뒤에 이어지는 키를 기다리는 시간입니다.", en: "How long Esc waits for the rest of a key.")
    case .bell: Phrase(ko: "오래 걸린 작업이 끝나면 울립니다.", en: "Rings when a long task ends unseen.")
    case .region: Phrase(ko: "홈의 사람을 국가별로 묶습니다.", en: "Groups people on Home by country.")
    case .language, .mouse, .autoLock, .database, .databasePassword: nil
    }
  }

  private func freeKey(at site: String) -> Phrase {
    Phrase(ko: "\(site)에서 무료로 발급받을 수 있습니다.", en: "Free at \(site).")
  }
}
