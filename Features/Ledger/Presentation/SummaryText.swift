import Phrases

/// The texts of the parts that the ledger has on other screens.
enum SummaryText: TextTable {
  case thisMonth, recent, seeAll, loading, noRecents

  var phrase: Phrase {
    switch self {
    case .thisMonth: Phrase(ko: "이번 달", en: "This month")
    case .recent: Phrase(ko: "최근 내역", en: "Recent entries")
    case .seeAll: Phrase(ko: "모두 보기", en: "Show all")
    case .loading: Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading the ledger.")
    case .noRecents:
      Phrase(
        ko: "아직 내역이 없습니다. l을 누르면 추가하거나 가져올 수 있습니다.",
        en: "No entries yet. Press l to add or import some.")
    }
  }
}
