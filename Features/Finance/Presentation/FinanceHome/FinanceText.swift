import Phrases
import Storage
import WalletDomain

/// The texts of the wallet's screens.
enum FinanceText {
  static let card = Phrase(ko: "카드", en: "card")
  static let title = Phrase(ko: "슈퍼페이", en: "SuperPay")
  static let balance = Phrase(ko: "슈퍼페이 잔액", en: "SuperPay balance")
  static let topUp = Phrase(ko: "충전하기", en: "top up")
  static let opening = Phrase(ko: "여는 중입니다.", en: "Opening…")
  static let unknown = Phrase(ko: "알 수 없음", en: "unknown")
  static let cards = Phrase(ko: "카드", en: "Cards")
  static let showCards = Phrase(ko: "카드 모두 보기", en: "show all cards")
  static let noCard = Phrase(
    ko: "아직 카드가 없습니다. a를 눌러 추가해 주세요.",
    en: "No cards yet. Press a to add one.")
  static let addCard = Phrase(ko: "카드 추가", en: "add card")
  static let setDefault = Phrase(ko: "기본 카드로 설정", en: "set as default")
  static let defaultCard = Phrase(ko: "기본 카드", en: "Default")
  static let removeCard = Phrase(ko: "카드 삭제", en: "remove card")
  static let remove = Phrase(ko: "삭제", en: "Remove")
  static let ledger = Phrase(ko: "가계부", en: "ledger")
  static let repair = Phrase(ko: "지갑 복구", en: "repair wallet")
  static let damaged = Phrase(
    ko: "지갑 파일이 손상되었습니다. 복구 방법을 선택해 주세요.",
    en: "The wallet file is damaged. Choose what to do.")
  static let readingDamaged = Phrase(
    ko: "지갑 파일이 손상되어 일부 내용이 정확하지 않을 수 있습니다.",
    en: "The wallet file is damaged, so what you see may be wrong or incomplete.")
  static let mockBank = Phrase(
    ko: "모의 은행입니다. 실제로 결제되지 않습니다.",
    en: "This is a mock bank. No real money moves.")

  /// Why money cannot be moved; nil if it can, or if the wallet is being opened.
  static func problem(of condition: WalletState.Condition) -> Phrase? {
    switch condition {
    case .closed(.storage(.damaged)): damaged
    case .readOnly(.storage(.damaged)): readingDamaged
    default: condition.problem?.phrase
    }
  }

  /// The number of top-ups whose outcome the bank has not reported.
  static func unsettled(_ count: Int) -> Phrase {
    Phrase(
      ko: "결제 확인 중인 충전 \(count)건",
      en: count == 1
        ? "1 top-up is waiting for the mock bank" : "\(count) top-ups are waiting for the mock bank"
    )
  }

  static func isDefault(_ card: Card) -> Phrase {
    Phrase(ko: "기본 카드: \(card.name)", en: "Default card: \(card.name)")
  }

  static func removal(of card: Card) -> Phrase {
    Phrase(
      ko: "\(card.name) 카드를 삭제할까요? 이 카드로 충전한 내역은 가계부에 그대로 남습니다.",
      en: "Remove \(card.name)? Its top-ups stay in the ledger.")
  }

  static func removed(_ card: Card) -> Phrase {
    Phrase(ko: "\(card.name) 카드를 삭제했습니다.", en: "Removed \(card.name).")
  }

  static func added(_ card: Card) -> Phrase {
    Phrase(ko: "\(card.name) 카드를 추가했습니다.", en: "Added \(card.name).")
  }
}
