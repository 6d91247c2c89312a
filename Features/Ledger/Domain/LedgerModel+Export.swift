import Storage

extension LedgerModel {
  /// How many rows are read at once for an export.
  private static let pageSize = 2_000

  /// Writes the rows of a query into a file, and returns how many.
  func export(
    _ export: LedgerExport, to files: any ExportRepository,
    _ progress: @escaping @MainActor (_ permil: Int) -> Void
  ) async throws(ExportError) -> Int {
    let cursor: LedgerCursor
    var export = export
    do throws(LedgerError) {
      try await readSettings()
      cursor = try await open(export.query)
      export.settings = settings
      export.reconciliations = try await db.reconciliations().sorted { $0.id < $1.id }
    } catch {
      throw .ledger(error)
    }
    let count = cursor.summary.count
    var position = 0
    var written = 0
    return try await files.write(export) { () throws(LedgerError) -> ExportPage in
      if count >= LongWork.least { progress(written * 1_000 / count) }
      let rows = try await cursor.rows(at: position..<position + Self.pageSize).rows
      // Fewer where rows of a search are gone.
      position += Self.pageSize
      written += rows.count
      return ExportPage(rows, try await db.links(of: rows.map(\.id)))
    }
  }
}
