import Editing
import LedgerDomain

/// The rows of the table: which are asked for, loaded, selected and marked.
@dynamicMemberLookup
struct LedgerListing: Equatable {
  var rows = WindowedRows<LedgerQuery, LedgerWindow>(LedgerQuery())
  var marks = MarkedRows()

  subscript<Value>(
    dynamicMember path: KeyPath<WindowedRows<LedgerQuery, LedgerWindow>, Value>
  ) -> Value { rows[keyPath: path] }

  /// The rows that a command changes: the marked ones, or else the selected one.
  var chosen: [LedgerRow.ID] { marks.isEmpty ? rows.selected.map { [$0.id] } ?? [] : marks.ids }

  /// How many of these rows are locked, and cannot be changed.
  var lockedCount: Int {
    marks.isEmpty ? (rows.selected?.isLocked == true ? 1 : 0) : marks.lockedCount
  }

  mutating func toggleMark() {
    if let selected = rows.selected { marks.toggle([selected]) }
  }
}
