import Phrases

/// The texts of the form, besides the errors of its fields.
enum AddPaymentMethodText: TextTable {
  case title, number, expiry, expiryHint, code, add, close, kept, adding, invalid

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "카드 추가", en: "Add a card")
    case .number: Phrase(ko: "카드 번호", en: "Number")
    case .expiry: Phrase(ko: "유효기한", en: "Expiry")
    case .expiryHint: Phrase(ko: "월/년", en: "MM/YY")
    case .code: Phrase(ko: "CVC 번호", en: "CVC")
    case .add: Phrase(ko: "추가", en: "add")
    case .close: Phrase(ko: "닫기", en: "close")
    case .kept:
      Phrase(
        ko: "갈비에는 발급사와 끝 네 자리만 남습니다.",
        en: "Galbi keeps the issuer and the last four digits only.")
    case .adding: Phrase(ko: "모의 은행에 묻는 중입니다.", en: "Asking the mock bank.")
    case .invalid:
      Phrase(ko: "아직 추가하지 않았습니다. 잘못된 칸을 고치세요.", en: "Not added yet; mend what is wrong.")
    }
  }
}
