import LedgerDomain

/// The marked rows, listed or not, and their bars.
struct MarkedRows: Equatable {
  private struct Mark: Equatable {
    let bar: MonthTotals.Bar
    let isLocked: Bool

    init(_ row: LedgerRow) {
      bar = MonthTotals.Bar(of: row)
      isLocked = row.isLocked
    }
  }

  private var marks: [LedgerRow.ID: Mark] = [:] {
    didSet { markedBars = Set(marks.values.map(\.bar)) }
  }
  private var markedBars: Set<MonthTotals.Bar> = []

  var isEmpty: Bool { marks.isEmpty }

  var count: Int { marks.count }

  /// How many of the rows are locked.
  var lockedCount: Int { marks.values.count(where: \.isLocked) }

  /// In the order in which the rows were added.
  var ids: [LedgerRow.ID] { marks.keys.sorted() }

  /// The months of the rows.
  var months: Set<LedgerMonth> { Set(markedBars.map(\.month)) }

  func contains(_ id: LedgerRow.ID) -> Bool { marks[id] != nil }

  /// Whether any row of a bar is marked.
  func contains(_ bar: MonthTotals.Bar) -> Bool { markedBars.contains(bar) }

  /// Marks these rows, or unmarks them if all are marked.
  mutating func toggle(_ rows: [LedgerRow]) {
    let unmarked = rows.filter { !contains($0.id) }
    var marks = marks
    for row in rows { marks[row.id] = unmarked.isEmpty ? nil : Mark(row) }
    self.marks = marks
  }

  /// Unmarks rows that are gone; `rows` are all of `months`, as they are now.
  mutating func follow(_ rows: [LedgerRow]) {
    marks = rows.reduce(into: [:]) { marks, row in
      if contains(row.id) { marks[row.id] = Mark(row) }
    }
  }

  mutating func clear() { self = MarkedRows() }
}
