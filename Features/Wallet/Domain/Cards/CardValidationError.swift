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
    case .notDigits: Phrase(ko: "숫자만 입력해 주세요.", en: "Use digits only.")
    case .noNumber: Phrase(ko: "카드 번호를 입력해 주세요.", en: "Enter the card number.")
    case .unknownIssuer:
      Phrase(
        ko: "사용할 수 없는 카드 번호입니다. 번호를 확인해 주세요.",
        en: "This card number isn’t recognised. Check it.")
    case .tooShort:
      Phrase(ko: "카드 번호를 끝까지 입력해 주세요.", en: "Enter all digits of the number.")
    case .tooLong:
      Phrase(
        ko: "카드 번호가 너무 깁니다. 번호를 확인해 주세요.",
        en: "Too many digits. Check the number.")
    case .wrongNumber:
      Phrase(
        ko: "카드 번호가 올바르지 않습니다. 번호를 확인해 주세요.",
        en: "A digit is wrong. Check the number.")
    case .noExpiry:
      Phrase(ko: "11/28처럼 월과 연도를 입력해 주세요.", en: "Enter month and year, e.g. 11/28.")
    case .noMonth: Phrase(ko: "월은 01부터 12까지 입력할 수 있습니다.", en: "Enter a month from 01 to 12.")
    case .expired:
      Phrase(
        ko: "유효기간이 지난 카드입니다. 다른 카드를 사용해 주세요.",
        en: "This card has expired. Use another one.")
    case .tooFarAhead:
      Phrase(
        ko: "유효기간이 너무 깁니다. 연도를 확인해 주세요.",
        en: "This is too far ahead. Check the year.")
    case .wrongCode(let digits):
      Phrase(
        ko: "숫자 \(digits.map(String.init).joined(separator: "자리 또는 "))자리를 입력해 주세요.",
        en: "Enter \(digits.map(String.init).joined(separator: " or ")) digits.")
    }
  }
}
