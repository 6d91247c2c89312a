import Phrases
import Search

/// What goods can be sorted by.
enum GoodColumn: String, SortColumn {
  case name, stock, price, unitPrice, inCart

  /// The goods of which most are in the cart come first.
  var startsDescending: Bool { self == .inCart }

  var text: ShopText {
    switch self {
    case .name: .name
    case .unitPrice: .unitPrice
    case .stock: .stock
    case .price: .price
    case .inCart: .inCart
    }
  }
}
