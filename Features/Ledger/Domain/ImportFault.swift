public import Phrases

/// A line of a statement that is no entry, and why.
public struct ImportFault: Hashable, Sendable {
  public enum Reason: Error, Hashable, Sendable {
    case noDay
    case badDay(String)
    case noAmount
    case badAmount(String)
    case tooLarge(String)
    /// Both spent and received.
    case twoAmounts
  }

  /// Counted from 1.
  public let line: Int
  public let reason: Reason

  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Why, in a few words.
  public var phrase: Phrase {
    switch reason {
    case .noDay: Phrase(ko: "날짜가 없음", en: "no day")
    case .badDay(let text): Phrase(ko: "날짜가 아님: \(text)", en: "not a day: \(text)")
    case .noAmount: Phrase(ko: "금액이 없음", en: "no amount")
    case .badAmount(let text): Phrase(ko: "금액이 아님: \(text)", en: "not an amount: \(text)")
    case .tooLarge(let text): Phrase(ko: "금액이 너무 큼: \(text)", en: "too large: \(text)")
    case .twoAmounts: Phrase(ko: "쓴 금액과 받은 금액이 다 있음", en: "both spent and received")
    }
  }
}
