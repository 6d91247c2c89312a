public import Phrases

/// What an entry says, in the order of a table's columns.
public enum LedgerField: String, CaseIterable, Sendable {
  case day, category, text, note, origin, amount

  public var phrase: Phrase {
    switch self {
    case .day: Phrase(ko: "날짜", en: "Date")
    case .category: Phrase(ko: "분류", en: "Category")
    case .text: Phrase(ko: "내용", en: "Description")
    case .note: Phrase(ko: "메모", en: "Note")
    case .origin: Phrase(ko: "출처", en: "Source")
    case .amount: Phrase(ko: "금액", en: "Amount")
    }
  }
}
