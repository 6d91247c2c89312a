public import LedgerDomain
public import Log

/// Exports as files: tables of comma-separated values, and journals.
public struct FileExports: ExportRepository {
  private let log: Log
  private let own: String?

  /// Never writes into `own`, the folder of the program's own files, by whatever path or link it is named.
  public init(log: Log, own: String? = nil) {
    self.log = log
    self.own = own
  }

  public func write(
    _ export: LedgerExport, _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> Int {
    do throws(ExportError) {
      let file = try await begin(export)
      do throws(ExportError) {
        return try await fill(file, next)
      } catch {
        await file.abandon()
        throw error
      }
    } catch {
      // The log has no paths and no data of the user.
      if case .ledger = error { throw error }
      log.warning("ledger", "A file could not be exported: \(error).")
      throw error
    }
  }

  private func fill(
    _ file: ExportFile, _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> Int {
    var count = 0
    while case let page = try await Self.page(next), !page.rows.isEmpty {
      try await file.append(page)
      count += page.rows.count
    }
    // A cancelled export leaves no file.
    guard !Task.isCancelled else { throw .ledger(.cancelled) }
    try await file.finish()
    return count
  }

  private static func page(
    _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> ExportPage {
    do throws(LedgerError) { return try await next() } catch { throw .ledger(error) }
  }

  @concurrent
  private func begin(_ export: LedgerExport) async throws(ExportError) -> ExportFile {
    try ExportFile(export, own: own)
  }
}
