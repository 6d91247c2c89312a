import Editing
import MartDomain
import Phrases
import RIBs
import Search
import WalletDomain

/// The goods of all groups or of one, and the selected one.
struct GoodListing: Equatable {
  /// A good, how many are left of it, and how many are in the cart.
  struct Row: ListRow {
    let good: Good
    var left: Int
    var quantity = 0

    var id: Good.ID { good.id }

    /// The names in both languages.
    var searchedText: String {
      Language.allCases.map { good.title.text($0) }.joined(separator: "\n")
    }

    func sortKey(_ column: GoodColumn, _ sort: Sort<GoodColumn>) -> SortKey? {
      switch column {
      case .name: sort.key(good.name)
      case .stock: SortKey(left)
      case .price: SortKey(good.price.amount)
      case .unitPrice: good.unitPrice.map { SortKey($0.place) }
      case .inCart: SortKey(quantity)
      }
    }
  }

  var list: Listing<Row>
  /// Nil for all groups.
  private(set) var group: GoodGroup?

  init(_ catalogue: Catalogue) {
    list = Listing(catalogue.goods.map { Row(good: $0, left: $0.stock) })
  }

  var selected: Good? { list.selected?.good }

  /// How many goods the group has.
  var total: Int { list.all.count(where: isInGroup) }

  /// The groups of the shown goods, each with its number of goods.
  var sections: [(group: GoodGroup, count: Int)] {
    GoodGroup.allCases.compactMap { group in
      let count = list.rows.count { $0.good.group == group }
      return count > 0 ? (group, count) : nil
    }
  }

  /// Takes how many are left of the goods, and how many are in the cart.
  mutating func receive(stock: [Good.ID: Int], quantities: [Good.ID: Int]) {
    let rows = list.all.map { row in
      Row(
        good: row.good, left: stock[row.id] ?? row.good.stock, quantity: quantities[row.id] ?? 0)
    }
    if rows != list.all { list.show(rows, where: isInGroup) }
  }

  /// Shows the next group alone; after the last one all groups.
  mutating func showNextGroup() {
    let groups = GoodGroup.allCases
    let next = group.flatMap { groups.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    show(groups.indices.contains(next) ? groups[next] : nil)
  }

  mutating func show(_ group: GoodGroup?) {
    self.group = group
    list.filter(where: isInGroup)
  }

  private func isInGroup(_ row: Row) -> Bool { group == nil || row.good.group == group }
}

extension GoodListing {
  /// The search, the order, the group and the selected good.
  var restorationState: RestorationState {
    var restoration = list.restorationState
    restoration["group"] = group?.rawValue
    return restoration
  }

  mutating func restore(_ restoration: RestorationState) {
    list.restore(restoration)
    show(restoration["group"].flatMap(GoodGroup.init))
  }
}

extension UnitPrice {
  /// Those of the same measure stand together, since others cannot be compared.
  fileprivate var place: Int64 { Int64(measure.rawValue) << 40 + amount.amount }
}

/// What goods can be sorted by.
enum GoodColumn: String, SortColumn {
  case name, stock, price, unitPrice, inCart

  /// The goods of which most are in the cart come first.
  var startsDescending: Bool { self == .inCart }

  var text: Phrase {
    switch self {
    case .name: ShopText.name
    case .unitPrice: ShopText.unitPrice
    case .stock: ShopText.stock
    case .price: ShopText.price
    case .inCart: ShopText.inCart
    }
  }
}
