public import LedgerDomain

/// Exports in memory.
@MainActor public final class InMemoryExports {
  /// By path.
  public private(set) var files: [String: [LedgerRow]]

  /// `paths` have a file already.
  public init(existing paths: [String] = []) {
    files = Dictionary(uniqueKeysWithValues: paths.map { ($0, []) })
  }

  public func write(
    _ export: LedgerExport, _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> Int {
    guard export.isReplacing || files[export.path] == nil else { throw .exists }
    var rows: [LedgerRow] = []
    do throws(LedgerError) {
      while case let more = try await next().rows, !more.isEmpty { rows += more }
    } catch {
      throw .ledger(error)
    }
    files[export.path] = rows
    return rows.count
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension InMemoryExports: ExportRepository {}
