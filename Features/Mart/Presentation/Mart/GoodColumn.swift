import Phrases
import Search

/// What goods can be sorted by.
enum GoodColumn: String, SortColumn {
  case name, stock, price

  var text: ShopText {
    switch self {
    case .name: .name
    case .stock: .stock
    case .price: .price
    }
  }
}
