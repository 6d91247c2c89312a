public import Phrases

/// Why a field of an order is invalid.
public enum OrderValidationError: PhrasedError, Hashable {
  case empty
  case tooLong(limit: Int)
  case notATelephone
  case notAnEmail
  case notAZip

  public var phrase: Phrase {
    switch self {
    case .empty: Phrase(ko: "입력해 주세요.", en: "Required.")
    case .tooLong(let limit):
      Phrase(ko: "\(limit)자까지 입력할 수 있습니다.", en: "Use at most \(limit) characters.")
    case .notATelephone:
      Phrase(
        ko: "전화번호를 확인해 주세요. 예: 010-1234-5678",
        en: "Check the number, e.g. 010-1234-5678.")
    case .notAnEmail:
      Phrase(
        ko: "이메일을 확인해 주세요. 예: me@example.org",
        en: "Check the address, e.g. me@example.org.")
    case .notAZip: Phrase(ko: "우편번호를 확인해 주세요. 예: 04524", en: "Check the code, e.g. 04524.")
    }
  }
}
