public import Phrases

/// What an entry says, in the order of a table's columns.
public enum LedgerField: String, CaseIterable, Sendable {
  case day, category, text, note, origin, amount

  public var phrase: Phrase {
    switch self {
    case .day: Phrase(ko: "날짜", en: "day")
    case .category: Phrase(ko: "분류", en: "category")
    case .text: Phrase(ko: "내용", en: "text")
    case .note: Phrase(ko: "메모", en: "note")
    case .origin: Phrase(ko: "출처", en: "source")
    case .amount: Phrase(ko: "금액", en: "amount")
    }
  }
}
