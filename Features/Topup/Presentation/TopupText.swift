import Phrases
import WalletDomain

/// The texts of the top-up.
enum TopupText: TextTable {
  case topUp, amount, card, chooseCard, balance, after
  case confirm, done, leave, erase, clear
  case mockBank, charging, pending, notAnAmount
  case cards, choose, chosen, addCard
  case newCard, number, expiry, expiryHint, code, add, practice, choosePractice, paid, refused,
    silent, late,
    adding, invalid

  var phrase: Phrase {
    switch self {
    case .topUp: Phrase(ko: "충전하기", en: "Top up")
    case .amount: Phrase(ko: "금액", en: "Amount")
    case .card: Phrase(ko: "카드", en: "Card")
    case .chooseCard: Phrase(ko: "카드 선택", en: "choose card")
    case .balance: Phrase(ko: "잔액", en: "Balance")
    case .after: Phrase(ko: "충전 후", en: "Afterwards")
    case .confirm: Phrase(ko: "충전", en: "top up")
    case .done: Phrase(ko: "확인", en: "done")
    case .leave: Phrase(ko: "나가기", en: "leave")
    case .erase: Phrase(ko: "지우기", en: "delete")
    case .clear: Phrase(ko: "모두 지우기", en: "clear")
    case .mockBank:
      Phrase(
        ko: "모의 은행입니다. 실제로 결제되지 않습니다.",
        en: "This is a mock bank. No real money moves.")
    case .charging:
      Phrase(
        ko: "모의 은행에 결제를 요청하는 중입니다. 나가도 계속됩니다.",
        en: "Charging at the mock bank… You can leave this screen.")
    case .pending:
      Phrase(
        ko: "이 충전이 끝난 뒤에 다시 충전할 수 있습니다.",
        en: "You can top up again once this one is done.")
    case .notAnAmount:
      Phrase(ko: "50,000처럼 금액만 붙여 넣어 주세요.", en: "Paste only an amount, e.g. 50,000.")
    case .cards: Phrase(ko: "카드", en: "Cards")
    case .choose: Phrase(ko: "선택", en: "choose")
    case .chosen: Phrase(ko: "선택됨", en: "selected")
    case .addCard: Phrase(ko: "카드 추가", en: "Add card")
    case .newCard: Phrase(ko: "카드 추가", en: "Add card")
    case .number: Phrase(ko: "카드 번호", en: "Card number")
    case .expiry: Phrase(ko: "유효기간", en: "Expiry date")
    case .expiryHint: Phrase(ko: "월/년", en: "MM/YY")
    case .code: Phrase(ko: "CVC", en: "CVC")
    case .add: Phrase(ko: "추가", en: "add")
    case .practice:
      Phrase(
        ko: "모의 은행이니 연습용 번호를 입력해 주세요. 예: 4242 4242 4242 4242",
        en: "A mock bank: type 4242 4242 4242 4242, no real card.")
    case .choosePractice:
      Phrase(
        ko: "모의 은행이니 연습용 번호를 입력해 주세요.",
        en: "Mock bank: use one of these, no real card.")
    case .paid: Phrase(ko: "결제됨", en: "charged")
    case .refused: Phrase(ko: "거절", en: "refused")
    case .silent: Phrase(ko: "응답 없음", en: "no answer")
    case .late: Phrase(ko: "늦은 응답", en: "late answer")
    case .adding: Phrase(ko: "모의 은행에 확인하는 중입니다.", en: "Checking with the mock bank…")
    case .invalid:
      Phrase(
        ko: "추가하지 않았습니다. 표시된 항목을 확인해 주세요.",
        en: "Not added yet. Check the marked fields.")
    }
  }

  /// The notice that the money of a pending request was received.
  static func received(_ amount: Won) -> Phrase {
    Phrase.composed(
      ko: "\(amount)이 충전되었습니다. 더 충전하려면 금액을 입력해 주세요.",
      en: "\(amount) arrived. To top up more, enter an amount.")
  }

  /// A step of the amount, as `+5만` or `+50k`.
  static func more(_ step: Won) -> Phrase {
    Phrase(ko: "+\(step.amount / 10_000)만", en: "+\(step.amount / 1_000)k")
  }

  /// The notice about the amount of a link.
  static func notANumber(_ text: String) -> Phrase {
    let text = text.shortened(to: 40)
    return Phrase(
      ko: "링크의 금액이 숫자가 아닙니다: \(text). 금액을 입력해 주세요.",
      en: "The amount “\(text)” isn’t a number. Enter an amount.")
  }

  /// The notice that a request succeeded.
  static func charged(_ amount: Won) -> Phrase {
    Phrase.composed(
      ko: "\(amount)을 충전했습니다.", en: "Topped up \(amount).")
  }
}
