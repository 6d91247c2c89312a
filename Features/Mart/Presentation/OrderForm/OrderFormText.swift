import MartDomain
import Phrases
import TerminalUI
import TopupInterface
import WalletDomain

/// The texts of the form, besides those of all forms.
enum OrderFormText {
  static let newOrder = Phrase(ko: "주문하기", en: "New order")
  static let changeOrder = Phrase(ko: "주문 편집", en: "Edit order")
  static let order = Phrase(ko: "주문하기", en: "order")
  static let reading = Phrase(ko: "주문서를 불러오는 중입니다.", en: "Loading the order…")
  static let emptyCart = Phrase(
    ko: "장바구니가 비어 있습니다. Esc로 돌아가 상품을 담아 주세요.",
    en: "The cart is empty. Press Esc to go back and add a product.")
  static let saving = Phrase(ko: "주문하는 중입니다.", en: "Placing the order…")
  static let charging = Phrase(
    ko: "모의 은행에 결제를 요청하는 중입니다.", en: "Requesting payment from the mock bank…")
  static let goods = Phrase(ko: "상품", en: "Products")
  static let contact = Phrase(ko: "받는 분", en: "Contact")
  static let shipping = Phrase(ko: "배송지", en: "Delivery address")
  static let delivery = Phrase(ko: "배송과 결제", en: "Delivery and payment")
  static let billing = Phrase(ko: "청구지", en: "Billing address")
  static let same = Phrase(ko: "배송지와 같음", en: "Same as delivery")
  static let speed = Phrase(ko: "배송", en: "Delivery")
  static let payment = Phrase(ko: "결제", en: "Payment")
  static let balance = Phrase(ko: "잔액", en: "Balance")
  static let subtotal = Phrase(ko: "상품 금액", en: "Subtotal")
  static let fee = Phrase(ko: "배송비", en: "Delivery fee")
  static let total = Phrase(ko: "합계", en: "Total")
  static let optional = Phrase(ko: "선택 입력", en: "Optional")
  static let soldOut = Phrase(ko: "품절되었습니다.", en: "Sold out.")

  static func label(of field: OrderField) -> Phrase {
    switch field {
    case .contact(.name): Phrase(ko: "이름", en: "Full name")
    case .contact(.telephone): Phrase(ko: "연락처", en: "Phone")
    case .contact(.email): Phrase(ko: "이메일", en: "Email")
    case .shipping(let field), .billing(let field): label(of: field)
    case .note: Phrase(ko: "배송 메모", en: "Delivery note")
    }
  }

  private static func label(of field: AddressField) -> Phrase {
    switch field {
    case .street1: Phrase(ko: "도로명 주소", en: "Address line 1")
    case .street2: Phrase(ko: "상세 주소", en: "Address line 2")
    case .city: Phrase(ko: "시·군·구", en: "City")
    case .state: Phrase(ko: "시·도", en: "Province")
    case .zip: Phrase(ko: "우편번호", en: "Postcode")
    }
  }

  /// Below a good of which fewer are left than are wanted.
  static func left(_ count: Int) -> Phrase {
    guard count > 0 else { return soldOut }
    return Phrase(
      ko: "재고가 부족합니다. \(count)개까지 주문할 수 있습니다.",
      en: "Only \(count) left in stock.")
  }

  static func speed(_ speed: ShippingSpeed, _ fee: Won) -> Phrase {
    let fee = fee == .zero ? Phrase(ko: "무료", en: "free") : fee.phrase
    return [speed.phrase, fee].joined(separator: " · ")
  }

  static func payment(_ source: PaymentSource) -> Phrase {
    switch source {
    case .card(let issuer, let lastFour):
      Phrase(ko: "\(issuer) \(lastFour)", en: "\(issuer) \(lastFour)")
    case .wallet: Phrase(ko: "슈퍼페이", en: "SuperPay")
    }
  }

  /// What a change costs, or gives back.
  static func difference(_ amount: Won) -> OrderForm.ViewModel.Sum {
    let label =
      if amount > .zero {
        Phrase(ko: "추가 결제", en: "To pay")
      } else if amount < .zero {
        Phrase(ko: "슈퍼페이로 환불", en: "Refund to SuperPay")
      } else {
        Phrase(ko: "차액", en: "Difference")
      }
    return .init(label: label, amount: (amount < .zero ? -amount : amount).phrase)
  }

  /// The notice of an order that was placed, or that was changed from `old`.
  static func ended(_ order: Order, from old: Order?) -> Phrase {
    let (id, total) = (order.id, order.contents.total)
    guard let old else {
      return Phrase.composed(
        ko: "주문했습니다. 주문 번호는 \(id)번, 합계는 \(total)입니다.",
        en: "Order placed. Number \(id), total \(total).")
    }
    let difference = total - old.contents.total
    let changed = Phrase(ko: "주문 \(id)번을 바꿨습니다.", en: "Order \(id) changed.")
    guard difference != .zero else { return changed }
    let amount = difference < .zero ? -difference : difference
    let moved =
      difference < .zero
      ? Phrase.composed(
        ko: "\(amount)을 슈퍼페이로 환불했습니다.",
        en: "\(amount) refunded to SuperPay.")
      : Phrase.composed(
        ko: "\(amount)을 추가로 결제했습니다.",
        en: "\(amount) charged.")
    return [changed, moved].joined
  }

  /// The notice of an order that was placed or changed before the form was restored.
  static func endedBefore(_ order: Order) -> Phrase {
    let total = order.contents.total
    return Phrase.composed(
      ko: "이미 접수된 주문입니다. 주문 번호는 \(order.id)번, 합계는 \(total)입니다.",
      en: "This order was already placed. Number \(order.id), total \(total).")
  }

  /// Why the top-up comes first, and what follows it.
  static func reason(_ missing: Won, isChange: Bool) -> TopupReason {
    TopupReason(
      tooLittle(missing, isChange: isChange),
      next: isChange
        ? Phrase(ko: "Enter를 누르면 바뀐 주문을 저장합니다.", en: "Press Enter to save the change.")
        : Phrase(ko: "Enter를 누르면 주문합니다.", en: "Press Enter to place the order."),
      button: isChange ? FormText.save : order)
  }

  /// What is missing after the top-up was left, and which key comes back to it.
  static func stillMissing(_ missing: Won, isChange: Bool) -> Phrase {
    isChange
      ? Phrase.composed(
        ko: "잔액이 \(missing) 부족합니다. Ctrl-S를 누르면 충전하고 저장합니다.",
        en: "Your balance is \(missing) short. Press Ctrl-S to top up and save.")
      : Phrase.composed(
        ko: "잔액이 \(missing) 부족합니다. Ctrl-S를 누르면 충전하고 주문합니다.",
        en: "Your balance is \(missing) short. Press Ctrl-S to top up and order.")
  }

  /// The card has paid what the bank did not tell in time.
  static func charged(isChange: Bool) -> Phrase {
    isChange
      ? Phrase(
        ko: "카드가 결제되었습니다. Ctrl-S를 누르면 바뀐 주문을 저장합니다.",
        en: "The card was charged. Press Ctrl-S to save the change.")
      : Phrase(
        ko: "카드가 결제되었습니다. Ctrl-S를 누르면 주문합니다.",
        en: "The card was charged. Press Ctrl-S to place the order.")
  }

  static func tooLittle(_ missing: Won, isChange: Bool) -> Phrase {
    let most = TopUpRequest.amounts.upperBound
    guard missing <= most else { return tooMuch(missing, atOnce: most, isChange: isChange) }
    guard !isChange else {
      return Phrase.composed(
        ko: "\(missing)이 부족합니다. 충전하면 바뀐 주문을 저장합니다.",
        en: "\(missing) short. The change is saved as soon as you top up.")
    }
    return Phrase.composed(
      ko: "\(missing)이 부족합니다. 충전하면 바로 주문합니다.",
      en: "\(missing) short. The order is placed as soon as you top up.")
  }

  /// Why one top-up is not enough.
  private static func tooMuch(_ missing: Won, atOnce most: Won, isChange: Bool) -> Phrase {
    let missing = Phrase.composed(
      ko: "\(missing)이 부족합니다. 한 번에 \(most)까지 충전할 수 있습니다.",
      en: "\(missing) short. One top-up is \(most) at most.")
    let next =
      isChange
      ? Phrase(
        ko: "모두 충전하면 바뀐 주문을 저장합니다.", en: "The change is saved once you have topped up all.")
      : Phrase(ko: "모두 충전하면 바로 주문합니다.", en: "The order is placed once you have topped up all.")
    return [missing, next].joined
  }
}
