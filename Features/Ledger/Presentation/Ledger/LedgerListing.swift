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

  mutating func toggleMark() {
    if let selected = rows.selected { marks.toggle([selected]) }
  }
}
