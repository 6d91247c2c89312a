import PeopleDomain
import Phrases
import Time

/// The texts of home.
enum HomeText: TextTable {
  case home, people, person, recents, favourites, region, filter, marked, nameless
  case open, toList, refresh, cancel, clear, everybody, favourite, scope, mark,
    clearCache
  case loading, downloading, nobody, nobodyMatches, noRecents, noFavourites, failed, samplesShown,
    refreshFailed, refreshed, cancelled, cleared, nothingToClear,
    keptShown

  var phrase: Phrase {
    switch self {
    case .home: Phrase(ko: "홈", en: "Home")
    case .people: Phrase(ko: "사람", en: "People")
    case .person: Phrase(ko: "사람", en: "person")
    case .recents: Phrase(ko: "최근", en: "Recent")
    case .favourites: Phrase(ko: "즐겨찾기", en: "Favourites")
    case .region: Phrase(ko: "지역", en: "region")
    case .marked: Phrase(ko: "고름", en: "marked")
    case .nameless: Phrase(ko: "이름 없음", en: "no name")
    case .filter: Phrase(ko: "찾기", en: "find")
    case .open: Phrase(ko: "열기", en: "open")
    case .toList: Phrase(ko: "목록으로", en: "to the list")
    case .refresh: Phrase(ko: "새로 받기", en: "refresh")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    case .clear: Phrase(ko: "풀기", en: "clear")
    case .everybody: Phrase(ko: "모두 보기", en: "everybody")
    case .favourite: Phrase(ko: "즐겨찾기", en: "favourite")
    case .scope: Phrase(ko: "보기", en: "view")
    case .mark: Phrase(ko: "고르기", en: "mark")
    case .clearCache: Phrase(ko: "받은 자료 지우기", en: "clear cache")
    case .loading: Phrase(ko: "사람들을 불러오는 중입니다.", en: "Loading people.")
    case .downloading: Phrase(ko: "새로 받는 중", en: "Downloading")
    case .nobody:
      Phrase(ko: "아무도 없습니다. R로 새로 받아 보세요.", en: "There is nobody here; press R to download.")
    case .nobodyMatches:
      Phrase(
        ko: "맞는 사람이 없습니다. 글을 고치거나 Esc로 푸세요.",
        en: "Nobody matches; change the text, or clear it with Esc.")
    case .noRecents:
      Phrase(
        ko: "아직 열어 본 사람이 없습니다. Esc로 모두 보고 Enter로 열면 여기에 모입니다.",
        en: "Nobody has been opened yet; see everybody with Esc and open somebody with Enter.")
    case .noFavourites:
      Phrase(
        ko: "아직 즐겨찾기가 없습니다. Esc로 모두 보고 f를 누르면 여기에 모입니다.",
        en: "There are no favourites yet; see everybody with Esc and choose some with f.")
    case .failed:
      Phrase(ko: "불러오지 못했습니다. R로 다시 해 보세요.", en: "Could not be loaded; press R to try again.")
    case .samplesShown:
      Phrase(ko: "표본 자료를 보여 드립니다. R로 다시 받기.", en: "Samples are shown; R tries again.")
    case .refreshFailed: Phrase(ko: "새로 받기 실패:", en: "Refresh failed:")
    case .refreshed: Phrase(ko: "새로 받았습니다.", en: "Downloaded anew.")
    case .cancelled: Phrase(ko: "받기를 그만두었습니다.", en: "The download was cancelled.")
    case .cleared:
      Phrase(
        ko: "받은 자료를 지웠습니다. 고친 것, 즐겨찾기, 최근은 그대로입니다. u로 되돌리기.",
        en: "Downloads were cleared; edits, favourites and recents are kept. u to undo.")
    case .nothingToClear: Phrase(ko: "지울 자료가 없습니다.", en: "There is nothing to clear.")
    case .keptShown:
      Phrase(
        ko: "고친 사람, 즐겨찾기, 최근만 보여 드립니다. R로 다시 받기.",
        en: "Only edited, favourite and recent people are shown; R tries again.")
    }
  }

  /// The title of a scope.
  static func title(of scope: PeopleQuery.Scope) -> HomeText {
    switch scope {
    case .everybody: .people
    case .recent: .recents
    case .favourites: .favourites
    }
  }

  /// What tells people of the same name apart.
  static func facts(_ person: Person.Meta, isRegion: Bool) -> Phrase {
    let country = isRegion ? " \(person.country)" : ""
    return Phrase(ko: "\(person.age)세\(country)", en: "\(person.age)\(country)")
  }

  /// Says how many records of a download were not people.
  static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count)명은 읽을 수 없어 뺐습니다.",
      en: "\(count) could not be read and \(count == 1 ? "was" : "were") left out.")
  }

  /// Says how old the shown people are.
  static func shown(_ age: Age) -> Phrase {
    Phrase(
      ko: "\(age.phrase.text(.korean)) 자료를 보여 드립니다.",
      en: "Showing data from \(age.phrase.text(.english)).")
  }
}
