import Editing
import MartDomain
import Phrases
import RIBs
import Search
import TerminalUI
import WalletDomain

/// The goods on the screen, those that fit the search and the group, and the selected one.
struct GoodListing: Equatable {
  private let all: [Good]
  /// Of the names in both languages.
  private let keys: [SearchKey]
  private(set) var shown: [Good]
  private(set) var search = SearchInput()
  /// Sorted by a column the goods have no headings.
  private(set) var sort = GoodColumn.initial
  /// How many are left of each good, by which the goods can be sorted.
  private var stock: [Good.ID: Int] = [:]
  /// How many of each good are in the cart, by which they can be sorted too.
  private var quantities: [Good.ID: Int] = [:]
  /// Nil for all groups.
  private(set) var group: GoodGroup?
  /// The index of the selected good; 0 in an empty list.
  private(set) var selection = 0
  /// The good that the user has selected; selected again when it is shown again.
  private(set) var wanted: Good.ID?

  init(_ catalogue: Catalogue) {
    all = catalogue.goods
    shown = all
    keys = all.map { good in
      SearchKey(Language.allCases.map { good.title.text($0) }.joined(separator: "\n"))
    }
  }

  /// How many goods the group has.
  var total: Int { group.map { group in all.count { $0.group == group } } ?? all.count }

  var selected: Good? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// The groups of the shown goods, each with its number of goods.
  var sections: [(group: GoodGroup, count: Int)] {
    GoodGroup.allCases.compactMap { group in
      let count = shown.count { $0.group == group }
      return count > 0 ? (group, count) : nil
    }
  }

  /// The selected good stays selected.
  mutating func take(_ event: SortEvent<GoodColumn>) {
    if wanted == nil { wanted = selected?.id }
    sort.take(event)
    answer()
  }

  mutating func take(stock: [Good.ID: Int]) {
    guard stock != self.stock else { return }
    self.stock = stock
    if sort.column == .stock { answer() }
  }

  mutating func take(quantities: [Good.ID: Int]) {
    guard quantities != self.quantities else { return }
    self.quantities = quantities
    if sort.column == .inCart { answer() }
  }

  mutating func take(_ event: SearchInput.Event) {
    search.take(event)
    answer()
  }

  /// Shows the next group alone; after the last one all groups.
  mutating func showNextGroup() {
    let groups = GoodGroup.allCases
    let next = group.flatMap { groups.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    show(groups.indices.contains(next) ? groups[next] : nil)
  }

  mutating func show(_ group: GoodGroup?) {
    self.group = group
    answer()
  }

  mutating func select(row: Int) {
    selection = row
    wanted = selected?.id
  }

  /// Selects the wanted good, or else the first one.
  private mutating func answer() {
    let search = HangulSearch(search.text)
    let found = zip(all, keys).filter { good, key in
      (group == nil || good.group == group) && search.matches(key)
    }.map(\.0)
    shown = sort.sorted(found) { good, column in
      switch column {
      case .name: sort.key(good.name)
      case .stock: SortKey(stock[good.id] ?? good.stock)
      case .price: SortKey(good.price.amount)
      case .unitPrice: good.unitPrice.map { SortKey($0.place) }
      case .inCart: SortKey(quantities[good.id] ?? 0)
      }
    }
    selection = shown.firstIndex { $0.id == wanted } ?? 0
  }
}

extension GoodListing {
  /// The search, the order, the group and the selected good.
  var memory: Memory {
    var memory = Memory()
    memory["search"] = search.text.isEmpty ? nil : search.text
    memory["sort"] = sort.memory
    memory["group"] = group?.rawValue
    memory["good"] = wanted
    return memory
  }

  mutating func recall(_ memory: Memory) {
    wanted = memory["good"]
    search = SearchInput(memory["search"] ?? "")
    sort = Sort(memory: memory["sort"])
    show(memory["group"].flatMap(GoodGroup.init))
  }
}

extension UnitPrice {
  /// Those of the same measure stand together, since others cannot be compared.
  fileprivate var place: Int64 { Int64(measure.rawValue) << 40 + amount.amount }
}
