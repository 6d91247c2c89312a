import Editing
import MartDomain
import Search
import WalletDomain

/// What the lines of the cart can be sorted by; by themselves they are in the order in which they were
/// added.
enum CartColumn: String, SortColumn {
  case name, quantity, amount

  var text: ShopText {
    switch self {
    case .name: .name
    case .quantity: .quantity
    case .amount: .amount
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
