public import Phrases

/// Why a line of a statement is not an entry.
public enum StatementValidationError: PhrasedError, Hashable {
  case noDay
  case badDay(String)
  case noAmount
  case badAmount(String)
  case tooLarge(String)
  /// Both spent and received.
  case twoAmounts

  /// A few words, to follow the number of the line.
  public var phrase: Phrase {
    switch self {
    case .noDay: Phrase(ko: "날짜가 없음", en: "no day")
    case .badDay(let text): Phrase(ko: "날짜가 아님: \(text)", en: "not a day: \(text)")
    case .noAmount: Phrase(ko: "금액이 없음", en: "no amount")
    case .badAmount(let text): Phrase(ko: "금액이 아님: \(text)", en: "not an amount: \(text)")
    case .tooLarge(let text): Phrase(ko: "금액이 너무 큼: \(text)", en: "too large: \(text)")
    case .twoAmounts: Phrase(ko: "쓴 금액과 받은 금액이 다 있음", en: "both spent and received")
    }
  }
}
