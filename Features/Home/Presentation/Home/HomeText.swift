import PeopleDomain
import Phrases
import TerminalUI
import Time

/// The texts of home.
enum HomeText {
  static let home = Phrase(ko: "홈", en: "Home")
  static let people = Phrase(ko: "사람", en: "People")
  static let person = Phrase(ko: "사람", en: "person")
  static let recents = Phrase(ko: "최근", en: "Recent")
  static let favourites = Phrase(ko: "즐겨찾기", en: "Favourites")
  static let country = Phrase(ko: "국가", en: "Country")
  static let toggleCountry = Phrase(ko: "국가", en: "country")
  static let marked = Phrase(ko: "선택됨", en: "selected")
  static let nameless = Phrase(ko: "이름 없음", en: "no name")
  static let find = Phrase(ko: "검색", en: "search")
  static let generation = Phrase(ko: "세대", en: "Generation")
  static let toList = Phrase(ko: "목록으로", en: "to the list")
  static let cancel = Phrase(ko: "취소", en: "cancel")
  static let unmark = Phrase(ko: "선택 해제", en: "deselect")
  static let everybody = ListText.showAll
  static let favourite = Phrase(ko: "즐겨찾기", en: "favourite")
  static let scope = Phrase(ko: "목록 바꾸기", en: "switch list")
  static let mark = Phrase(ko: "선택", en: "select")
  static let clearCache = Phrase(ko: "다운로드한 데이터 삭제", en: "clear downloads")
  static let loading = Phrase(ko: "사람 목록을 불러오는 중입니다.", en: "Loading people…")
  static let downloading = Phrase(ko: "새로 고치는 중", en: "Refreshing")
  static let nobody = Phrase(
    ko: "목록이 비어 있습니다. R을 눌러 불러와 주세요.",
    en: "No people yet. Press R to load them.")
  static let nobodyMatches = ListText.nothingFoundHere
  static let noRecents = Phrase(
    ko: "최근에 본 사람이 없습니다. Esc로 모두 보고 Enter로 열면 여기에 표시됩니다.",
    en: "No recent people. Press Esc to show all, then Enter to open someone.")
  static let noSampleRecents = Phrase(
    ko: "샘플 데이터에는 최근 항목이 없습니다. R을 눌러 사람 목록을 불러오거나 Esc를 눌러 돌아가 주세요.",
    en: "Sample data has no recent people. Press R to download people, or Esc to show all.")
  static let noSampleFavourites = Phrase(
    ko: "샘플 데이터에는 즐겨찾기가 없습니다. R을 눌러 사람 목록을 불러오거나 Esc를 눌러 돌아가 주세요.",
    en: "Sample data has no favourites. Press R to download people, or Esc to show all.")
  static let noFavourites = Phrase(
    ko: "아직 즐겨찾기가 없습니다. Esc로 모두 보고 f를 누르면 여기에 표시됩니다.",
    en: "No favourites yet. Press Esc to show all, then f to add one.")
  static let failed = Phrase(
    ko: "불러오지 못했습니다. R을 눌러 다시 시도해 주세요.",
    en: "Loading failed. Press R to try again.")
  static let samplesShown = Phrase(
    ko: "샘플 데이터를 표시합니다.", en: "Showing sample data.")
  static let refreshFailed = Phrase(ko: "새로 고침 실패:", en: "Refresh failed:")
  static let cancelled = Phrase(ko: "다운로드를 취소했습니다.", en: "Download cancelled.")
  static let cleared = Phrase(
    ko: "다운로드한 데이터를 삭제했습니다. 편집, 즐겨찾기, 최근 항목은 남아 있습니다.",
    en: "Downloads cleared. Edits, favourites and recents are kept.")
  static let nothingToClear = Phrase(ko: "삭제할 데이터가 없습니다.", en: "Nothing to clear.")
  static let keptShown = Phrase(
    ko: "편집한 사람, 즐겨찾기, 최근 항목만 표시합니다.",
    en: "Showing edited, favourite and recent people only.")

  /// How many people are marked.
  static func marked(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)명 선택", en: "\(count.grouped) selected")
  }

  /// The title of a scope.
  static func title(of scope: People.Scope) -> Phrase {
    switch scope {
    case .everybody: HomeText.people
    case .recent: HomeText.recents
    case .favourites: HomeText.favourites
    }
  }

  /// What tells people of the same name apart.
  static func facts(_ person: Person.Meta, showsCountries: Bool) -> Phrase {
    let country = showsCountries ? " \(person.country)" : ""
    return Phrase(ko: "\(person.age)세\(country)", en: "\(person.age)\(country)")
  }

  /// Says how many records of a download were not people.
  static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      ko: "정보를 읽을 수 없는 \(count)명을 제외했습니다.",
      en: count == 1
        ? "1 person couldn’t be read and was skipped."
        : "\(count) people couldn’t be read and were skipped.")
  }

  /// Says how old the shown people are.
  static func shown(_ age: Age) -> Phrase {
    Phrase.composed(ko: "\(age.phrase) 데이터입니다.", en: "Showing data from \(age.phrase).")
  }
}
