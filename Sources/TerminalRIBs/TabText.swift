import Phrases

/// The texts of the key bindings of tabs.
enum TabText: TextTable {
  case next, previous

  var phrase: Phrase {
    switch self {
    case .next: Phrase(ko: "다음 탭", en: "next tab")
    case .previous: Phrase(ko: "이전 탭", en: "previous tab")
    }
  }
}
