import Phrases
import SettingsDomain

extension SettingKey {
  /// What a server or a key of the profile is for, or where a key comes from; nil where the value says all.
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
    case .language, .theme, .colors, .mouse, .bell, .region, .escapeDelay, .autoLock, .database,
      .databasePassword:
      nil
    }
  }

  private func freeKey(at site: String) -> Phrase {
    Phrase(ko: "\(site)에서 무료로 발급받을 수 있습니다.", en: "Free at \(site).")
  }
}
