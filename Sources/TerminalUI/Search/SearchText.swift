import Phrases

/// The texts of all searches in lists.
enum SearchText: TextTable {
  case search, clear, toList

  var phrase: Phrase {
    switch self {
    case .search: Phrase(ko: "찾기", en: "find")
    case .clear: Phrase(ko: "모두 보기", en: "show all")
    case .toList: Phrase(ko: "목록으로", en: "to the list")
    }
  }
}
