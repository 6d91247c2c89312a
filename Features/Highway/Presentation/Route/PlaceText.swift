import Phrases

/// The texts of the search for places.
enum PlaceText: TextTable {
  case name, choose, recents, results, forgetAll, searching, hint, toList, toField, cancel

  var phrase: Phrase {
    switch self {
    case .name: Phrase(ko: "장소 이름 또는 초성", en: "name of a place")
    case .choose: Phrase(ko: "선택", en: "choose")
    case .recents: Phrase(ko: "최근 검색 기록", en: "Recent places")
    case .results: Phrase(ko: "검색 결과", en: "Results")
    case .forgetAll: Phrase(ko: "모두 삭제", en: "delete all")
    case .searching: Phrase(ko: "검색하는 중입니다.", en: "Searching…")
    case .hint:
      Phrase(
        ko: "역, 도시, 톨게이트, 휴게소 이름이나 초성(ㄱㄹ)을 입력해 주세요.",
        en: "Enter the name of a station, city, toll gate or rest area.")
    case .toList: Phrase(ko: "목록으로", en: "to the list")
    case .toField: Phrase(ko: "입력란으로", en: "to the field")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    }
  }

  static func nothingFound(for text: String) -> Phrase {
    Phrase(
      ko: "‘\(text)’ 검색 결과가 없습니다. 다른 이름으로 검색해 주세요.",
      en: "No place matches “\(text)”. Try another name.")
  }
}
