import Editing
import MartDomain
import Phrases
import Search
import WalletDomain

/// What the lines of the cart can be sorted by; by themselves they are in the order in which they were
/// added.
enum CartColumn: String, SortColumn {
  case name, quantity, amount

  var text: Phrase {
    switch self {
    case .name: ShopText.name
    case .quantity: ShopText.quantity
    case .amount: ShopText.amount
    }
  }
}

extension CartLine: ListRow {
  var id: Good.ID { good.id }

  func sortKey(_ column: CartColumn, _ sort: Sort<CartColumn>) -> SortKey? {
    switch column {
    case .name: sort.key(good.name)
    case .quantity: SortKey(quantity)
    case .amount: SortKey(amount.amount)
    }
  }
}
