import Phrases

/// The texts of the list of orders.
enum OrdersText {
  static let kind = Phrase(ko: "주문", en: "order")
  static let orders = Phrase(ko: "주문 내역", en: "Orders")
  static let all = Phrase(ko: "모든 주문", en: "All orders")
  static let found = Phrase(ko: "검색 결과", en: "Results")
  static let number = Phrase(ko: "번호", en: "No.")
  static let date = Phrase(ko: "주문일", en: "Date")
  static let goods = Phrase(ko: "상품", en: "Products")
  static let total = Phrase(ko: "금액", en: "Total")
  static let state = Phrase(ko: "상태", en: "Status")
  static let waiting = Phrase(ko: "불러오는 중", en: "loading")
  static let loading = Phrase(ko: "주문을 불러오는 중입니다.", en: "Loading orders…")
  static let empty = Phrase(
    ko: "아직 주문이 없습니다. Esc로 돌아가 상품을 담아 주세요.",
    en: "No orders yet. Press Esc to go back and add a product.")
}
