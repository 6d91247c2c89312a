public import Phrases
public import Storage
public import Time

/// Where the ledger is kept.
///
/// A movement of the wallet is an entry of the ledger without further action. The wallet's entries are never
/// deleted and keep day, amount and text; those of others are settled by statements and corrected by the user.
public protocol LedgerRepository: Sendable {
  /// The sums of a query without a search.
  func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary

  /// Rows of a query that is not gathered, in its order.
  func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow]

  /// How many rows of a query that is not gathered come before the row with this key, which is one of
  /// them.
  func position(of key: LedgerKey, in query: LedgerQuery) async throws(LedgerError) -> Int

  /// All rows of a query, of which any may be gathered.
  func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding

  /// The same, and the rows at these positions, as far as they exist.
  func find(
    _ query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerFinding

  /// The newest rows whose text or note is this one, whatever its case, or whose amount it is, whether
  /// spent or received; at most `limit`.
  func rows(exactly text: String, limit: Int) async throws(LedgerError) -> [LedgerRow]

  /// The rows with these ids in this order, without those that are gone.
  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow]

  /// The sums of a query without a search, by months and categories.
  func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals

  /// The sums of queries of which any may be gathered.
  func monthTotals(of queries: [LedgerQuery]) async throws(LedgerError) -> [MonthTotals]

  /// The sums of a query without a search whose days are of one month, by days and payees.
  func parts(of query: LedgerQuery) async throws(LedgerError) -> LedgerParts

  /// What a statement for this account brings, as `EntryRecognition` says; nil for a new one.
  func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) async throws(LedgerError) -> StatementNews

  /// All parts of the entry to which a row belongs, the first one first; empty if it is not split.
  func parts(with row: LedgerRow.ID) async throws(LedgerError) -> [LedgerRow]

  /// What other entries say of a row; reads no more than `EntryContext.mostEntries` of each kind.
  func context(of row: LedgerRow) async throws(LedgerError) -> EntryContext

  /// What these accounts have of the days, and of the nearest days around them with a balance.
  func balances(
    of accounts: [LedgerAccount.ID], around days: ClosedRange<Day>
  ) async throws(LedgerError) -> [LedgerAccount.ID: AccountBalances]

  /// The links of these rows, also those that were refused.
  func links(of rows: [LedgerRow.ID]) async throws(LedgerError) -> [EntryLink]

  /// What may be linked of the rows of these days, and all links of those rows; of all rows if nil.
  func linkScene(in days: ClosedRange<Day>?) async throws(LedgerError) -> LinkScene

  /// The purchases before a day that cards may still collect, and that have not come back.
  func instalments(before day: Day) async throws(LedgerError) -> [LedgerRow]

  /// Whether links are still to be looked for among entries that an earlier version has left.
  func offersLinks() async throws(LedgerError) -> Bool

  /// Remembers that they were.
  func endLinkOffer() async throws(LedgerError)

  /// The number of the user’s command that would be undone, nil without one; and whether one can be redone.
  func history() async throws(LedgerError) -> (newest: Int64?, canRedo: Bool)

  /// The categories and the rules.
  func settings() async throws(LedgerError) -> LedgerSettings

  /// Both, at once where that is faster.
  func settingsAndHistory() async throws(LedgerError) -> (
    settings: LedgerSettings, newest: Int64?, canRedo: Bool
  )

  /// A page of a query that is not gathered, with all that a screen shows beside it, at once where that is
  /// faster.
  func opening(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> LedgerOpening

  /// The imports that have rows, newest first.
  func imports() async throws(LedgerError) -> [LedgerImport]

  /// How many rows a rule matches, whatever other rules say of them.
  func matches(of rule: LedgerRule) async throws(LedgerError) -> RuleMatches

  /// What the entries of each account come to.
  func accountSums() async throws(LedgerError) -> [LedgerAccount.ID: AccountSums]

  /// The reconciliations, newest first.
  func reconciliations() async throws(LedgerError) -> [LedgerReconciliation]

  /// Entries of an account at these positions, as far as they exist, and how it agrees with a
  /// statement.
  func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow

  /// The position of a row among the entries that are shown for a statement; nil for one that is not.
  func reconciledPosition(
    of id: LedgerRow.ID, in query: ReconcileQuery
  ) async throws(LedgerError) -> Int?

  /// Carries out a command, wholly or not at all, and adds it to the history if it has changed
  /// something.
  ///
  /// `time` is in milliseconds since 1970; `work` is told how much is done, and changes nothing if it is
  /// cancelled, which throws `.cancelled`. Throws `.missing` if the rows are gone, `.walletStays` if
  /// one to be deleted is the wallet's, `.locked` if rows to be changed are locked, `.nothingNew` if a
  /// statement brings nothing, and `.settingsChanged` if settings to be replaced are not those that
  /// were read.
  func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) async throws(LedgerError) -> LedgerOutcome

  /// Undoes the user’s last command of the history, which outlives the program, and returns its title,
  /// with what was left since it was changed by others; nil without one.
  ///
  /// Throws `.undoOverChange` if all of it was changed since; the command is forgotten then.
  func undo(_ work: LongWork) async throws(LedgerError) -> Phrase?

  /// Carries out again what was undone last, and returns its title; nil if there is nothing.
  func redo(_ work: LongWork) async throws(LedgerError) -> Phrase?
}

extension LedgerRepository {
  public func settingsAndHistory() async throws(LedgerError) -> (
    settings: LedgerSettings, newest: Int64?, canRedo: Bool
  ) {
    let settings = try await settings()
    let (newest, canRedo) = try await history()
    return (settings, newest, canRedo)
  }

  public func find(
    _ query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerFinding {
    let found = try await find(query)
    let rows = try await rows(Array(found.ids[range.clamped(to: found.ids.indices)]))
    return LedgerFinding(ids: found.ids, totals: found.totals, parts: found.parts, rows: rows)
  }

  public func monthTotals(
    of queries: [LedgerQuery]
  ) async throws(LedgerError) -> [MonthTotals] {
    var totals: [MonthTotals] = []
    for query in queries { totals.append(try await find(query).totals) }
    return totals
  }

  public func opening(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> LedgerOpening {
    let (settings, newest, canRedo) = try await settingsAndHistory()
    return LedgerOpening(
      settings: settings, newest: newest, canRedo: canRedo,
      summary: try await summary(of: query), rows: try await rows(of: query, page))
  }

  /// Carries out a command without reporting progress.
  public func perform(
    _ command: LedgerCommand, at time: Int64
  ) async throws(LedgerError) -> LedgerOutcome { try await perform(command, at: time, .silent) }

  public func undo() async throws(LedgerError) -> Phrase? { try await undo(.silent) }

  public func redo() async throws(LedgerError) -> Phrase? { try await redo(.silent) }
}
