import Phrases
import Search

/// Ranks rows that are sorted by the names of their categories, or by their texts.
///
/// Each name is compared once, however many rows have it.
public struct NameOrder {
  private let sort: Sort<LedgerColumn>
  private let categories: LedgerCategories
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Nil for an order by day or by amount.
  public init?(_ query: LedgerQuery, _ categories: LedgerCategories) {
    guard query.order.isByName else { return nil }
    sort = query.sort
    self.categories = categories
  }

  /// Whether rows are sorted by their texts.
  public var isByText: Bool { sort.column == .text }

  /// The number of a row's name, which is its category or its text as `isByText` says.
  public mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The place of each number in the order; those of blank names are last in both directions.
  public func ranks() -> [Int] {
    let places = sort.sorted(Array(names.indices)) { number, _ in
      let name = names[number]
      return isByText
        ? sort.key(name) : sort.key(categories[LedgerCategory(rawValue: name)].phrase)
    }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, number) in places.enumerated() { ranks[number] = rank }
    return ranks
  }
}
