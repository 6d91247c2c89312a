public import Phrases

/// What is wrong with a text that the user has typed into a field of a person.
public enum PersonValidationError: PhrasedError, Hashable {
  case noName
  /// More than so many characters.
  case tooLong(Int)
  case blankInside
  case noAddress
  case noAge
  case noCountry
  case noPhone

  private static let fewestDigits = 5

  /// Nil where nothing is wrong; `text` has no blanks at its ends.
  init?(of text: String, in field: PersonField) {
    switch field {
    case _ where !text.fits(field.limit): self = .tooLong(field.limit)
    case .name where text.isEmpty: self = .noName
    case .username where text.contains(where: \.isWhitespace): self = .blankInside
    case .email where !text.isEmpty && !Self.isAddress(text): self = .noAddress
    case .age where Int(text).map(Person.ages.contains) != true: self = .noAge
    case .country where text.count != 2 || !text.allSatisfy(Self.isLetter): self = .noCountry
    case .cellphone where !text.isEmpty && !Self.isPhone(text): self = .noPhone
    default: return nil
    }
  }

  public var phrase: Phrase {
    switch self {
    case .noName: Phrase(ko: "이름을 입력해 주세요.", en: "Enter a name.")
    case .tooLong(let length):
      Phrase(ko: "\(length)자까지 입력할 수 있습니다.", en: "Use at most \(length) characters.")
    case .blankInside: Phrase(ko: "공백 없이 입력해 주세요.", en: "Don’t use spaces.")
    case .noAddress:
      Phrase(
        ko: "name@example.org처럼 입력해 주세요.",
        en: "Enter an address such as name@example.org.")
    case .noAge:
      Phrase(
        ko: "\(Person.ages.lowerBound)부터 \(Person.ages.upperBound)까지의 숫자를 입력해 주세요.",
        en: "Enter a whole number from \(Person.ages.lowerBound) to \(Person.ages.upperBound).")
    case .noCountry: Phrase(ko: "KR처럼 두 글자로 입력해 주세요.", en: "Enter two letters, such as KR.")
    case .noPhone:
      Phrase(
        ko: "숫자를 5개 이상 입력해 주세요. 공백과 + - ( )도 쓸 수 있습니다.",
        en: "Enter at least five digits. Spaces and + - ( ) are allowed.")
    }
  }

  /// As in something@something.something.
  private static func isAddress(_ text: String) -> Bool {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let parts = halves[1].split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
  }

  private static func isPhone(_ text: String) -> Bool {
    text.filter(isDigit).count >= fewestDigits
      && text.allSatisfy { isDigit($0) || " +-()".contains($0) }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}
