import MartDomain
import Phrases

/// The texts of the shop.
enum MartText: TextTable {
  case mart, noOrders, retry, shownBefore

  var phrase: Phrase {
    switch self {
    case .mart: Phrase(ko: "슈퍼마트", en: "SuperMart")
    case .noOrders: Phrase(ko: "주문 없음", en: "No orders")
    case .retry: Phrase(ko: "다시 시도", en: "try again")
    case .shownBefore:
      Phrase(ko: "이전에 불러온 내용입니다.", en: "This was loaded earlier.")
    }
  }

  /// The line of the tile.
  static func line(_ state: MartState) -> Phrase {
    guard state.cart.isEmpty else {
      return Phrase(ko: "장바구니 \(state.cart.count)개", en: "\(state.cart.count) in the cart")
    }
    switch state.openOrders {
    case nil: return Phrase("")
    case 0: return noOrders.phrase
    case 1: return Phrase(ko: "주문 1건", en: "1 order")
    case let count?: return Phrase(ko: "주문 \(count)건", en: "\(count) orders")
    }
  }
}
