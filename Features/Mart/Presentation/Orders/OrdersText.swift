import Phrases

/// The texts of the list of orders.
enum OrdersText: TextTable {
  case kind, orders, all, found, number, date, goods, total, state
  case waiting, loading, empty

  var phrase: Phrase {
    switch self {
    case .kind: Phrase(ko: "주문", en: "order")
    case .orders: Phrase(ko: "주문 내역", en: "Orders")
    case .all: Phrase(ko: "모든 주문", en: "All orders")
    case .found: Phrase(ko: "검색 결과", en: "Results")
    case .number: Phrase(ko: "번호", en: "No.")
    case .date: Phrase(ko: "주문일", en: "Date")
    case .goods: Phrase(ko: "상품", en: "Products")
    case .total: Phrase(ko: "금액", en: "Total")
    case .state: Phrase(ko: "상태", en: "Status")
    case .waiting: Phrase(ko: "불러오는 중", en: "loading")
    case .loading: Phrase(ko: "주문을 불러오는 중입니다.", en: "Loading orders…")
    case .empty:
      Phrase(
        ko: "아직 주문이 없습니다. Esc로 돌아가 상품을 담아 주세요.",
        en: "No orders yet. Press Esc to go back and add a product.")
    }
  }
}
