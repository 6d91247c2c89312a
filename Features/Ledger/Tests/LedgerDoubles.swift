import Editing
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Phrases
import RIBs
import RIBsTesting
import StatementsInterface
import StatementsRaft
import Store
import TerminalRIBs
import Time

@testable import LedgerPresentation

extension PresenterSpy<Ledger> {
  /// The texts of the rows, the selected one in brackets, the marked ones with a plus.
  var rows: [String] {
    let listing = model.listing
    return listing.window.rows.enumerated().map { index, row in
      let text = (listing.marks.contains(row.id) ? "+" : "") + row.text
      return listing.window.start + index == listing.selection ? "[\(text)]" : text
    }
  }

  /// Selects the row at a position, as the table does.
  func select(row position: Int) {
    let row = model.listing.row(at: position)
    send(.list(row.map { .select($0.id) } ?? .selectUnread(at: position)))
  }

  /// Marks the selected row.
  func mark() {
    if let row = model.listing.selected { send(.list(.mark(row.id))) }
  }
}

/// Records what it was asked to show.
final class LedgerRouterSpy: LedgerRouting {
  private(set) var sheets: [Ledger.Sheet] = []
  private(set) var reconciled: [LedgerAccount.ID] = []
  /// The months whose budgets it was asked to show.
  private(set) var budgets: [LedgerMonth?] = []

  /// How many times it was asked to show the links.
  private(set) var linkCount = 0

  var isCovered: Bool { false }

  func attach(_ sheet: Ledger.Sheet) { sheets.append(sheet) }

  func detachSheet() {}

  func attachReconcile(_ account: LedgerAccount.ID, isChosen: Bool) { reconciled.append(account) }

  func detachReconcile() {}

  func attachEntry() {}

  func leaveEntry() -> Bool { false }

  func attachBudgets(of month: LedgerMonth?) { budgets.append(month) }

  func attachLinks() { linkCount += 1 }
}

/// What the ledger depends on, with entries in memory; its use cases can be replaced.
@MainActor final class LedgerFixture {
  let clock: any WallClock
  var ledger: LedgerUseCases
  let importBuilder: any ImportBuildable
  let fixed: InMemoryLedger
  let exports: InMemoryExports
  private(set) var notices: [Phrase] = []
  /// The last notice of a change, whose offer may be gone since.
  private(set) var change: ChangeNotice?
  private(set) var openedOrders: [Int64] = []

  /// `statements` has the cells of each line, by path.
  init(
    _ rows: [LedgerRow] = ScreenEntries.rows, clock: any WallClock = ScreenEntries.clock,
    statements: [String: [[String]]] = ["/home/kim/bank.csv": ScreenEntries.statement]
  ) {
    let home = "/home/kim"
    self.clock = clock
    fixed = InMemoryLedger(rows)
    exports = InMemoryExports(existing: Array(statements.keys))
    ledger = fixed.useCases(exports: exports, homeFolder: home, folders: ScreenEntries.folders)
    importBuilder = StatementsParts.importBuilder(
      statements, homeFolder: home, folders: ScreenEntries.folders, ledger: ledger)
  }

  /// Its use cases are those of `ledger` at the time of a call.
  var builder: LedgerBuilder {
    var served = ledger
    served.list = { [self] query, range throws(LedgerError) in
      try await ledger.list(query, range)
    }
    served.sumMonths = { [self] query throws(LedgerError) in try await ledger.sumMonths(query) }
    served.context = { [self] row throws(LedgerError) in try await ledger.context(row) }
    served.proposals = { [self] days throws(LedgerError) in try await ledger.proposals(days) }
    served.imports = { [self] () throws(LedgerError) in try await ledger.imports() }
    served.reconcile = { [self] query, range throws(LedgerError) in
      try await ledger.reconcile(query, range)
    }
    served.perform = { [self] command throws(LedgerError) in try await ledger.perform(command) }
    served.export = { [self] what, progress throws(ExportError) in
      try await ledger.export(what, progress)
    }
    served.complete = { [self] path throws(PathError) in try await ledger.complete(path) }
    return LedgerBuilder(
      ledger: served, import: importBuilder, clock: clock, language: { .korean },
      notify: notify, notifyChange: notifyChange,
      openOrder: { [weak self] in self?.openedOrders.append($0) })
  }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  var notifyChange: NotifyChange {
    { [weak self] in
      self?.change = $0
      self?.notices.append($0.phrase)
    }
  }

  /// The last notice in Korean.
  var notice: String? { notices.last?.text(.korean) }

  /// All rows as they are kept, the newest first.
  func kept() async throws -> [LedgerRow] {
    let ids = try await fixed.find(LedgerQuery()).ids
    return try await fixed.rows(ids)
  }
}
