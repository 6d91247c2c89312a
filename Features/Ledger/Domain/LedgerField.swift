public import Phrases

/// The fields that are typed to write an entry by hand, in the order of the form.
public enum LedgerField: CaseIterable, Sendable {
  case day, amount, text, note

  public var phrase: Phrase {
    switch self {
    case .day: Phrase(ko: "날짜", en: "day")
    case .amount: Phrase(ko: "금액", en: "amount")
    case .text: Phrase(ko: "내용", en: "text")
    case .note: Phrase(ko: "메모", en: "note")
    }
  }
}
