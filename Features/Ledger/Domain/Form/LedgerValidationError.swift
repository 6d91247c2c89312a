public import Phrases
import Time

/// What is wrong with a text that the user has typed for an entry.
public enum LedgerValidationError: PhrasedError, Hashable {
  case noDay
  /// The calendar has no such day.
  case impossibleDay
  case noAmount
  case noText
  case noBalance
  /// With how many characters it may have.
  case tooLong(limit: Int)
  case noteTooLong
  /// A rule says nothing of an entry.
  case noCondition
  /// The most of a rule is less than its least.
  case belowLeast
  /// The other parts of an entry leave nothing to the first one.
  case nothingLeft

  /// What is wrong with the text of a day; nil if it is one.
  ///
  /// Without its year it is the last such day up to `latest`.
  init?(day text: String, upTo latest: Day) {
    guard DayText.typed(text, upTo: latest) == nil else { return nil }
    self = DayText.isWritten(text) ? .impossibleDay : .noDay
  }

  /// That a text is too long; nil if it is not.
  public init?(_ text: String, upTo limit: Int) {
    guard !text.fits(limit) else { return nil }
    self = .tooLong(limit: limit)
  }

  /// Whether the error is shown while the user types, and not only when the input is saved.
  public var isSaidAtOnce: Bool {
    switch self {
    case .tooLong, .nothingLeft: true
    default: false
    }
  }

  public var phrase: Phrase {
    let most = LedgerEntry.amounts.upperBound.grouped
    return switch self {
    case .noDay: Phrase(ko: "2026-11-21처럼 입력해 주세요.", en: "Enter a date such as 2026-11-21.")
    case .impossibleDay:
      Phrase(ko: "없는 날짜입니다. 다시 입력해 주세요.", en: "This date doesn’t exist. Enter another one.")
    case .noAmount:
      Phrase(ko: "1원부터 \(most)원까지 입력해 주세요.", en: "Enter an amount from 1 to \(most) won.")
    case .noText: Phrase(ko: "내용을 입력해 주세요.", en: "Enter a description.")
    case .noBalance:
      Phrase(
        ko: "\(most)원까지 입력해 주세요. 마이너스는 앞에 -를 붙여 주세요.",
        en: "Enter up to \(most) won, with - if it is negative.")
    case .noCondition:
      Phrase(
        ko: "내용, 단어, 금액 중 하나를 입력해 주세요.", en: "Enter a description, words or an amount.")
    case .belowLeast:
      Phrase(ko: "최소 금액 이상으로 입력해 주세요.", en: "Enter no less than the minimum.")
    case .nothingLeft:
      Phrase(ko: "1번째 금액이 0원이 됩니다.", en: "Nothing would be left for the first part.")
    case .noteTooLong:
      Phrase(
        ko: "\(LedgerEntry.noteByteLimit.grouped)바이트까지 입력할 수 있습니다.",
        en: "Use at most \(LedgerEntry.noteByteLimit.grouped) bytes.")
    case .tooLong(let limit):
      Phrase(ko: "\(limit)자까지 입력할 수 있습니다.", en: "Use at most \(limit) characters.")
    }
  }
}
