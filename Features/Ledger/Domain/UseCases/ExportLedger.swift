/// Writes rows into a file, and returns how many.
///
/// Throws `.file(.exists)` where there is one that may not be replaced. A Query.
public typealias ExportLedger =
  @MainActor (LedgerExport, _ progress: @escaping Progress) async throws(LedgerError) -> Int

/// How much of the work is done, in thousandths; nil while nobody knows.
public typealias Progress = @MainActor (Int?) -> Void

@MainActor
public func makeExportLedger(_ model: LedgerModel, files: any StatementWork) -> ExportLedger {
  { export, progress throws(LedgerError) in
    let (count, next) = try await model.pages(of: export.query, limit: 2_000)
    var written = 0
    return try await files.write(
      to: export.path, language: export.language, isReplacing: export.isReplacing
    ) { () throws(LedgerError) in
      progress(count > 0 ? written * 1_000 / count : 1_000)
      let rows = try await next()
      written += rows.count
      return rows
    }
  }
}
