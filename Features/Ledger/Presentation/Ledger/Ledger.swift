import Editing
public import LedgerDomain
public import LedgerInterface
public import Phrases
import RIBs
import Search
public import StatementsInterface
public import TerminalRIBs
import TerminalUI
public import Time
import WalletDomain

/// The ledger as a table of entries and a chart of spending, with one selection of marked rows.
enum Ledger: Riblet {
  /// One of the two views of the entries; a large window shows both.
  enum Front: String {
    case table, chart
  }

  /// What Esc does.
  enum Escape: Equatable {
    case cancel, widen, unmark
  }

  /// A sheet over the ledger.
  enum Sheet: Equatable {
    case choice(Picker.Model)
    /// The present note, and the rows that it is for.
    case note(String, of: [LedgerRow.ID])
    case form
    /// Corrects a row.
    case edit(LedgerRow)
    /// Begins a new entry with what a row says.
    case copy(LedgerRow)
    /// All parts of an entry, the first one first; the entry alone if it is not split.
    case split([LedgerRow])
    /// Of a new category if nil.
    case categoryForm(UserCategory?)
    case ruleForm(RuleForm.Model)
    /// Of a new account if nil.
    case accountForm(LedgerAccount?)
    case bankImport
    case export(LedgerQuery)
  }

  /// A rule that suggests itself after rows of one text were put into a category.
  struct Offer: Equatable {
    let text: String
    let isIncome: Bool
    let category: LedgerCategory
  }

  struct Model: Equatable {
    /// Dates of its year are shown without the year.
    var today: Day
    var listing = LedgerListing()
    var chart = LedgerChart()
    /// The view that the user is in.
    var front = Front.table
    /// Whether reading takes long.
    var isSlow = false
    /// The long change that is under way.
    var work: LedgerWork?
    var history = HistoryState()
    /// Why the wallet lacks movements, whose entries are missing; nil while it does not.
    var problem: WalletError?
    /// Whether Enter in the table shows an entry, which is not beside the table then.
    var opensEntries = true
    var categories = LedgerCategories.builtIn
    var accounts = LedgerAccounts.builtIn
    var budgets = LedgerBudgets.none
    /// The import whose rows were asked for last.
    var imported: LedgerImport?
    /// The statement whose rows were asked for last.
    var reconciled: LedgerReconciliation?
    /// With what the selected entry is linked, as far as that was read.
    var pairs: [Pair] = []
    /// All parts of the selected entry, as far as they were read; empty if it is not split.
    var parts: [LedgerRow] = []
    /// What other entries say of an entry, as far as that was read.
    var context: Context?
    /// Until the next command.
    var offer: Offer?

    init(today: Day) { self.today = today }

    /// Whether the days of the table have their year: if any row that can be listed is of another one.
    var showsYears: Bool {
      let days = listing.query.period?.days
      let months = days.map { [$0.lowerBound, $0.upperBound].map { LedgerMonth(of: $0) } }
      return (months ?? chart.totals.months).contains { $0.year != today.year }
    }

    /// Nil if Esc is left to others.
    var escape: Escape? {
      if work != nil { return .cancel }
      if listing.search.isTyping || !listing.query.isEverything { return .widen }
      return listing.marks.isEmpty ? nil : .unmark
    }
  }

  enum Action {
    case list(LedgerListing.Event)
    /// Shows an entry of the table.
    case open(LedgerRow.ID)
    /// Shows the order that belongs to the selected row.
    case openOrder
    case visibleRows(Range<Int>)
    case go(to: Front)
    /// The user has gone to a bar or a row of bars.
    case goToBars(BarChartState.Place)
    /// Shows only the rows of these bars in the table, or all rows again.
    case filterByBars(BarChartState.Place)
    case turnChart(months: Int)
    /// Has the chart of one month show payees instead of days, or days again.
    case switchDetail
    /// So many months have room in the chart now.
    case chartRoom(months: Int)
    case markBars(BarChartState.Place)
    case categorise
    case note
    case add
    case edit
    case copy
    case split
    case bankImport
    case export
    case filterByMonth
    case filterByCategory
    case filterByAccount
    case moveToAccount
    case delete
    case manage(Management)
    case takeOffer
    /// Says why a key has no effect.
    case tell(Phrase)
    case budgets
    case links
    /// Links the marked entries with each other, as the user chooses.
    case linkChosen
    /// Shows the entry with which the selected one is linked.
    case goToPair
    case unlink
    case history(HistoryEvent)
    case retry
    case escape
  }
}

/// Builds the ledger, which shows its sheets, the budgets and the links over itself, and its digests.
@MainActor public struct LedgerBuilder: LedgerBuildable {
  let dependencies: LedgerDependencies

  /// `language` is that of exported files, asked before each; `openOrder` shows the shop's order with a number.
  public init(
    ledger: LedgerUseCases, import: any ImportBuildable, clock: any WallClock,
    language: @escaping @MainActor () -> Language, notify: @escaping Notify,
    notifyChange: @escaping NotifyChange, openOrder: @escaping @MainActor (Int64) -> Void
  ) {
    dependencies = LedgerDependencies(
      ledger: ledger, import: `import`, clock: clock, language: language,
      notify: notify, notifyChange: notifyChange, openOrder: openOrder)
  }

  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = LedgerView(Ledger.Model(today: Day(milliseconds: dependencies.clock.now)))
    return LedgerRouter(
      interactor: LedgerInteractor(dependencies, on: view), view: view, stage: stage,
      dependencies: dependencies)
  }

  public func buildThisMonth() -> any ViewableRouting {
    ThisMonthBuilder(dependencies: dependencies).build()
  }

  public func buildRecent(listener: any RecentListener) -> any ViewableRouting {
    RecentBuilder(dependencies: dependencies).build(listener: listener)
  }
}

/// What the riblets of the ledger need.
struct LedgerDependencies {
  let ledger: LedgerUseCases
  let `import`: any ImportBuildable
  let clock: any WallClock
  let language: @MainActor () -> Language
  let notify: Notify
  let notifyChange: NotifyChange
  let openOrder: @MainActor (Int64) -> Void
}
