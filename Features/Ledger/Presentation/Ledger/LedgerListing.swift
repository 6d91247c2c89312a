import LedgerDomain

/// The rows of the table: which are asked for, loaded, selected and marked.
struct LedgerListing: Equatable {
  /// The rows that are asked for; until the answer the table shows those of the query before.
  var query = LedgerQuery()
  private(set) var window = LedgerWindow.empty
  /// The query of `window`; nil before the first answer.
  private(set) var answered: LedgerQuery?
  /// The index of the selected row; 0 in an empty table.
  private(set) var selection = 0
  /// The row that the user has selected; it is selected again when it is listed again.
  private(set) var wanted: LedgerRow.ID?
  var marks = MarkedRows()

  /// How many rows before and after the visible ones are read.
  private static let margin = 100

  var count: Int { window.summary.count }

  /// The selected row; nil until it is loaded.
  var selected: LedgerRow? { window.row(at: selection) }

  /// The rows that a command changes: the marked ones, or else the selected one.
  var chosen: [LedgerRow.ID] { marks.isEmpty ? selected.map { [$0.id] } ?? [] : marks.ids }

  /// The rows to be read, around the visible ones.
  func range(around visible: Range<Int>) -> Range<Int> {
    guard answered == nil || answered == query else { return 0..<2 * Self.margin }
    let first = min(visible.isEmpty ? selection : visible.lowerBound, selection)
    let last = max(visible.upperBound, selection + 1)
    return max(first - Self.margin, 0)..<last + Self.margin
  }

  /// Whether these rows are loaded, as far as they exist.
  func covers(_ rows: Range<Int>) -> Bool {
    let rows = rows.clamped(to: 0..<count)
    return answered == query
      && (rows.isEmpty
        || window.start <= rows.lowerBound
          && rows.upperBound <= window.start + window.rows.count)
  }

  mutating func take(_ window: LedgerWindow, for query: LedgerQuery) {
    let isOther = answered != nil && answered != query
    let isNew = isOther || answered == nil || window.revision != self.window.revision
    self.window = window
    answered = query
    let index = window.rows.firstIndex { $0.id == wanted }
    if isNew, let index {
      selection = window.start + index
    } else if isOther {
      selection = 0
    }
    selection = max(min(selection, count - 1), 0)
    if wanted == nil || isNew && index == nil { wanted = selected?.id }
  }

  /// Selects a row for the user.
  mutating func select(row: Int) {
    selection = row
    wanted = selected?.id
  }

  /// Selects a row that was selected in an earlier run.
  mutating func comeBack(to row: Int, id: LedgerRow.ID?) {
    selection = max(row, 0)
    wanted = id
    answered = nil
  }

  /// Selects a row that was added, now or as soon as it is listed.
  mutating func want(_ id: LedgerRow.ID) {
    wanted = id
    if let index = window.rows.firstIndex(where: { $0.id == id }) {
      selection = window.start + index
    }
  }

  mutating func toggleMark() {
    if let selected { marks.toggle([selected]) }
  }
}
