import LedgerDomain

/// The marked rows, listed or not, and their bars.
struct MarkedRows: Equatable {
  private var bars: [LedgerRow.ID: MonthTotals.Bar] = [:] {
    didSet { markedBars = Set(bars.values) }
  }
  private var markedBars: Set<MonthTotals.Bar> = []

  var isEmpty: Bool { bars.isEmpty }

  var count: Int { bars.count }

  /// In the order in which the rows were added.
  var ids: [LedgerRow.ID] { bars.keys.sorted() }

  /// The months of the rows.
  var months: Set<LedgerMonth> { Set(markedBars.map(\.month)) }

  func contains(_ id: LedgerRow.ID) -> Bool { bars[id] != nil }

  /// Whether any row of a bar is marked.
  func contains(_ bar: MonthTotals.Bar) -> Bool { markedBars.contains(bar) }

  /// Marks these rows, or unmarks them if all are marked.
  mutating func toggle(_ rows: [LedgerRow]) {
    let unmarked = rows.filter { !contains($0.id) }
    var bars = bars
    for row in rows { bars[row.id] = unmarked.isEmpty ? nil : .init(of: row) }
    self.bars = bars
  }

  /// Unmarks rows that are gone; `rows` are all of `months`, as they are now.
  mutating func follow(_ rows: [LedgerRow]) {
    bars = rows.reduce(into: [:]) { bars, row in
      if contains(row.id) { bars[row.id] = MonthTotals.Bar(of: row) }
    }
  }

  mutating func clear() { self = MarkedRows() }
}
