public import Phrases

/// Writes the ledger into files.
public protocol ExportRepository: Sendable {
  /// Writes the rows of the pages that `next` returns until one has none, and returns how many.
  ///
  /// The file appears when it is complete, or not at all. Throws `.exists` if there is one that may
  /// not be replaced.
  func write(
    _ export: LedgerExport, _ next: @MainActor () async throws(LedgerError) -> ExportPage
  ) async throws(ExportError) -> Int
}

/// Rows of an export, and their links.
public struct ExportPage: Sendable {
  public let rows: [LedgerRow]
  public let links: [EntryLink]

  public init(_ rows: [LedgerRow], _ links: [EntryLink] = []) {
    (self.rows, self.links) = (rows, links)
  }
}

/// Which rows are exported, and into which file.
public struct LedgerExport: Hashable, Sendable {
  public let query: LedgerQuery
  /// May begin with `~` in the use case; repositories get it expanded.
  public var path: String
  public let format: ExportFormat
  /// The language of headings and categories.
  public let language: Language
  /// What categories and accounts are called; the use case sets it.
  public internal(set) var settings = LedgerSettings.builtIn
  /// What is locked, the first lock first; the use case sets it.
  public internal(set) var reconciliations: [LedgerReconciliation] = []
  /// Whether an existing file may be replaced.
  public let isReplacing: Bool

  public init(
    _ query: LedgerQuery, to path: String, _ format: ExportFormat = .csv, language: Language,
    isReplacing: Bool = false
  ) {
    self.format = format
    self.query = query
    self.path = path
    self.language = language
    self.isReplacing = isReplacing
  }
}

/// What reads an exported file.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Spreadsheets, and an import.
  case csv
  /// These programs, which keep books in text files. Their rows come in the order of days.
  case hledger, beancount
}
