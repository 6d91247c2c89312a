public import Phrases

/// The category in which an entry is counted.
public enum LedgerCategory: String, CaseIterable, Sendable {
  case food, transport, movies, shopping, living, health
  case topUp = "topup"
  case income, other

  public var phrase: Phrase {
    switch self {
    case .food: Phrase(ko: "식비", en: "food")
    case .transport: Phrase(ko: "교통", en: "transport")
    case .movies: Phrase(ko: "영화", en: "movies")
    case .shopping: Phrase(ko: "쇼핑", en: "shopping")
    case .living: Phrase(ko: "생활", en: "living")
    case .health: Phrase(ko: "의료", en: "health")
    case .topUp: Phrase(ko: "충전", en: "top-up")
    case .income: Phrase(ko: "수입", en: "income")
    case .other: Phrase(ko: "기타", en: "other")
    }
  }
}
