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

extension Sort<CartColumn> {
  /// The lines in this order.
  func sorted(_ lines: [CartLine]) -> [CartLine] {
    sorted(lines) { line, column in
      switch column {
      case .name: key(line.good.name)
      case .quantity: SortKey(line.quantity)
      case .amount: SortKey(line.amount.amount)
      }
    }
  }
}
