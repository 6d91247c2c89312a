public import Phrases

/// What lists say, and what their keys and buttons are called.
public enum ListText: TextTable {
  /// The titles of keys, and the sentences in place of rows that are read, or not found by a search.
  case open, add, edit, delete, refresh, loading, nothingFound

  public var phrase: Phrase {
    switch self {
    case .open: Phrase(ko: "열기", en: "open")
    case .add: Phrase(ko: "추가", en: "add")
    case .edit: Phrase(ko: "편집", en: "edit")
    case .delete: Phrase(ko: "삭제", en: "delete")
    case .refresh: Phrase(ko: "새로 고침", en: "refresh")
    case .loading: Phrase(ko: "불러오는 중입니다.", en: "Loading…")
    case .nothingFound: Phrase(ko: "검색 결과가 없습니다.", en: "No results.")
    }
  }
}
