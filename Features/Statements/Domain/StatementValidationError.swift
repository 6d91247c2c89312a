import LedgerDomain
public import Phrases

/// Why a line of a statement is not an entry.
public enum StatementValidationError: PhrasedError, Hashable {
  case noDay
  case badDay(String)
  /// It is not known which number is the month.
  case ambiguousDay(String)
  /// It has no year, and nothing else says which one it is.
  case noYear(String)
  /// Its year is that of no statement.
  case farDay(String)
  /// A quote in the line is never closed.
  case openQuote
  case noAmount
  case zero
  /// The line has more cells than there are columns.
  case tooManyCells
  case badAmount(String)
  /// A formula, whose outcome the file does not have.
  case formula(String)
  /// A spreadsheet has shortened it, so that its last digits are unknown.
  case rounded(String)
  /// The point may stand between thousands, or before a fraction.
  case ambiguousAmount(String)
  case tooLarge(String)
  /// There is an amount in another currency only.
  case foreign(String)
  /// It says that it is a sum, and is not that of the lines above.
  case wrongTotal
  /// Neither the line nor its balance says whether it was spent or received.
  case unclearSign
  /// The file ends in the middle of the line.
  case cutOff
  /// Both spent and received.
  case twoAmounts
  /// It stands below headings that are not understood.
  case unknownHeadings
  /// An export links it with another line, whose amount does not fit its own.
  case otherEnd(line: Int)
  /// An export links it with a line that is gone, by another amount than its own.
  case changedAlone
  /// It is of another account than the others, which a file calls so.
  case otherAccount(String)

  /// A few words, to follow the number of the line.
  public var phrase: Phrase {
    switch self {
    case .noDay: Phrase(ko: "날짜가 없음", en: "no date")
    case .badDay(let text):
      DayText.isWritten(text) || DayText.needsOrder(text)
        ? Phrase(ko: "없는 날짜: \(text)", en: "no such date: \(text)")
        : Phrase(ko: "날짜가 아님: \(text)", en: "not a date: \(text)")
    case .ambiguousDay(let text):
      Phrase(ko: "날짜 순서를 알 수 없음: \(text)", en: "order of the date unclear: \(text)")
    case .noYear(let text): Phrase(ko: "연도를 알 수 없음: \(text)", en: "year unclear: \(text)")
    case .farDay(let text):
      Phrase(ko: "연도를 확인해야 하는 날짜: \(text)", en: "check the year of the date: \(text)")
    case .openQuote: Phrase(ko: "따옴표가 닫히지 않음", en: "a quote is never closed")
    case .noAmount: Phrase(ko: "금액이 없음", en: "no amount")
    case .zero: Phrase(ko: "금액이 0임", en: "the amount is 0")
    case .tooManyCells: Phrase(ko: "열이 제목보다 많음", en: "more cells than headings")
    case .badAmount(let text): Phrase(ko: "금액이 아님: \(text)", en: "not an amount: \(text)")
    case .formula(let text):
      Phrase(
        ko: "값이 없는 수식(엑셀에서 열어 저장): \(text)",
        en: "a formula without its value (open and save it in Excel): \(text)")
    case .rounded(let text):
      Phrase(ko: "뒷자리가 잘린 금액: \(text)", en: "an amount without its last digits: \(text)")
    case .ambiguousAmount(let text):
      Phrase(ko: "점이 천 단위인지 알 수 없음: \(text)", en: "thousands or a fraction unclear: \(text)")
    case .tooLarge(let text): Phrase(ko: "금액이 너무 큼: \(text)", en: "too large: \(text)")
    case .foreign(let text):
      Phrase(ko: "원화 금액이 없음: \(text)", en: "no amount in won: \(text)")
    case .wrongTotal: Phrase(ko: "합계가 위 금액과 다름", en: "not the sum of the lines above")
    case .unclearSign: Phrase(ko: "수입인지 지출인지 알 수 없음", en: "spent or received unclear")
    case .cutOff: Phrase(ko: "줄이 중간에 끊김", en: "cut off in the middle")
    case .unknownHeadings: Phrase(ko: "열 제목을 알 수 없음", en: "headings not understood")
    case .otherEnd(let line):
      Phrase(
        ko: "연결된 \(line)번째 줄과 금액이 맞지 않음",
        en: "the amount does not fit line \(line), with which it is linked")
    case .changedAlone:
      Phrase(
        ko: "연결된 줄이 없고 금액이 연결된 금액과 다름",
        en: "linked by another amount with a line that is gone")
    case .otherAccount(let name):
      Phrase(ko: "다른 계좌의 내역: \(name)", en: "of another account: \(name)")
    case .twoAmounts: Phrase(ko: "지출과 수입이 모두 있음", en: "both expense and income")
    }
  }
}
