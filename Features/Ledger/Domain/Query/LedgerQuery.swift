public import Editing
public import Search

/// Which rows are shown, and in what order.
public struct LedgerQuery: RowQuery, Hashable, Sendable {
  public var order: LedgerOrder
  /// The order of names, if rows are sorted by them.
  public var texts: TextOrder
  /// Nil for all.
  public var category: LedgerCategory?
  /// The days of the rows; nil for all.
  public var period: LedgerPeriod?
  /// The text of the rows; nil for all.
  public var payee: String?
  /// As it was typed, to be found as `LedgerSearch` says; empty for all rows.
  public var search: String
  /// The import that has brought the rows; nil for all.
  public var importID: LedgerImport.ID?
  /// Nil for all.
  public var account: LedgerAccount.ID?
  /// By which the rows are locked; nil for all.
  public var reconciliation: LedgerReconciliation.ID?

  public init(
    order: LedgerOrder = .newestFirst, texts: TextOrder = .hangulFirst,
    category: LedgerCategory? = nil,
    month: LedgerMonth? = nil, search: String = "",
    importID: LedgerImport.ID? = nil, account: LedgerAccount.ID? = nil,
    period: LedgerPeriod? = nil, payee: String? = nil,
    reconciliation: LedgerReconciliation.ID? = nil
  ) {
    self.order = order
    self.texts = texts
    self.category = category
    self.period = period ?? month.map { LedgerPeriod($0) }
    self.payee = payee
    self.search = search
    self.importID = importID
    self.account = account
    self.reconciliation = reconciliation
  }

  /// Its only month; nil if its days are those of several, or fewer ones.
  public var month: LedgerMonth? {
    get { period?.month }
    set { period = newValue.map { LedgerPeriod($0) } }
  }

  /// Whether a row is of the category and the days, whatever is searched.
  public func covers(_ row: LedgerRow) -> Bool {
    (category ?? row.category) == row.category && period?.contains(row.day) != false
  }

  /// Whether there is something to search for.
  public var isSearch: Bool { !search.allSatisfy(\.isWhitespace) }

  /// Whether its rows have to be found among all rows, whatever their order.
  public var isFound: Bool {
    isSearch || importID != nil || account != nil || payee != nil || reconciliation != nil
  }

  /// Whether all of its rows are read before the first ones are shown.
  public var isGathered: Bool { isFound || order.isByName }

  /// All rows, in the same order.
  public var everything: LedgerQuery { LedgerQuery(order: order, texts: texts) }

  /// The same rows, in the usual order.
  var unordered: LedgerQuery {
    var query = self
    (query.order, query.texts) = (.newestFirst, .hangulFirst)
    return query
  }

  /// The rows of all months, in the same order.
  public var ofAllMonths: LedgerQuery {
    var query = self
    query.period = nil
    return query
  }

  /// Whether every row is shown.
  public var isEverything: Bool { category == nil && period == nil && !isFound }
}

/// The rows of a query that is gathered.
public struct LedgerFinding: Hashable, Sendable {
  /// In the order of the query.
  public let ids: [LedgerRow.ID]
  /// Of these rows.
  public let totals: MonthTotals
  /// Of these rows, if their days are asked for and are of one month.
  public let parts: LedgerParts
  /// Those at the positions that were asked for.
  public let rows: [LedgerRow]

  public init(
    ids: [LedgerRow.ID], totals: MonthTotals, parts: LedgerParts = .none, rows: [LedgerRow] = []
  ) {
    self.ids = ids
    self.totals = totals
    self.parts = parts
    self.rows = rows
  }
}

/// What is read when the rows of a query are shown for the first time, or again after a change.
public struct LedgerOpening: Hashable, Sendable {
  public let settings: LedgerSettings
  /// The number of the command that would be undone.
  public let newest: Int64?
  public let canRedo: Bool
  /// Of all rows of the query.
  public let summary: LedgerSummary
  public let rows: [LedgerRow]
  /// Of the query in all months; nil where they are read by themselves as fast.
  public let totals: MonthTotals?

  public init(
    settings: LedgerSettings, newest: Int64?, canRedo: Bool, summary: LedgerSummary,
    rows: [LedgerRow], totals: MonthTotals? = nil
  ) {
    self.settings = settings
    self.newest = newest
    self.canRedo = canRedo
    self.summary = summary
    self.rows = rows
    self.totals = totals
  }
}

/// Some rows of a query, and the sums of all its rows.
public struct LedgerWindow: Hashable, Sendable, RowWindow {
  public typealias Failure = LedgerError

  /// The window of an empty ledger, before anything was read.
  public static let empty = LedgerWindow(summary: .nothing, start: 0, rows: [], revision: 0)

  /// Of all rows of the query.
  public let summary: LedgerSummary
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [LedgerRow]
  /// The ledger's revision when the rows were read.
  public let revision: Int

  public var count: Int { summary.count }
}
