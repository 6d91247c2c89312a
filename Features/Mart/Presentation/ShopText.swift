import MartDomain
import Phrases

/// The texts of the goods and the cart.
enum ShopText {
  static let good = Phrase(ko: "상품", en: "product")
  static let goods = Phrase(ko: "상품", en: "Products")
  static let name = Phrase(ko: "이름", en: "Name")
  static let stock = Phrase(ko: "재고", en: "Stock")
  static let price = Phrase(ko: "가격", en: "Price")
  static let inCart = Phrase(ko: "담은 수", en: "In cart")
  static let soldOut = Phrase(ko: "품절", en: "sold out")
  static let cart = Phrase(ko: "장바구니", en: "Cart")
  static let quantity = Phrase(ko: "수량", en: "Qty")
  static let amount = Phrase(ko: "금액", en: "Amount")
  static let total = Phrase(ko: "합계", en: "Total")
  static let more = Phrase(ko: "하나 추가", en: "add one")
  static let less = Phrase(ko: "하나 빼기", en: "remove one")
  static let remove = Phrase(ko: "빼기", en: "remove")
  static let removeAll = Phrase(ko: "모두 비우기", en: "remove all")
  static let openCart = Phrase(ko: "장바구니", en: "cart")
  static let order = Phrase(ko: "주문하기", en: "order")
  static let orders = Phrase(ko: "주문 내역", en: "orders")
  static let group = Phrase(ko: "다음 분류", en: "next group")
  static let unit = Phrase(ko: "규격", en: "Size")
  static let unitPrice = Phrase(ko: "단위 가격", en: "Unit price")
  static let balance = Phrase(ko: "슈퍼페이 잔액", en: "SuperPay balance")
  static let balanceAfter = Phrase(ko: "결제 후 잔액", en: "Balance after payment")
  static let missing = Phrase(ko: "충전할 금액", en: "Top-up amount")
  static let recentOrders = Phrase(ko: "최근 주문", en: "Recent orders")
  static let seeAll = Phrase(ko: "모두 보기", en: "Show all")
  static let inWon = Phrase(ko: "단위 원", en: "in won")
  static let noOrders = Phrase(ko: "아직 주문이 없습니다.", en: "No orders yet.")
  static let loading = Phrase(ko: "상품을 불러오는 중입니다.", en: "Loading products…")
  static let noProduct = Phrase(ko: "상품이 없습니다.", en: "There are no products here.")
  static let notInCart = Phrase(
    ko: "장바구니에 없는 상품입니다.", en: "This product isn’t in the cart.")
  static let emptyCart = Phrase(
    ko: "장바구니가 비어 있습니다. 상품에서 Enter를 눌러 담아 주세요.",
    en: "The cart is empty. Press Enter on a product to add it.")
  static let emptyCartHere = Phrase(
    ko: "장바구니가 비어 있습니다. Esc로 돌아가 상품에서 Enter를 눌러 담아 주세요.",
    en: "The cart is empty. Press Esc to go back, then Enter on a product to add it.")

  static func pieces(_ count: Int) -> Phrase { Phrase(ko: "\(count)개", en: "\(count)") }

  /// How many are left of a good of which there are few.
  static func left(_ count: Int) -> Phrase {
    count == 0 ? soldOut : Phrase(ko: "\(count)개 남음", en: "\(count) left")
  }
}
