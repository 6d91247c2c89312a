public import Phrases

/// What is wrong with a text that the user has typed for an entry.
public enum LedgerFault: Hashable, Sendable {
  case noDay
  case noAmount
  case noText
  case tooLong

  /// One sentence for the user.
  public var phrase: Phrase {
    switch self {
    case .noDay:
      Phrase(ko: "2026-11-21처럼 적으세요.", en: "Write it as 2026-11-21.")
    case .noAmount:
      Phrase(
        ko: "1부터 \(LedgerEntry.amounts.upperBound.grouped)까지의 수를 적으세요.",
        en: "Enter a whole number from 1 to \(LedgerEntry.amounts.upperBound.grouped).")
    case .noText: Phrase(ko: "내용을 적으세요.", en: "Enter what it was.")
    case .tooLong:
      Phrase(ko: "\(EntryText.limit)자까지 적으세요.", en: "Use at most \(EntryText.limit) characters.")
    }
  }
}
