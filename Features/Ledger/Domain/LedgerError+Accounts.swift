import Phrases
import Time
import WalletDomain

extension LedgerError {
  /// What there is to say of a fault with accounts or locked rows; nil for any other.
  var accountPhrase: Phrase? {
    switch self {
    case .locked(let count):
      Phrase(
        ko: "잠긴 내역이 \(count.grouped)건 있어 바꾸지 않았습니다. L을 눌러 잠금을 해제해 주세요.",
        en: "\(count == 1 ? "1 entry is" : "\(count.grouped) entries are") locked, so nothing was "
          + "changed. Press L to unlock.")
    case .accountName:
      Phrase(
        ko: "계좌 이름을 \(LedgerAccount.nameLimit)자 이내로 입력해 주세요.",
        en: "Enter an account name of up to \(LedgerAccount.nameLimit) characters.")
    case .accountTaken(let name):
      Phrase(ko: "‘\(name)’ 계좌가 이미 있습니다.", en: "There is already an account “\(name)”.")
    case .accountStays:
      Phrase(
        ko: "슈퍼페이와 현금 계좌는 삭제할 수 없습니다.", en: "SuperPay and Cash can’t be deleted.")
    case .superPayOpening:
      Phrase(ko: "슈퍼페이의 시작 잔액은 0원입니다.", en: "SuperPay starts at 0 won.")
    case .accountNotEmpty(let count):
      Phrase(
        ko: "내역이 \(count.grouped)건 있습니다. 옮길 계좌를 선택해 주세요.",
        en: "This account has \(count == 1 ? "1 entry" : "\(count.grouped) entries"). Choose where "
          + "to move them.")
    case .walletAccount:
      Phrase(
        ko: "슈퍼페이 내역은 다른 계좌로, 다른 내역은 슈퍼페이로 옮길 수 없습니다. 다른 내역이나 계좌를 선택해 주세요.",
        en:
          "SuperPay entries can’t leave SuperPay, and others can’t go there. Choose other entries "
          + "or another account.")
    case .openingAmount:
      Phrase(
        ko: "\(LedgerAccounts.openings.upperBound.grouped)원까지 입력할 수 있습니다.",
        en: "Enter up to \(LedgerAccounts.openings.upperBound.grouped) won.")
    case .difference(let won):
      Phrase.composed(
        ko: "차액이 \(won)이라 잠글 수 없습니다. 차액이 0원이 되어야 합니다.",
        en: "The difference is \(won). It has to be 0 won to lock.")
    case .nothingCleared:
      Phrase(
        ko: "잠글 내역이 없습니다. Space로 확인한 내역만 잠급니다.",
        en: "Nothing to lock. Only entries that Space has cleared are locked.")
    case .statementDay(let day):
      Phrase(
        ko: "\(day)까지 이미 잠갔습니다. 그 이후 날짜를 입력해 주세요.",
        en: "Locked up to \(day) already. Enter that date or a later one.")
    case .nothingLocked:
      Phrase(ko: "잠긴 내역이 없습니다.", en: "There are no locked entries.")
    default: nil
    }
  }
}
