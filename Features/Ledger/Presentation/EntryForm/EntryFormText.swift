import Phrases

/// The texts of the form for an entry, besides the errors of fields.
enum EntryFormText: TextTable {
  case title, direction, faulty, unsigned

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "내역 적기", en: "New entry")
    case .direction: Phrase(ko: "방향", en: "way")
    case .faulty:
      Phrase(
        ko: "아직 저장하지 않았습니다. 잘못된 칸을 고치세요.", en: "Not saved yet; mend what is wrong.")
    case .unsigned: Phrase(ko: "예: 18,000", en: "such as 18,000")
    }
  }
}
