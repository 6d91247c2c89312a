import Phrases

/// The texts beside the table.
enum GlanceText: TextTable {
  case entry, nothing, listed

  var phrase: Phrase {
    switch self {
    case .entry: Phrase(ko: "내역 하나", en: "Entry")
    case .nothing: Phrase(ko: "고른 내역이 없습니다.", en: "No entry is selected.")
    case .listed: Phrase(ko: "표의 내역", en: "in the table")
    }
  }
}
