import Phrases
import WalletDomain

/// The texts of the form.
enum EnterAmountText: TextTable {
  case title, amount, card, chooseCard, balance
  case confirm, tryAgain, done, leave, erase, clear
  case mockBank, charging, pending, notAnAmount

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "충전하기", en: "Top up")
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

extension EnterAmount.Model.InputError {
  var phrase: Phrase {
    switch self {
    case .outOfRange: WalletError.invalidAmount.phrase
    case .notAnAmount: EnterAmountText.notAnAmount.phrase
    }
  }
}
