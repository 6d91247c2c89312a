import Phrases

/// The texts of the sheet itself.
enum EntryText: TextTable {
  case save, next, cancel, wait

  var phrase: Phrase {
    switch self {
    case .save: Phrase(ko: "저장", en: "save")
    case .next: Phrase(ko: "다음", en: "next")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    case .wait: Phrase(ko: "잠깐만요.", en: "One moment.")
    }
  }
}
