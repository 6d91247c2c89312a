import Editing
public import Phrases
public import Store

/// What can be done with the ledger, as functions; a test can replace any of them.
@MainActor public struct LedgerUseCases {
  public let state: Stored<LedgerState>

  /// Returns the rows of a query at these positions, as far as they exist, and the sums of all rows.
  ///
  /// The first answer to a query with a search takes longest; cancelling the task ends the search.
  public var list: @MainActor (LedgerQuery, Range<Int>) async throws(LedgerError) -> LedgerWindow

  /// Returns what was spent and received in each month and category.
  public var sumMonths: @MainActor () async throws(LedgerError) -> MonthTotals

  /// Adds an entry written by hand; can be undone.
  public var add: @MainActor (LedgerEntry) async throws(LedgerError) -> LedgerRow

  /// Puts rows into a category; can be undone.
  ///
  /// Returns how many rows were in another one.
  public var categorise:
    @MainActor ([LedgerRow.ID], LedgerCategory) async throws(LedgerError) -> Int

  /// Sets the note of rows, or removes it if it is empty; can be undone.
  ///
  /// Returns how many rows have changed.
  public var note: @MainActor ([LedgerRow.ID], String) async throws(LedgerError) -> Int

  /// Deletes rows written by hand, all or none, and returns how many; can be undone.
  ///
  /// Throws `.walletStays` if one is the wallet's, `.onlyByHand` if one was imported, `.missing` if
  /// none exists.
  public var delete: @MainActor ([LedgerRow.ID]) async throws(LedgerError) -> Int

  /// Returns the entries of a statement that the ledger does not have yet; changes nothing.
  public var unknown: @MainActor ([LedgerEntry]) async throws(LedgerError) -> [LedgerEntry]

  /// Adds the entries of a statement that the ledger does not have yet, and returns how many; can be
  /// undone.
  ///
  /// Throws `.nothingNew` if it has them all.
  public var addUnknown: @MainActor ([LedgerEntry]) async throws(LedgerError) -> Int

  /// Writes rows into a file, and returns how many.
  ///
  /// Calls `progress` with the thousandths that are written. Throws `.exists` if there is a file that
  /// may not be replaced.
  public var export:
    @MainActor (LedgerExport, _ progress: @escaping @MainActor (Int) -> Void)
      async throws(ExportError) -> Int

  /// Undoes the last change, and returns what there is to say of it.
  public var undo: @MainActor () async throws(LedgerError) -> Phrase?

  /// Redoes the change that was undone last, and returns what there is to say of it.
  public var redo: @MainActor () async throws(LedgerError) -> Phrase?

  /// Returns when all changes that were begun have ended.
  public let settled: @MainActor () async -> Void

  /// `homeFolder` is what `~` stands for in the path of an export; nil if unknown.
  public init(
    _ model: LedgerModel, state: Stored<LedgerState>, exports: any ExportRepository,
    homeFolder: String? = nil
  ) {
    let commands = LedgerCommands(model: model)
    self.state = state
    list = model.window
    sumMonths = model.monthTotals
    add = commands.add
    categorise = commands.categorise
    note = commands.note
    delete = commands.delete
    unknown = model.unknown
    addUnknown = commands.addUnknown
    export = { export, progress throws(ExportError) in
      var export = export
      export.path = UserPath.expanded(export.path, homeFolder: homeFolder)
      return try await model.export(export, to: exports, progress)
    }
    undo = commands.history.undoWithNotice
    redo = commands.history.redoWithNotice
    settled = commands.history.settled
  }
}
