import Editing
import LedgerDomain
import RIBs
import Search
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The parent of the page on which an account is reconciled.
protocol ReconcileListener: Listener {
  /// The user has left before there was a statement.
  func reconcileDidClose()
}

/// The page on which the entries of an account are held against a statement.
enum Reconcile: Riblet {
  /// The rows around the visible ones, as a table shows them; of nothing until there is a statement.
  @dynamicMemberLookup
  struct Rows: SelectableRows, Equatable {
    private(set) var windowed = WindowedRows<ReconcileQuery?, ReconcileWindow>(nil)

    subscript<Value>(
      dynamicMember path: KeyPath<WindowedRows<ReconcileQuery?, ReconcileWindow>, Value>
    ) -> Value { windowed[keyPath: path] }

    var count: Int { windowed.count }
    var selection: Int { windowed.selection }
    var sort: Sort<LedgerColumn> { windowed.query?.sort ?? LedgerColumn.initial }
    var search: SearchInput { SearchInput() }

    func row(at position: Int) -> LedgerRow? { windowed.window.row(at: position) }
    func isMarked(_ id: LedgerRow.ID) -> Bool { false }

    mutating func ask(_ query: ReconcileQuery) { windowed.query = query }

    mutating func take(_ window: ReconcileWindow, for query: ReconcileQuery) {
      windowed.take(window, for: query)
    }

    /// Does what the user wants; another order is asked for, from its first row.
    mutating func apply(_ event: Event) {
      switch event {
      case .select(let id):
        let index = windowed.window.rows.firstIndex { $0.id == id }
        if let index { windowed.select(windowed.window.start + index) }
      case .selectUnread(let position): windowed.select(position)
      case .sort(let event):
        windowed.query?.sort.take(event)
        windowed.leaveSelection()
      case .mark, .search: break
      }
    }
  }

  struct Model: Equatable {
    /// Dates of its year are shown without the year.
    var today: Day
    var rows = Rows()
    var accounts = LedgerAccounts.builtIn
    var categories = LedgerCategories.builtIn
    var history = HistoryState()
    /// Why the rows could not be read last; those that were read before stay.
    var failure: LedgerError?
    /// The long change that is under way.
    var work: LedgerWork?

    init(today: Day) { self.today = today }

    var window: ReconcileWindow { rows.window }

    /// Whether there are rows to show, or it is known that there are none.
    var isRead: Bool { rows.answered != nil }

    /// Whether `window` is the answer to what is asked.
    var isAnswered: Bool { isRead && rows.answered == rows.query }

    /// What may be the opening balance, which has not been set.
    var missingOpening: Won? {
      let isWallet = rows.query?.account == .superPay
      return isAnswered && window.lacksOpening && !isWallet ? window.difference : nil
    }

    var canLock: Bool { isAnswered && window.canLock }
  }

  enum Action {
    case list(Rows.Event)
    case visibleRows(Range<Int>)
    /// Clears the selected row, or opens it again.
    case mark
    /// Clears all open rows up to the statement's day.
    case clearAll
    /// Shows locked rows too, or no longer.
    case showLocked
    case editStatement
    /// Takes the difference for the opening balance.
    case setOpening
    case lock
    case undo
    case redo
    case cancel
    case retry
  }
}

extension Segment {
  static var reconcile: Segment { "reconcile" }
}
