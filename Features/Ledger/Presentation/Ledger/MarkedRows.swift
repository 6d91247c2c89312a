import Editing
import LedgerDomain

/// The rows that are marked, whatever is shown, and behind which bars they stand.
struct MarkedRows: Equatable {
  private(set) var selection = Selection<LedgerRow.ID>()
  private var bars: [LedgerRow.ID: MonthTotals.Bar] = [:]
  private var counts: [MonthTotals.Bar: Int] = [:]

  var isEmpty: Bool { selection.isEmpty }

  var count: Int { selection.count }

  /// In the order in which the rows came.
  var ids: [LedgerRow.ID] { bars.keys.sorted() }

  /// The months of the rows.
  var months: Set<LedgerMonth> { Set(counts.keys.map(\.month)) }

  func contains(_ id: LedgerRow.ID) -> Bool { selection.contains(id) }

  /// Whether any row behind a bar is marked.
  func contains(_ bar: MonthTotals.Bar) -> Bool { counts[bar] != nil }

  /// Marks these rows, or unmarks them where all of them are marked.
  mutating func toggle(_ rows: [LedgerRow]) {
    let unmarked = rows.filter { !contains($0.id) }
    for row in unmarked.isEmpty ? rows : unmarked {
      selection.toggle(row.id)
      bars[row.id] = selection.contains(row.id) ? row.bar : nil
    }
    countBars()
  }

  /// Lets go of rows that are gone; `rows` are all of the marked months, as they are now.
  mutating func follow(_ rows: [LedgerRow]) {
    bars = rows.reduce(into: [:]) { bars, row in
      if contains(row.id) { bars[row.id] = row.bar }
    }
    selection.restrict(to: bars.keys)
    countBars()
  }

  mutating func clear() { self = MarkedRows() }

  private mutating func countBars() {
    counts = bars.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension LedgerRow {
  /// The bar behind which it stands.
  var bar: MonthTotals.Bar {
    MonthTotals.Bar(month: LedgerMonth(of: day), category: category)
  }
}
