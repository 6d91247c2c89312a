import LedgerDomain

/// The rows as the table shows them: what is asked for, which are there, selected and marked.
struct LedgerListing: Equatable {
  /// What is asked for; the rows of the one before are shown until it is answered.
  var query = LedgerQuery()
  private(set) var window = LedgerWindow(summary: .nothing, start: 0, rows: [])
  /// What `window` answers.
  private(set) var answered: LedgerQuery?
  /// The index of the selected row; 0 in an empty table.
  private(set) var selection = 0
  /// Whom the user selected: selected again when they are among the rows again.
  private(set) var wanted: LedgerRow.ID?
  var marks = MarkedRows()

  /// How many rows more than those in sight are read.
  private static let margin = 100

  var count: Int { window.summary.count }

  /// Nil while it is not loaded.
  var selected: LedgerRow? { window.row(at: selection) }

  /// Whether Esc has something to clear.
  var isNarrowed: Bool { !query.isEverything }

  /// Those whom a command is about: the marked ones, else the selected one.
  var chosen: [LedgerRow.ID] { marks.isEmpty ? selected.map { [$0.id] } ?? [] : marks.ids }

  /// The rows to be read where these are in sight.
  func range(around sight: Range<Int>) -> Range<Int> {
    guard answered == nil || answered == query else { return 0..<2 * Self.margin }
    let first = min(sight.isEmpty ? selection : sight.lowerBound, selection)
    let last = max(sight.upperBound, selection + 1)
    return max(first - Self.margin, 0)..<last + Self.margin
  }

  /// Whether these rows are there, as far as there are such.
  func covers(_ sight: Range<Int>) -> Bool {
    let sight = sight.clamped(to: 0..<count)
    return answered == query
      && (sight.isEmpty
        || window.start <= sight.lowerBound
          && sight.upperBound <= window.start + window.rows.count)
  }

  mutating func take(_ window: LedgerWindow, for query: LedgerQuery) {
    let isAnother = answered != nil && answered != query
    let isNews = isAnother || answered == nil || window.revision != self.window.revision
    self.window = window
    answered = query
    let index = window.rows.firstIndex { $0.id == wanted }
    if isNews, let index {
      selection = window.start + index
    } else if isAnother {
      selection = 0
    }
    selection = max(min(selection, count - 1), 0)
    if wanted == nil || isNews && index == nil { wanted = selected?.id }
  }

  /// The user selected a row.
  mutating func select(row: Int) {
    selection = row
    wanted = selected?.id
  }

  /// The user was at a row before.
  mutating func comeBack(to row: Int, id: LedgerRow.ID?) {
    selection = max(row, 0)
    wanted = id
    answered = nil
  }

  /// Selects a row that was added, if it is among the rows, and as soon as it is.
  mutating func want(_ id: LedgerRow.ID) {
    wanted = id
    if let index = window.rows.firstIndex(where: { $0.id == id }) {
      selection = window.start + index
    }
  }

  mutating func toggleMark() {
    if let selected { marks.toggle([selected]) }
  }

  /// Shows all rows again, in the same order.
  mutating func widen() { query = LedgerQuery(order: query.order) }
}
