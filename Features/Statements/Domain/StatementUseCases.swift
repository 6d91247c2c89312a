public import LedgerDomain
public import Secrets
public import Storage
public import Store

/// What can be done with bank statements, as functions; a test can replace any of them.
@MainActor public struct StatementUseCases {
  /// Returns what importing a file would do; without a mapping it is guessed from the headings.
  ///
  /// Changes nothing. The work is told how much is read.
  public var preview:
    @MainActor (_ path: String, ColumnMapping?, LongWork) async throws(StatementError)
      -> ImportPreview

  /// The same for a file that is locked, which a wrong password leaves so.
  public var unlock:
    @MainActor (_ path: String, Secret, LongWork) async throws(StatementError) -> ImportPreview

  /// The same for a file that was unlocked before, with other columns; it needs no password again.
  public var reread:
    @MainActor (ImportPreview, ColumnMapping, LongWork) async throws(StatementError) ->
      ImportPreview

  /// Returns what importing the same file into another account would do.
  public var direct:
    @MainActor (ImportPreview, AccountChoice) async throws(StatementError) -> ImportPreview

  /// Returns what importing the same file would do now, into this account if it is still there; nil for the
  /// one that is offered.
  public var refresh:
    @MainActor (ImportPreview, AccountChoice?) async throws(StatementError) -> ImportPreview

  /// Counts the changes of the ledger, after which a preview may be another one.
  public let revision: Stored<Int>

  /// Returns how the path of a file goes on that the user has begun.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  public var complete: @MainActor (String) async throws(PathError) -> PathCompletion

  /// Returns the files that may be statements, of the folders into which a person's files come, the newest first.
  ///
  /// None where these cannot be read.
  public var newestFiles: @MainActor () async -> [FoundFile]

  /// Adds the new entries of a preview to the ledger, all or none, and returns how many.
  ///
  /// Throws `.ledger(.nothingNew)` without new entries, and `.ledger(.importedSince)` if another statement was
  /// imported since the preview.
  public var add: @MainActor (ImportPreview) async throws(StatementError) -> Int

  /// The long change of the ledger that is under way.
  public let work: Stored<LedgerWork?>

  /// Cancels what `add` does, which then changes nothing and throws `.ledger(.cancelled)`.
  public var cancel: @MainActor () -> Void

  /// How many files are offered.
  private static let mostFiles = 50
  /// What the files of banks are called, whatever they are.
  private static let suffixes = [".csv", ".xls", ".xlsx", ".tsv"]
  /// What such files may be called too.
  private static let otherSuffixes = [".xml", ".htm", ".html"]

  /// - Parameters:
  ///   - files: Where statements are read from.
  ///   - homeFolder: What `~` stands for in the path of a file; nil if unknown.
  ///   - folders: Complete the path of a file.
  ///   - ledger: Gets the entries.
  ///   - mayAddSettings: Whether the user may also add accounts, categories and opening balances.
  public init(
    _ files: any StatementRepository, homeFolder: String? = nil,
    folders: any FolderRepository = NoFolders(), ledger: LedgerUseCases,
    mayAddSettings: @escaping @MainActor () async -> Bool = { true }
  ) {
    complete = { path throws(PathError) in
      try await PathCompletion.complete(
        path, homeFolder: homeFolder, suffixes: Self.suffixes + Self.otherSuffixes, in: folders)
    }
    newestFiles = {
      (try? await folders.newestFiles(endingWith: Self.suffixes, limit: Self.mostFiles)) ?? []
    }
    work = ledger.state.map(\.work)
    revision = ledger.state.map(\.revision)
    cancel = ledger.cancel
    let direct:
      @MainActor (ImportPreview, AccountChoice) async throws(StatementError)
        -> ImportPreview = { preview, account throws(StatementError) in
          let preview = await preview.forgetting(unless: account).directed(to: account)
          do throws(LedgerError) {
            let news = try await ledger.news(preview.entries, account.existing)
            var directed = await LongWork.apart { await preview.bringing(news, into: account) }
            directed.opening = try await preview.opening(of: account, in: ledger)
            directed.accountCount = try await preview.changedAccounts(in: ledger)
            return directed
          } catch {
            throw .ledger(error)
          }
        }
    self.direct = direct
    let show:
      @MainActor (String, BankStatement, LongWork) async throws(StatementError)
        -> ImportPreview = { file, statement, work throws(StatementError) in
          do throws(LedgerError) { try await ledger.readSettings() } catch { throw .ledger(error) }
          let settings = ledger.state.value.settings
          let adds = await mayAddSettings()
          let stated = await LongWork.apart {
            await statement.stated(
              by: settings, addingCategories: adds, work, within: 600...1_000)
          }
          let preview = ImportPreview(
            statement, file: file, entries: stated.entries, settings: settings,
            categories: stated.categories, mayAddSettings: adds)
          let offered: ImportPreview
          do throws(LedgerError) {
            offered = try await preview.offering(in: ledger)
          } catch {
            throw .ledger(error)
          }
          return try await direct(offered, offered.account)
        }
    let read:
      @MainActor (String, Secret?, ColumnMapping?, LongWork) async throws(StatementError)
        -> ImportPreview = { path, password, mapping, work throws(StatementError) in
          let typed = path
          let path = UserPath.expanded(typed, homeFolder: homeFolder)
          let file = path.split(separator: "/").last.map(String.init) ?? ""
          func preview(_ mapping: ColumnMapping?) async throws(StatementError) -> ImportPreview {
            let statement: BankStatement
            do throws(StatementError) {
              statement = try await files.read(
                path, password: password, mapping: mapping, work, within: 0...600)
            } catch {
              throw error == .missing && UserPath.areSeveral(typed) ? .several : error
            }
            return try await show(file, statement, work)
          }
          let found = try await preview(mapping)
          guard mapping == nil else { return found }
          let asBefore =
            if let billed = found.asBilledBefore { try await preview(billed) } else { found }
          return try await asBefore.decided(by: preview)
        }
    preview = { path, mapping, work throws(StatementError) in
      try await read(path, nil, mapping, work)
    }
    unlock = { path, password, work throws(StatementError) in
      try await read(path, password, nil, work)
    }
    reread = { preview, mapping, work throws(StatementError) in
      let statement = await LongWork.apart { [statement = preview.statement] in
        await BankStatement.reread(statement, mapping: mapping)
      }
      guard !Task.isCancelled else { throw .ledger(.cancelled) }
      return try await show(preview.file, statement, work)
    }
    refresh = { preview, chosen throws(StatementError) in
      var offered = try await show(preview.file, preview.statement, .silent)
      offered.recalled = preview.recalled
      offered = offered.forgetting(unless: offered.account)
      guard let chosen, chosen != offered.account else { return offered }
      let isThere = chosen.existing.map { id in offered.accounts.contains { $0.id == id } } ?? true
      return isThere ? try await direct(offered, chosen) : offered
    }
    add = { preview throws(StatementError) in
      let (settings, adds) = (ledger.state.value.settings, preview.mayAddSettings)
      // All of the file's entries, since others may have come or gone since the preview.
      let entries =
        settings == preview.settings
        ? preview.entries
        : await LongWork.apart {
          await preview.statement.stated(
            by: settings, addingCategories: adds, into: preview.account.existing, .silent,
            within: 0...1_000)
        }.entries
      do throws(LedgerError) {
        return try await ledger.perform(
          .addUnknown(
            entries, file: preview.file, to: preview.account,
            opening: adds ? preview.statement.opening : nil,
            adds ? preview.facts : AccountFacts(),
            book: adds ? preview.statement.book : nil, since: preview.newestImport)
        ).count
      } catch {
        throw .ledger(error)
      }
    }
  }
}

extension BankStatement {
  /// Reads off the caller's actor what was unlocked before.
  @concurrent
  fileprivate static func reread(
    _ statement: BankStatement, mapping: ColumnMapping
  ) async -> BankStatement {
    read(
      statement.unlocked, mapping: mapping, isLocked: true, today: statement.readOn,
      file: statement.fileName)
  }
}
