public import LedgerDomain

/// What can be done with bank statements, as functions; a test can replace any of them.
@MainActor public struct StatementUseCases {
  /// Returns what importing a file would do; without a mapping it is guessed from the headings.
  ///
  /// Changes nothing.
  public var preview:
    @MainActor (_ path: String, ColumnMapping?) async throws(StatementError) -> ImportPreview

  /// Adds the new entries of a preview to the ledger, all or none, and returns how many.
  ///
  /// Throws `.ledger(.nothingNew)` if there is none.
  public var add: @MainActor (ImportPreview) async throws(StatementError) -> Int

  /// - Parameters:
  ///   - files: Where statements are read from.
  ///   - homeFolder: What `~` stands for in the path of a file; nil if unknown.
  ///   - unknown: Returns the entries that the ledger does not have yet.
  ///   - add: Adds these to the ledger, and returns how many.
  public init(
    _ files: any StatementRepository, homeFolder: String? = nil,
    unknown: @escaping @MainActor ([LedgerEntry]) async throws(LedgerError) -> [LedgerEntry],
    add: @escaping @MainActor ([LedgerEntry]) async throws(LedgerError) -> Int
  ) {
    preview = { path, mapping throws(StatementError) in
      let path = UserPath.expanded(path, homeFolder: homeFolder)
      let statement = try await files.read(path, mapping: mapping)
      do throws(LedgerError) {
        return ImportPreview(statement: statement, new: try await unknown(statement.entries))
      } catch {
        throw .ledger(error)
      }
    }
    self.add = { preview throws(StatementError) in
      do throws(LedgerError) {
        return try await add(preview.statement.entries)
      } catch {
        throw .ledger(error)
      }
    }
  }
}
