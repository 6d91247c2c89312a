import Phrases

/// The texts of the search for places.
enum PlaceText {
  static let name = Phrase(ko: "장소 이름 또는 초성", en: "name of a place")
  static let choose = Phrase(ko: "선택", en: "choose")
  static let recents = Phrase(ko: "최근 검색 기록", en: "Recent places")
  static let results = Phrase(ko: "검색 결과", en: "Results")
  static let forgetAll = Phrase(ko: "모두 삭제", en: "delete all")
  static let searching = Phrase(ko: "검색하는 중입니다.", en: "Searching…")
  static let hint = Phrase(
    ko: "역, 도시, 톨게이트, 휴게소 이름이나 초성(ㄱㄹ)을 입력해 주세요.",
    en: "Enter the name of a station, city, toll gate or rest area.")
  static let toList = Phrase(ko: "목록으로", en: "to the list")
  static let toField = Phrase(ko: "입력란으로", en: "to the field")
  static let cancel = Phrase(ko: "취소", en: "cancel")

  static func nothingFound(for text: String) -> Phrase {
    Phrase(
      ko: "‘\(text)’ 검색 결과가 없습니다. 다른 이름으로 검색해 주세요.",
      en: "No place matches “\(text)”. Try another name.")
  }
}
