public import Phrases

/// A shelf of the shop, in the order in which they are shown.
public enum GoodGroup: String, CaseIterable, Sendable {
  case grains, produce, meat, dairy, snacks, household

  public var phrase: Phrase {
    switch self {
    case .grains: Phrase(ko: "쌀·잡곡", en: "Rice and grains")
    case .produce: Phrase(ko: "채소·과일", en: "Vegetables and fruit")
    case .meat: Phrase(ko: "정육·수산", en: "Meat and fish")
    case .dairy: Phrase(ko: "유제품·음료", en: "Dairy and drinks")
    case .snacks: Phrase(ko: "간식", en: "Snacks")
    case .household: Phrase(ko: "생활용품", en: "Household")
    }
  }
}
