import MartDomain
import Phrases

/// The texts of the goods and the cart.
enum ShopText: TextTable {
  case good, goods, name, stock, price, inCart, soldOut, cart, quantity, amount, total
  case add, more, less, remove, removeAll, openCart, order, orders, group
  case unit, unitPrice, balance, balanceAfter, missing, recentOrders, seeAll, inWon, noOrders
  case loading, emptyCart, emptyCartHere

  var phrase: Phrase {
    switch self {
    case .good: Phrase(ko: "상품", en: "product")
    case .goods: Phrase(ko: "상품", en: "Products")
    case .name: Phrase(ko: "이름", en: "Name")
    case .stock: Phrase(ko: "재고", en: "Stock")
    case .price: Phrase(ko: "가격", en: "Price")
    case .inCart: Phrase(ko: "담은 수", en: "In cart")
    case .soldOut: Phrase(ko: "품절", en: "sold out")
    case .cart: Phrase(ko: "장바구니", en: "Cart")
    case .quantity: Phrase(ko: "수량", en: "Qty")
    case .amount: Phrase(ko: "금액", en: "Amount")
    case .total: Phrase(ko: "합계", en: "Total")
    case .add: Phrase(ko: "담기", en: "add")
    case .more: Phrase(ko: "하나 추가", en: "add one")
    case .less: Phrase(ko: "하나 빼기", en: "remove one")
    case .remove: Phrase(ko: "빼기", en: "remove")
    case .removeAll: Phrase(ko: "모두 비우기", en: "remove all")
    case .openCart: Phrase(ko: "장바구니", en: "cart")
    case .order: Phrase(ko: "주문하기", en: "order")
    case .orders: Phrase(ko: "주문 내역", en: "orders")
    case .group: Phrase(ko: "다음 분류", en: "next group")
    case .unit: Phrase(ko: "규격", en: "Size")
    case .unitPrice: Phrase(ko: "단위 가격", en: "Unit price")
    case .balance: Phrase(ko: "슈퍼페이 잔액", en: "SuperPay balance")
    case .balanceAfter: Phrase(ko: "결제 후 잔액", en: "Balance after payment")
    case .missing: Phrase(ko: "충전할 금액", en: "Top-up amount")
    case .recentOrders: Phrase(ko: "최근 주문", en: "Recent orders")
    case .seeAll: Phrase(ko: "모두 보기", en: "Show all")
    case .inWon: Phrase(ko: "단위 원", en: "in won")
    case .noOrders: Phrase(ko: "아직 주문이 없습니다.", en: "No orders yet.")
    case .loading: Phrase(ko: "상품을 불러오는 중입니다.", en: "Loading products…")
    case .emptyCart:
      Phrase(
        ko: "장바구니가 비어 있습니다. 상품에서 Enter를 눌러 담아 주세요.",
        en: "The cart is empty. Press Enter on a product to add it.")
    case .emptyCartHere:
      Phrase(
        ko: "장바구니가 비어 있습니다. Esc로 돌아가 상품에서 Enter를 눌러 담아 주세요.",
        en: "The cart is empty. Press Esc to go back, then Enter on a product to add it.")
    }
  }

  static func pieces(_ count: Int) -> Phrase { Phrase(ko: "\(count)개", en: "\(count)") }

  /// How many are left of a good of which there are few.
  static func left(_ count: Int) -> Phrase {
    count == 0 ? soldOut.phrase : Phrase(ko: "\(count)개 남음", en: "\(count) left")
  }
}
