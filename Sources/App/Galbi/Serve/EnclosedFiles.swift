import Files
import LedgerDomain
import Secrets
import StatementsDomain
import Storage

// What is outside of an enclosure does not exist for the user.

/// The folders of this computer inside of an enclosure.
struct EnclosedFolders: FolderRepository {
  let folders: any FolderRepository
  let enclosure: Enclosure

  func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries {
    guard let folder = enclosure.inside(folder) else { throw .missing }
    return try await folders.entries(in: folder, from: prefix)
  }

  func newestFiles(
    endingWith suffixes: [String], limit: Int
  ) async throws(PathError) -> [FoundFile] {
    try await folders.newestFiles(endingWith: suffixes, limit: limit)
      .filter { enclosure.inside($0.path) != nil }
  }
}

/// Exports into an enclosure.
struct EnclosedExports: ExportRepository {
  let exports: any ExportRepository
  let enclosure: Enclosure

  func write(
    _ export: LedgerExport, _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> Int {
    var export = export
    guard let path = enclosure.inside(export.path) else { throw .noFolder }
    export.path = path
    return try await exports.write(export, next)
  }
}

/// Bank statements in an enclosure.
struct EnclosedStatements: StatementRepository {
  let statements: any StatementRepository
  let enclosure: Enclosure

  func read(
    _ path: String, password: Secret?, mapping: ColumnMapping?, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    guard let path = enclosure.inside(path) else { throw .missing }
    return try await statements.read(
      path, password: password, mapping: mapping, work, within: part)
  }
}
