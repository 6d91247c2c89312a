import Phrases
import WalletDomain

/// The texts of the top-up.
enum TopupText: TextTable {
  case topUp, amount, card, chooseCard, balance
  case confirm, tryAgain, done, leave, erase, clear
  case mockBank, charging, pending, notAnAmount
  case cards, choose, chosen, addCard
  case newCard, number, expiry, expiryHint, code, add, close, kept, adding, invalid

  var phrase: Phrase {
    switch self {
    case .topUp: Phrase(ko: "충전하기", en: "Top up")
    case .amount: Phrase(ko: "금액", en: "Amount")
    case .card: Phrase(ko: "카드", en: "Card")
    case .chooseCard: Phrase(ko: "카드 고르기", en: "choose a card")
    case .balance: Phrase(ko: "잔고", en: "Balance")
    case .confirm: Phrase(ko: "충전", en: "top up")
    case .tryAgain: Phrase(ko: "다시 하기", en: "try again")
    case .done: Phrase(ko: "확인", en: "done")
    case .leave: Phrase(ko: "나가기", en: "leave")
    case .erase: Phrase(ko: "지우기", en: "erase")
    case .clear: Phrase(ko: "모두 지우기", en: "erase all")
    case .mockBank:
      Phrase(
        ko: "모의 은행입니다. 진짜 돈은 오가지 않습니다.",
        en: "This is a mock bank: no real money moves.")
    case .charging:
      Phrase(
        ko: "모의 은행에 청구하는 중입니다. 나가도 계속됩니다.",
        en: "Charging at the mock bank; it goes on if you leave.")
    case .pending:
      Phrase(
        ko: "그때까지 다른 청구는 없습니다.", en: "Until then nothing else is charged.")
    case .notAnAmount:
      Phrase(ko: "50,000처럼 금액만 붙여 넣으세요.", en: "Paste only an amount, as 50,000.")
    case .cards: Phrase(ko: "카드", en: "Cards")
    case .choose: Phrase(ko: "고르기", en: "choose")
    case .chosen: Phrase(ko: "고른 카드", en: "chosen")
    case .addCard: Phrase(ko: "카드 추가", en: "add a card")
    case .newCard: Phrase(ko: "카드 추가", en: "Add a card")
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

  /// The notice that the money of a pending request was received.
  static func received(_ amount: Won) -> Phrase {
    Phrase(
      ko: "\(amount.text(.korean))이 들어왔습니다. 더 충전하려면 금액을 적으세요.",
      en: "\(amount.text(.english)) came in. To top up more, enter an amount.")
  }

  /// The notice that a request succeeded.
  static func charged(_ amount: Won) -> Phrase {
    Phrase(
      ko: "\(amount.text(.korean))을 충전했습니다.", en: "Topped up \(amount.text(.english)).")
  }
}
