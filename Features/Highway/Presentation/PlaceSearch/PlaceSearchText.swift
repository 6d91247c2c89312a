import Phrases

/// The texts of the search for places.
enum PlaceSearchText: TextTable {
  case start, destination, search, choose, recents, results, forgetAll, searching
  case nothingFound, hint

  var phrase: Phrase {
    switch self {
    case .start: Phrase(ko: "출발지 검색", en: "Start")
    case .destination: Phrase(ko: "도착지 검색", en: "Destination")
    case .search: Phrase(ko: "검색", en: "Search")
    case .choose: Phrase(ko: "선택", en: "choose")
    case .recents: Phrase(ko: "최근 검색 기록", en: "Recent places")
    case .results: Phrase(ko: "검색 결과", en: "Results")
    case .forgetAll: Phrase(ko: "모두 삭제", en: "delete all")
    case .searching: Phrase(ko: "검색하는 중입니다.", en: "Searching…")
    case .nothingFound:
      Phrase(
        ko: "검색 결과가 없습니다. 다른 이름으로 검색하거나 galbi places import로 장소를 가져와 주세요.",
        en: "No results. Try another name, or import places with galbi places import.")
    case .hint:
      Phrase(
        ko: "역, 건물, 톨게이트, 휴게소 이름을 입력해 보세요. 초성(ㄱㄹ)으로도 찾을 수 있습니다.",
        en: "Enter the name of a station, building, toll gate or rest area.")
    }
  }

  static func title(_ purpose: PlaceSearch.Purpose) -> Phrase {
    switch purpose {
    case .start: start.phrase
    case .destination: destination.phrase
    }
  }
}
