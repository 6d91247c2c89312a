public import Phrases

/// Why a field of a card is invalid.
public enum CardValidationError: PhrasedError, Hashable {
  case notDigits
  case noNumber
  case unknownIssuer
  case tooShort
  case tooLong
  case wrongNumber
  case noExpiry
  case noMonth
  case expired
  case tooFarAhead
  /// The code does not have one of these numbers of digits.
  case wrongCode(digits: [Int])

  public var phrase: Phrase {
    switch self {
    case .notDigits: Phrase(ko: "숫자로만 적으세요.", en: "Use digits only.")
    case .noNumber: Phrase(ko: "카드 번호를 적으세요.", en: "Enter the card's number.")
    case .unknownIssuer:
      Phrase(
        ko: "이렇게 시작하는 카드는 없습니다. 번호를 확인하세요.",
        en: "No card begins like this; check the number.")
    case .tooShort:
      Phrase(ko: "번호가 모자랍니다. 끝까지 적으세요.", en: "Digits are missing; enter all of them.")
    case .tooLong:
      Phrase(ko: "번호가 너무 깁니다. 확인하세요.", en: "There are too many digits; check them.")
    case .wrongNumber:
      Phrase(ko: "잘못 적은 숫자가 있습니다. 번호를 확인하세요.", en: "A digit is wrong; check the number.")
    case .noExpiry:
      Phrase(ko: "11/28처럼 월과 년을 적으세요.", en: "Enter month and year, as 11/28.")
    case .noMonth: Phrase(ko: "월은 01부터 12까지입니다.", en: "The month is 01 to 12.")
    case .expired:
      Phrase(ko: "기한이 지난 카드입니다. 다른 카드를 쓰세요.", en: "The card has expired; use another one.")
    case .tooFarAhead:
      Phrase(ko: "기한이 너무 멉니다. 확인하세요.", en: "That is too far ahead; check the year.")
    case .wrongCode(let digits):
      Phrase(
        ko: "숫자 \(digits.map(String.init).joined(separator: "개나 "))개를 적으세요.",
        en: "Enter \(digits.map(String.init).joined(separator: " or ")) digits.")
    }
  }
}
