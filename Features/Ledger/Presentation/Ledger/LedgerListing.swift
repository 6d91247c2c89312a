import Editing
import LedgerDomain
import Search

/// The rows of the table: which are asked for, loaded, selected and marked.
@dynamicMemberLookup
struct LedgerListing: SelectableRows, Equatable {
  var rows = WindowedRows<LedgerQuery, LedgerWindow>(LedgerQuery())
  var marks = MarkedRows()

  subscript<Value>(
    dynamicMember path: KeyPath<WindowedRows<LedgerQuery, LedgerWindow>, Value>
  ) -> Value { rows[keyPath: path] }

  var count: Int { rows.count }
  var selection: Int { rows.selection }
  var sort: Sort<LedgerColumn> { rows.sort }
  var search: SearchInput { rows.search }
  func row(at position: Int) -> LedgerRow? { rows.row(at: position) }
  func isMarked(_ id: LedgerRow.ID) -> Bool { marks.contains(id) }

  /// Whether a command is for the selected row alone, marked or not.
  var isOfSelected: Bool { chosen == selected.map { [$0.id] } }

  /// The rows that a command changes: the marked ones that are listed, or else the selected one.
  var chosen: [LedgerRow.ID] { marks.areListed ? marks.ids : selected.map { [$0.id] } ?? [] }

  /// How many of these rows are locked, and keep their day, amount and account.
  var lockedCount: Int {
    marks.areListed ? marks.lockedCount : (selected?.isLocked == true ? 1 : 0)
  }

  /// Whether any of these rows is the wallet's own, which stays as it is when it is unlocked, too.
  var hasOfWallet: Bool {
    marks.areListed ? marks.hasOfWallet : selected?.origin == .wallet
  }

  mutating func apply(_ event: Event) {
    rows.apply(event)
    switch event {
    case .mark(let id):
      rows.apply(.select(id))
      if let selected, selected.id == id { marks.toggle([selected]) }
    default: break
    }
  }
}
