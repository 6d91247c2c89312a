import Phrases

extension LedgerError {
  /// What there is to say of an entry that cannot be corrected or split; nil for any other fault.
  var editPhrase: Phrase? {
    switch self {
    case .walletFacts:
      Phrase(
        ko: "슈퍼페이 내역은 분류와 메모만 바꿀 수 있습니다.",
        en: "Of SuperPay entries only category and note can be changed.")
    case .entryChanged:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌었습니다. Esc를 누르고 다시 편집해 주세요.",
        en: "This entry was changed elsewhere. Press Esc and edit it again.")
    case .importedSince:
      Phrase(
        ko: "그사이 다른 곳에서 파일을 가져왔습니다. 새로 확인한 내용을 보고 다시 시도해 주세요.",
        en: "Another file was imported meanwhile. Check what is shown now and try again.")
    case .linked:
      Phrase(
        ko: "다른 내역과 연결되어 있어 바꾸지 않았습니다. 먼저 p를 눌러 연결을 해제해 주세요.",
        en: "It is linked with another entry, so nothing was changed. Press p to remove the link.")
    case .refunded(let left):
      Phrase.composed(
        ko: "이 결제에서 아직 환불되지 않은 금액이 \(left)이라 바꾸지 않았습니다.",
        en: "Only \(left) of the purchase are left to come back, so nothing was changed.")
    case .splitAmount:
      Phrase(
        ko: "나눈 내역입니다. E를 눌러 나눈 금액을 바꿔 주세요.",
        en: "This entry is split. Press E to change the amounts of its parts.")
    case .splitSum:
      Phrase(
        ko: "나눈 금액의 합이 원래 금액과 같아야 하고, 0원인 부분이 없어야 합니다.",
        en: "The parts have to come to the entry’s amount, and none may be 0 won.")
    case .entryAmount: LedgerValidationError.noAmount.phrase
    case .entryText: LedgerValidationError.noText.phrase
    default: nil
    }
  }
}
