public import LedgerDomain
import Store

/// What can be done with bank statements, as functions; a test can replace any of them.
@MainActor public struct StatementUseCases {
  /// Returns what importing a file would do; without a mapping it is guessed from the headings.
  ///
  /// Changes nothing.
  public var preview:
    @MainActor (_ path: String, ColumnMapping?) async throws(StatementError) -> ImportPreview

  /// Returns how the path of a file goes on that the user has begun.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  public var complete: @MainActor (String) async throws(PathError) -> PathCompletion

  /// Adds the new entries of a preview to the ledger, all or none, and returns how many.
  ///
  /// Throws `.ledger(.nothingNew)` if there is none.
  public var add: @MainActor (ImportPreview) async throws(StatementError) -> Int

  /// - Parameters:
  ///   - files: Where statements are read from.
  ///   - homeFolder: What `~` stands for in the path of a file; nil if unknown.
  ///   - folders: Complete the path of a file.
  ///   - ledger: Gets the entries.
  public init(
    _ files: any StatementRepository, homeFolder: String? = nil,
    folders: any FolderRepository = NoFolders(), ledger: LedgerUseCases
  ) {
    complete = { path throws(PathError) in
      try await PathCompletion.complete(path, homeFolder: homeFolder, suffix: ".csv", in: folders)
    }
    preview = { path, mapping throws(StatementError) in
      let path = UserPath.expanded(path, homeFolder: homeFolder)
      let statement = try await files.read(path, mapping: mapping)
      do throws(LedgerError) {
        try await ledger.readSettings()
        let settings = ledger.state.value.settings
        let new = try await ledger.unknown(statement.entries(by: settings))
        let counts = new.reduce(into: [:]) { $0[$1.category, default: 0] += 1 }
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        var preview = ImportPreview(statement: statement, file: file, new: new)
        preview.shares = settings.categories.list.compactMap { category in
          counts[category.id].map { ImportPreview.Share(name: category.phrase, count: $0) }
        }
        preview.offer(settings.accounts)
        return preview
      } catch {
        throw .ledger(error)
      }
    }
    add = { preview throws(StatementError) in
      do throws(LedgerError) {
        // All of the file's entries, since others may have come or gone since the preview.
        return try await ledger.perform(
          .addUnknown(
            preview.statement.entries(by: ledger.state.value.settings), file: preview.file,
            to: preview.account)
        ).count
      } catch {
        throw .ledger(error)
      }
    }
  }
}
