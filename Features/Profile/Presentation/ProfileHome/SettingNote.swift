import Phrases
import SettingsDomain

/// What the servers and keys of the profile are for, and where a key comes from.
enum SettingNote: TextTable {
  case people, movies, moviesKey, highway, highwayKey, its, itsKey, gyeonggi, gyeonggiKey
  case places, placesKey, start

  /// Nil where the values say all.
  init?(_ key: SettingKey) {
    switch key {
    case .peopleURL: self = .people
    case .moviesURL: self = .movies
    case .moviesKey: self = .moviesKey
    case .highwayURL: self = .highway
    case .highwayKey: self = .highwayKey
    case .itsURL: self = .its
    case .itsKey: self = .itsKey
    case .gyeonggiURL: self = .gyeonggi
    case .gyeonggiKey: self = .gyeonggiKey
    case .placesURL: self = .places
    case .placesKey: self = .placesKey
    case .location: self = .start
    case .language, .theme, .colors, .mouse, .bell, .region, .escapeDelay, .autoLock, .database,
      .databasePassword:
      return nil
    }
  }

  var phrase: Phrase {
    switch self {
    case .people: Phrase(ko: "홈의 사람 목록 (randomuser.me)", en: "People on Home (randomuser.me)")
    case .movies: Phrase(ko: "영화 정보와 포스터 (TMDB)", en: "Movies and posters (TMDB)")
    case .moviesKey: freeKey(at: "themoviedb.org")
    case .highway:
      Phrase(
        ko: "돌발상황, 휴게소, 가격, 통행시간 (한국도로공사)",
        en: "Incidents, rest areas, prices, travel times (Korea Expressway)")
    case .highwayKey: freeKey(at: "data.ex.co.kr")
    case .its: Phrase(ko: "돌발상황과 CCTV (국가교통정보센터)", en: "Incidents and cameras (ITS Korea)")
    case .itsKey: freeKey(at: "its.go.kr")
    case .gyeonggi: Phrase(ko: "경기도 돌발상황 (경기교통)", en: "Incidents in Gyeonggi")
    case .gyeonggiKey: freeKey(at: "gits.gg.go.kr")
    case .places:
      Phrase(ko: "장소 검색과 실시간 경로 (TMap)", en: "Place search, routes with traffic (TMap)")
    case .placesKey: freeKey(at: "openapi.sk.com")
    case .start: Phrase(ko: "경로의 출발지로 사용합니다.", en: "Routes start there.")
    }
  }

  private func freeKey(at site: String) -> Phrase {
    Phrase(ko: "\(site)에서 무료로 발급받을 수 있습니다.", en: "Free at \(site).")
  }
}
