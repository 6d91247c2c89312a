import Phrases

/// The texts of the list of cards.
enum CardOnFileText: TextTable {
  case title, choose, selected, add

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "카드", en: "Cards")
    case .choose: Phrase(ko: "고르기", en: "choose")
    case .selected: Phrase(ko: "고른 카드", en: "chosen")
    case .add: Phrase(ko: "카드 추가", en: "add a card")
    }
  }
}
