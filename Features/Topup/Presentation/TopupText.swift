import Phrases
import WalletDomain

/// The texts of the top-up.
enum TopupText {
  static let topUp = Phrase(ko: "충전하기", en: "Top up")
  static let amount = Phrase(ko: "금액", en: "Amount")
  static let card = Phrase(ko: "카드", en: "Card")
  static let chooseCard = Phrase(ko: "카드 선택", en: "choose card")
  static let balance = Phrase(ko: "잔액", en: "Balance")
  static let after = Phrase(ko: "충전 후", en: "Afterwards")
  static let confirm = Phrase(ko: "충전", en: "top up")
  static let done = Phrase(ko: "확인", en: "done")
  static let leave = Phrase(ko: "나가기", en: "leave")
  static let erase = Phrase(ko: "지우기", en: "delete")
  static let clear = Phrase(ko: "모두 지우기", en: "clear")
  static let undo = Phrase(ko: "입력 되돌리기", en: "undo typing")
  static let mockBank = Phrase(
    ko: "모의 은행입니다. 실제로 결제되지 않습니다.",
    en: "This is a mock bank. No real money moves.")
  static let charging = Phrase(
    ko: "모의 은행에 결제를 요청하는 중입니다. 나가도 계속됩니다.",
    en: "Charging at the mock bank… You can leave this screen.")
  static let pending = Phrase(
    ko: "이 충전이 끝난 뒤에 다시 충전할 수 있습니다.",
    en: "You can top up again once this one is done.")
  static let notAnAmount = Phrase(
    ko: "50,000처럼 금액만 붙여 넣어 주세요.", en: "Paste only an amount, e.g. 50,000.")
  static let cards = Phrase(ko: "카드", en: "Cards")
  static let choose = Phrase(ko: "선택", en: "choose")
  static let chosen = Phrase(ko: "선택됨", en: "selected")
  static let addCard = Phrase(ko: "카드 추가", en: "Add card")
  static let newCard = Phrase(ko: "카드 추가", en: "Add card")
  static let number = Phrase(ko: "카드 번호", en: "Card number")
  static let expiry = Phrase(ko: "유효기간", en: "Expiry date")
  static let expiryHint = Phrase(ko: "월/년", en: "MM/YY")
  static let code = Phrase(ko: "CVC", en: "CVC")
  static let add = Phrase(ko: "추가", en: "add")
  static let practice = Phrase(
    ko: "모의 은행이니 연습용 번호를 입력해 주세요. 예: 4242 4242 4242 4242",
    en: "A mock bank: type 4242 4242 4242 4242, no real card.")
  static let choosePractice = Phrase(
    ko: "모의 은행이니 연습용 번호를 입력해 주세요.",
    en: "Mock bank: use one of these, no real card.")
  static let paid = Phrase(ko: "결제됨", en: "charged")
  static let refused = Phrase(ko: "거절", en: "refused")
  static let silent = Phrase(ko: "응답 없음", en: "no answer")
  static let late = Phrase(ko: "늦은 응답", en: "late answer")
  static let adding = Phrase(ko: "모의 은행에 확인하는 중입니다.", en: "Checking with the mock bank…")
  static let erased = Phrase(
    ko: "잠금 중에 카드 번호와 CVC를 지웠습니다. 다시 입력해 주세요.",
    en: "The card’s secrets were cleared while locked. Enter them again.")
  static let needsCard = Phrase(
    ko: "충전하려면 카드를 추가해 주세요.", en: "Add a card to top up.")

  /// The notice that the money of a pending request was received.
  ///
  /// `next` says what goes on after the top-up; nil for nothing.
  static func received(_ amount: Won, next: Phrase?) -> Phrase {
    let received = Phrase.composed(ko: "\(amount)이 충전되었습니다.", en: "\(amount) arrived.")
    let more = Phrase(ko: "더 충전하려면 금액을 입력해 주세요.", en: "To top up more, enter an amount.")
    return [received, next ?? more].joined
  }

  /// A step of the amount, as `+5만` or `+50K`.
  static func more(_ step: Won) -> Phrase {
    Phrase(ko: "+\(step.amount / 10_000)만", en: "+\(step.amount / 1_000)K")
  }

  /// The notice about the amount of a link.
  static func notANumber(_ text: String) -> Phrase {
    let text = text.shortened(to: 40)
    return Phrase(
      ko: "링크의 금액이 숫자가 아닙니다: \(text). 금액을 입력해 주세요.",
      en: "The amount “\(text)” isn’t a number. Enter an amount.")
  }

  /// The notice that a request failed whose form was left.
  static func notCharged(_ amount: Won, _ error: WalletError) -> Phrase {
    let notCharged = Phrase.composed(
      ko: "\(amount)을 충전하지 않았습니다.", en: "\(amount) was not topped up.")
    return [notCharged, error.phrase].joined
  }

  /// The notice that a request succeeded.
  static func charged(_ amount: Won) -> Phrase {
    Phrase.composed(
      ko: "\(amount)을 충전했습니다.", en: "Topped up \(amount).")
  }
}
