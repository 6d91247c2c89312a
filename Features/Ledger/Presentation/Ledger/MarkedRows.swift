import LedgerDomain
import WalletDomain

/// The marked rows, listed or not, and their bars; commands and sums are of those that are listed.
struct MarkedRows: Equatable {
  /// A row of bars at one column of the chart of a month, or of the months.
  private struct Bar: Hashable {
    /// Nil for the bar of a whole month.
    let column: LedgerChart.Column?
    let month: LedgerMonth
    let category: LedgerCategory
  }

  private struct Mark: Equatable {
    let part: LedgerParts.Part
    let amount: Won
    let isLocked: Bool
    let isOfWallet: Bool

    init(_ row: LedgerRow) {
      part = LedgerParts.Part(of: row)
      (amount, isLocked) = (row.amount, row.isLocked)
      isOfWallet = row.origin == .wallet
    }

    var month: LedgerMonth { LedgerMonth(of: part.day) }

    /// The bars in which the row is counted.
    var bars: [Bar] {
      [nil, .day(part.day), .payee(part.payee)].map {
        Bar(column: $0, month: month, category: part.category)
      }
    }
  }

  private var marks: [LedgerRow.ID: Mark] = [:] {
    didSet { markedBars = Set(marks.values.flatMap(\.bars)) }
  }
  private var markedBars: Set<Bar> = []
  /// The marked rows that the query of the table does not find.
  private var hidden: Set<LedgerRow.ID> = []

  /// Whether no row is marked, listed or not.
  var isEmpty: Bool { marks.isEmpty }

  /// Whether a marked row is listed.
  var areListed: Bool { count > 0 }

  var count: Int { marks.count - hidden.count }

  var hiddenCount: Int { hidden.count }

  private var listed: [Mark] { marks.filter { !hidden.contains($0.key) }.map(\.value) }

  /// What the rows come to.
  var sum: Won { listed.reduce(.zero) { $0 + $1.amount } }

  /// What the rows come to each, towards zero; nil without rows.
  var average: Won? { areListed ? Won(sum.amount / Int64(count)) : nil }

  /// Whether they may be what was paid once, and what came in for it.
  var mayBeLinked: Bool {
    count > 1 && sum <= .zero && listed.count { $0.amount < .zero } == 1
  }

  /// How many of the rows are locked.
  var lockedCount: Int { listed.count(where: \.isLocked) }

  /// Whether any of them is the wallet's own.
  var hasOfWallet: Bool { listed.contains(where: \.isOfWallet) }

  /// In the order in which the rows were added.
  var ids: [LedgerRow.ID] { allIDs.filter { !hidden.contains($0) } }

  /// Those of the rows that are not listed, too.
  var allIDs: [LedgerRow.ID] { marks.keys.sorted() }

  func contains(_ id: LedgerRow.ID) -> Bool { marks[id] != nil }

  /// Whether any row of a bar is marked.
  func contains(_ bar: MonthTotals.Bar) -> Bool {
    markedBars.contains(Bar(column: nil, month: bar.month, category: bar.category))
  }

  /// Whether any row of a category in a bar of the chart is marked; `month` is the chart's only one.
  func contains(
    _ category: LedgerCategory, in column: LedgerChart.Column, of month: LedgerMonth?
  ) -> Bool {
    if case .month(let month) = column {
      return contains(MonthTotals.Bar(month: month, category: category))
    }
    return month.map {
      markedBars.contains(Bar(column: column, month: $0, category: category))
    } ?? false
  }

  /// Marks these rows, or unmarks them if all are marked.
  mutating func toggle(_ rows: [LedgerRow]) {
    let unmarked = rows.filter { !contains($0.id) }
    var marks = marks
    for row in rows { marks[row.id] = unmarked.isEmpty ? nil : Mark(row) }
    self.marks = marks
    // Rows that are marked are listed, unless `show` says otherwise.
    hidden.subtract(rows.map(\.id))
  }

  /// Takes which of `ids` the table lists.
  mutating func show(_ listed: Set<LedgerRow.ID>, of ids: [LedgerRow.ID]) {
    hidden.formUnion(ids)
    hidden.subtract(listed)
    hidden.formIntersection(marks.keys)
  }

  /// Unmarks rows that are gone; `rows` are the others of `ids`, as they are now, and marks that came since stay.
  mutating func follow(_ rows: [LedgerRow], of ids: [LedgerRow.ID]) {
    var marks = marks
    for id in ids { marks[id] = nil }
    for row in rows where contains(row.id) { marks[row.id] = Mark(row) }
    self.marks = marks
    hidden.formIntersection(marks.keys)
  }

  mutating func clear() { self = MarkedRows() }
}
