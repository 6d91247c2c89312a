import MartDomain
import Phrases
import Time
import WalletDomain

/// The texts of one order.
enum OrderDetailText {
  static let goods = Phrase(ko: "상품", en: "Products")
  static let quantity = Phrase(ko: "수량", en: "Qty")
  static let price = Phrase(ko: "가격", en: "Price")
  static let amount = Phrase(ko: "금액", en: "Amount")
  static let fee = Phrase(ko: "배송비", en: "Delivery fee")
  static let total = Phrase(ko: "합계", en: "Total")
  static let placed = Phrase(ko: "주문일", en: "Ordered")
  static let contact = Phrase(ko: "받는 분", en: "Contact")
  static let shipping = Phrase(ko: "배송지", en: "Delivery address")
  static let note = Phrase(ko: "배송 메모", en: "Delivery note")
  static let billing = Phrase(ko: "청구지", en: "Billing address")
  static let sameAsShipping = Phrase(ko: "배송지와 같음", en: "Same as delivery")
  static let payment = Phrase(ko: "결제 수단", en: "Payment")
  static let superPay = Phrase(ko: "슈퍼페이", en: "SuperPay")
  static let movements = Phrase(ko: "결제 내역", en: "Payments and refunds")
  static let paid = Phrase(ko: "결제", en: "Payment")
  static let refund = Phrase(ko: "환불", en: "Refund")
  static let cancel = Phrase(ko: "주문 취소", en: "cancel order")
  static let cancelTitle = Phrase(ko: "주문 취소", en: "Cancel order")
  static let keep = Phrase(ko: "닫기", en: "Keep order")
  static let orderAgain = Phrase(ko: "다시 주문", en: "order again")
  static let loading = Phrase(ko: "주문을 불러오는 중입니다.", en: "Loading the order…")
  static let working = Phrase(ko: "처리 중", en: "working")

  static func title(_ id: Order.ID) -> Phrase { Phrase(ko: "주문 \(id)", en: "Order \(id)") }

  /// A time in milliseconds since 1970, with the year if it is another one than today's.
  static func moment(_ time: Int64, today: Day) -> Phrase {
    Moment(milliseconds: time).phrase(today: today)
  }

  static func willBeSent(_ time: Phrase, arrives: Phrase) -> Phrase {
    Phrase.composed(
      ko: "\(time) 발송 예정 · \(arrives) 도착 예정",
      en: "Dispatch \(time) · arrives \(arrives)")
  }

  static func wasSent(_ time: Phrase, arrives: Phrase) -> Phrase {
    Phrase.composed(
      ko: "\(time) 발송 · \(arrives) 도착 예정",
      en: "\(time) · arrives \(arrives)")
  }

  static func question(refund: Won) -> Phrase {
    Phrase.composed(
      ko: "주문을 취소할까요? \(refund)이 슈퍼페이로 환불됩니다.",
      en: "Cancel this order? \(refund) will be refunded to SuperPay.")
  }

  static func didCancel(refund: Won) -> Phrase {
    Phrase.composed(
      ko: "주문을 취소하고 \(refund)을 슈퍼페이로 환불했습니다.",
      en: "Order cancelled. \(refund) refunded to SuperPay.")
  }
}
