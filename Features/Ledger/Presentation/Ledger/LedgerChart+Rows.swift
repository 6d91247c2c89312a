import LedgerDomain
import TerminalUI

/// The rows of bars: the largest categories, and the rest in one row that can be unfolded.
extension LedgerChart {
  enum Row: Hashable {
    case category(LedgerCategory)
    /// All categories but the largest; unfolded, they follow as rows.
    case rest

    /// Nil for the rest.
    var category: LedgerCategory? {
      guard case .category(let category) = self else { return nil }
      return category
    }
  }

  /// So many categories have a row of their own, and one more if it would be the rest alone.
  private static let mostParts = 6

  /// The categories of the rest; empty if all have rows of their own.
  var rest: [LedgerCategory] { Self.rest(of: categories) }

  private static func rest(of categories: [LedgerCategory]) -> [LedgerCategory] {
    let rest = Array(categories.dropFirst(mostParts))
    return rest.count > 1 ? rest : []
  }

  var rows: [Row] {
    let categories = categories
    let rest = Self.rest(of: categories)
    let parts = categories.dropLast(rest.count).map(Row.category)
    guard !rest.isEmpty else { return parts }
    return parts + [.rest] + (isUnfolded ? rest.map(Row.category) : [])
  }

  /// The selected bars; the first row if none is selected, and the rest for a category that it hides.
  var place: BarChartState.Place {
    let rows = rows
    let hidden = row.flatMap { row in
      rest.contains { .category($0) == row } ? rows.firstIndex(of: .rest) : nil
    }
    return BarChartState.Place(
      row: row.flatMap { rows.firstIndex(of: $0) } ?? hidden ?? 0,
      column: column.flatMap { columns.firstIndex(of: $0) })
  }

  /// Whether the row of the rest is selected, which Enter unfolds and folds.
  var isAtRest: Bool {
    let (rows, place) = (rows, place)
    return rows.indices.contains(place.row) && rows[place.row] == .rest
  }

  /// The categories of the row at a place; empty without one.
  func categories(at place: BarChartState.Place) -> [LedgerCategory] {
    guard rows.indices.contains(place.row) else { return [] }
    return rows[place.row].category.map { [$0] } ?? rest
  }

  /// The rows of the table behind the selected bars, of those of a query, for each category that they have.
  func queries(of listed: LedgerQuery) -> [LedgerQuery] {
    let (place, columns) = (place, columns)
    return categories(at: place).map { category in
      var query = scope(of: listed) ?? listed
      query.category = category
      switch place.column.map({ columns[$0] }) {
      case .month(let month): query.month = month
      case .day(let day): query.period = LedgerPeriod(day)
      case .payee(let payee): query.payee = payee
      case nil:
        // All months of the chart, and no others.
        if only == nil, let first = months.first, let last = months.last {
          query.period = LedgerPeriod(first...last)
        }
      }
      return query
    }
  }
}
