import MartDomain
import Phrases

/// The texts of the shop.
enum MartText {
  static let mart = Phrase(ko: "슈퍼마트", en: "SuperMart")
  static let noOrders = Phrase(ko: "주문 없음", en: "No orders")

  /// The line of the tile, which begins with how many products are in the cart, or else orders under way.
  static func line(_ state: MartState) -> Phrase {
    guard state.cart.isEmpty else {
      return Phrase(ko: "\(state.cart.count)개 담음", en: "\(state.cart.count) in the cart")
    }
    switch state.openOrders {
    case nil: return Phrase("")
    case 0: return noOrders
    case 1: return Phrase(ko: "1건 주문함", en: "1 order")
    case let count?: return Phrase(ko: "\(count)건 주문함", en: "\(count) orders")
    }
  }
}
