public import Phrases

/// What the screens of samples say.
public enum SampleText: TextTable {
  case title, newSample, titleField, textField, untitled
  case open, add, delete, deleted, retry
  case loading, empty, nothingFound

  public var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "메모", en: "Sample")
    case .newSample: Phrase(ko: "새 메모", en: "New sample")
    case .titleField: Phrase(ko: "제목", en: "title")
    case .textField: Phrase(ko: "내용", en: "text")
    case .untitled: Phrase(ko: "제목을 적으세요.", en: "A title is needed.")
    case .open: Phrase(ko: "열기", en: "open")
    case .add: Phrase(ko: "적기", en: "add")
    case .delete: Phrase(ko: "지우기", en: "delete")
    case .deleted: Phrase(ko: "지웠습니다. u로 되돌리기.", en: "Deleted; u takes it back.")
    case .retry: Phrase(ko: "다시 읽기", en: "read again")
    case .loading: Phrase(ko: "불러오는 중입니다.", en: "Loading.")
    case .empty: Phrase(ko: "아직 없습니다. a로 적어 보세요.", en: "There is none yet; a adds one.")
    case .nothingFound: Phrase(ko: "찾는 것이 없습니다.", en: "Nothing was found.")
    }
  }

  /// How many samples there are, for the tile.
  static func count(_ count: Int) -> Phrase { Phrase(ko: "\(count)개", en: "\(count) in all") }
}
