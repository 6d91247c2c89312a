public import Phrases
public import Storage
public import WalletDomain

/// What can go wrong at the shop; nothing has then been changed.
public enum MartError: PhrasedError, Hashable {
  /// There is less of some goods than was asked for.
  case soldOut([Shortage])
  /// The order has been sent or cancelled, so it cannot be changed.
  case tooLate(OrderState)
  /// The order has been changed since it was read.
  case changedElsewhere
  /// Something of the cart from which an order is placed was ordered or taken out elsewhere.
  case cartChangedElsewhere
  /// The cart has been changed since the command.
  case cartChanged
  /// The key belongs to another request or movement.
  case keyUsed
  /// There is no such order.
  case missing
  /// Some fields are invalid, or nothing is ordered.
  case invalid
  /// A card pays no more than this at once.
  case overCardLimit(Won)
  /// The card was charged, so the money is in the wallet, but the order was not placed or changed.
  indirect case chargedNotOrdered(MartError)
  /// The wallet cannot pay or receive: `.insufficient` with what is missing, or another reason.
  case wallet(WalletError)
  case storage(StorageError)

  /// How many of a good are left, of which more were asked for.
  public struct Shortage: Hashable, Sendable {
    public let title: Phrase
    public let left: Int

    public init(_ title: Phrase, left: Int) {
      self.title = title
      self.left = left
    }
  }

  public var phrase: Phrase {
    switch self {
    case .soldOut(let shortages): Self.phrase(of: shortages)
    case .tooLate(.cancelled):
      Phrase(ko: "이미 취소된 주문입니다.", en: "The order has already been cancelled.")
    case .tooLate:
      Phrase(
        ko: "이미 배송이 시작되어 바꾸거나 취소할 수 없습니다.",
        en: "The order has been dispatched, so it can’t be changed or cancelled.")
    case .changedElsewhere:
      Phrase(
        ko: "그사이 다른 곳에서 주문이 바뀌었습니다. 닫고 다시 열어 주세요.",
        en: "The order was changed elsewhere. Close it and open it again.")
    case .cartChangedElsewhere:
      Phrase(
        ko: "그사이 다른 곳에서 장바구니의 상품을 주문하거나 뺐습니다. 닫고 다시 열어 주세요.",
        en: "Products of this cart were ordered or removed elsewhere. Close this and open it again."
      )
    case .cartChanged:
      Phrase(
        ko: "그사이 장바구니가 바뀌어 되돌릴 수 없습니다.",
        en: "The cart has changed since, so this can’t be undone.")
    case .keyUsed:
      Phrase(
        ko: "이미 접수된 주문입니다. 주문 내역을 확인해 주세요.",
        en: "This order was already placed. See your orders.")
    case .missing:
      Phrase(
        ko: "주문을 찾을 수 없습니다. Esc로 돌아가 주세요.",
        en: "Order not found. Press Esc to go back.")
    case .invalid:
      Phrase(
        ko: "표시된 항목을 확인해 주세요.", en: "Check the marked fields.")
    case .overCardLimit(let limit):
      Phrase.composed(
        ko: "카드로는 한 번에 \(limit)까지 결제할 수 있습니다. 슈퍼페이로 결제해 주세요.",
        en: "Cards can pay up to \(limit) at once. Pay with SuperPay.")
    case .chargedNotOrdered(let error):
      Phrase(
        ko: "\(error.phrase.text(.korean)) 카드로 결제한 금액은 슈퍼페이 잔액에 있습니다.",
        en:
          "\(error.phrase.text(.english)) The amount charged to the card is in your SuperPay balance."
      )
    case .wallet(let error): error.phrase
    case .storage(let error): error.phrase
    }
  }

  private static func phrase(of shortages: [Shortage]) -> Phrase {
    func list(_ language: Language) -> String {
      shortages.map { "\($0.title.text(language)) (\($0.left))" }.joined(separator: ", ")
    }
    return Phrase(
      ko: "재고가 부족합니다. 남은 수량: \(list(.korean))",
      en: "Not enough in stock. Left: \(list(.english))")
  }
}
