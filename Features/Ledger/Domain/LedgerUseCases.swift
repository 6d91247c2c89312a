public import Editing
public import Phrases
public import Store
public import Time
public import WalletDomain

/// What can be done with the ledger, as functions; a test can replace any of them.
@MainActor public struct LedgerUseCases {
  public let state: Stored<LedgerState>

  /// Why the wallet's file is known to lack movements, and the ledger their entries; nil while it is not.
  public var problem: Stored<WalletError?>

  /// Returns the rows of a query at these positions, as far as they exist, and the sums of all rows.
  ///
  /// The first answer to a query with a search takes longest; cancelling the task ends the search.
  public var list: @MainActor (LedgerQuery, Range<Int>) async throws(LedgerError) -> LedgerWindow

  /// Returns the position of a row in the order of a query; nil if the query does not find it.
  public var position: @MainActor (LedgerRow.ID, LedgerQuery) async throws(LedgerError) -> Int?

  /// Returns which of these rows a query finds.
  public var listed:
    @MainActor ([LedgerRow.ID], LedgerQuery) async throws(LedgerError) -> Set<LedgerRow.ID>

  /// Returns the newest rows with exactly this text, note or amount, at most so many.
  public var exact: @MainActor (String, Int) async throws(LedgerError) -> [LedgerRow]

  /// Returns what the rows of a query come to in each month and category.
  public var sumMonths: @MainActor (LedgerQuery) async throws(LedgerError) -> MonthTotals

  /// Returns the same of the rows that each of some texts finds.
  public var sumSearches: @MainActor ([String]) async throws(LedgerError) -> [MonthTotals]

  /// Returns what the rows of a query come to by days and payees, whose days are of one month.
  public var sumParts: @MainActor (LedgerQuery) async throws(LedgerError) -> LedgerParts

  /// Returns what a statement for an account brings to the ledger; nil for a new account.
  ///
  /// Changes nothing.
  public var news:
    @MainActor ([StatementEntry], LedgerAccount.ID?) async throws(LedgerError) -> StatementNews

  /// Returns what accounts have of some days, and of the nearest days around them with a balance.
  public var balances:
    @MainActor ([LedgerAccount.ID], ClosedRange<Day>) async throws(LedgerError)
      -> [LedgerAccount.ID: AccountBalances]

  /// Returns the links of rows, without those that were refused.
  public var links: @MainActor ([LedgerRow.ID]) async throws(LedgerError) -> [EntryLink]

  /// Returns these rows, without those that are gone.
  public var rows: @MainActor ([LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow]

  /// Returns all parts of the entry to which a row belongs, the first one first; empty if it is not split.
  public var parts: @MainActor (LedgerRow.ID) async throws(LedgerError) -> [LedgerRow]

  /// Returns what other entries say of a row: its account's balance after it, its payee's months, and
  /// the card's bill that has it.
  public var context: @MainActor (LedgerRow) async throws(LedgerError) -> EntryContext

  /// Returns which entries may be linked that have one of these days, or of all entries if nil: the sure ones first,
  /// of each the newest first.
  ///
  /// Changes nothing.
  public var proposals: @MainActor (ClosedRange<Day>?) async throws(LedgerError) -> [LinkProposal]

  /// Returns which entries may be linked that an earlier version has left; nothing from the second time on.
  public var offeredLinks: @MainActor () async throws(LedgerError) -> [LinkProposal]

  /// Returns each way in which entries that the user has chosen can be linked, as a transfer or as refunds, with all of
  /// its links; none where their amounts fit neither.
  ///
  /// Throws `.linked` where the links that they have are in the way. Changes nothing.
  public var chosenLinks: @MainActor ([LedgerRow.ID]) async throws(LedgerError) -> [[LinkProposal]]

  /// Returns the imports that have rows, newest first.
  public var imports: @MainActor () async throws(LedgerError) -> [LedgerImport]

  /// Returns how many rows a rule matches, whatever other rules say of them.
  public var matches: @MainActor (LedgerRule) async throws(LedgerError) -> RuleMatches

  /// Returns what the entries of each account come to.
  public var accountSums: @MainActor () async throws(LedgerError) -> [LedgerAccount.ID: AccountSums]

  /// Returns the reconciliations, newest first.
  public var reconciliations: @MainActor () async throws(LedgerError) -> [LedgerReconciliation]

  /// Returns entries of an account at these positions, and how it agrees with a statement.
  public var reconcile:
    @MainActor (ReconcileQuery, Range<Int>) async throws(LedgerError) -> ReconcileWindow

  /// Returns the position of a row among the entries that are shown for a statement; nil for one that is not.
  public var reconciledPosition:
    @MainActor (LedgerRow.ID, ReconcileQuery) async throws(LedgerError) -> Int?

  /// Remembers which statement of an account is being reconciled; nil when it is locked.
  public var keepStatement: @MainActor (AccountStatement?, LedgerAccount.ID) -> Void

  /// Reads the categories and the rules into the state.
  public var readSettings: @MainActor () async throws(LedgerError) -> Void

  /// Carries out a command, which can be undone, also after a restart; wholly or not at all.
  ///
  /// Throws `.missing` if the rows are gone, `.walletStays` if one to be deleted is the wallet's,
  /// `.nothingNew` if a statement brings nothing.
  public var perform: @MainActor (LedgerCommand) async throws(LedgerError) -> LedgerOutcome

  /// Cancels the change that is under way, which then changes nothing and throws `.cancelled`.
  ///
  /// The state says how far a long one is.
  public var cancel: @MainActor () -> Void

  /// Writes rows into a file, and returns how many.
  ///
  /// Calls `progress` with the thousandths that are written of many rows. Throws `.exists` if there is a file that
  /// may not be replaced.
  public var export:
    @MainActor (LedgerExport, _ progress: @escaping @MainActor (Int) -> Void)
      async throws(ExportError) -> Int

  /// Returns how the path of a file goes on that the user has begun.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  public var complete: @MainActor (String) async throws(PathError) -> PathCompletion

  /// Undoes the last command, and returns what there is to say of it.
  public var undo: @MainActor () async throws(LedgerError) -> Phrase?

  /// Redoes the command that was undone last, and returns what there is to say of it.
  public var redo: @MainActor () async throws(LedgerError) -> Phrase?

  /// Returns when all changes that were begun have ended.
  public let settled: @MainActor () async -> Void

  /// In the path of an export a tilde stands for `homeFolder`, unless that is nil; `folders` complete
  /// that path.
  public init(
    _ model: LedgerModel, state: Stored<LedgerState>, exports: any ExportRepository,
    homeFolder: String? = nil, folders: any FolderRepository = NoFolders(),
    problem: Stored<WalletError?> = .constant(nil)
  ) {
    self.state = state
    self.problem = problem
    list = model.window
    position = model.position
    listed = model.listed
    exact = model.query { $0.rows(exactly:limit:) }
    sumMonths = model.monthTotals
    sumSearches = model.monthTotals(ofSearches:)
    sumParts = model.parts
    news = model.news
    balances = model.query { $0.balances(of:around:) }
    links = { rows throws(LedgerError) in
      try await model.served { () throws(LedgerError) in try await model.db.links(of: rows) }
        .filter { !$0.isRefused }
    }
    rows = model.query { $0.rows(_:) }
    parts = model.query { $0.parts(with:) }
    context = model.query { $0.context(of:) }
    proposals = model.proposals
    offeredLinks = model.offeredLinks
    chosenLinks = model.links(choosing:)
    imports = model.query { $0.imports }
    matches = model.query { $0.matches(of:) }
    accountSums = model.query { $0.accountSums }
    reconciliations = model.query { $0.reconciliations }
    reconcile = { query, range throws(LedgerError) in try await model.reconcile(query, at: range) }
    reconciledPosition = model.query { $0.reconciledPosition(of:in:) }
    keepStatement = { model.keep($0, of: $1) }
    readSettings = model.readSettings
    perform = model.perform
    cancel = model.cancel
    export = { export, progress throws(ExportError) in
      var export = export
      export.path = UserPath.expanded(export.path, homeFolder: homeFolder)
      return try await model.export(export, to: exports, progress)
    }
    complete = { path throws(PathError) in
      try await PathCompletion.complete(path, homeFolder: homeFolder, in: folders)
    }
    undo = { () throws(LedgerError) in EditingText.undone(try await model.undo()) }
    redo = { () throws(LedgerError) in EditingText.redone(try await model.redo()) }
    settled = model.settled
  }
}

extension LedgerUseCases {
  /// Whether undoing takes back just what this program has done before this call.
  public var undoesOwn: Stored<Bool> {
    let own = state.value.own
    return state.map { own != nil && $0.history.newest == own }
  }
}

/// What the app's state says of the ledger.
public struct LedgerState: Hashable, Sendable {
  /// Counts the changes of the ledger; screens read it again after each.
  public var revision = 0
  /// As they were read last.
  public var settings = LedgerSettings.builtIn
  public internal(set) var history = HistoryState()
  /// The number of the command that this program has carried out last; nil if that has changed nothing.
  ///
  /// The history is that of all programs that have the ledger open.
  var own: Int64?
  /// The statements that are being reconciled.
  public internal(set) var statements: [LedgerAccount.ID: AccountStatement] = [:]

  /// The long change that is under way.
  public internal(set) var work: LedgerWork?

  public init() {}
}
