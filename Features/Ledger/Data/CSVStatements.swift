import CSV
public import LedgerDomain
public import Log
public import Phrases

/// Bank statements and exports as files of comma-separated values.
public struct CSVStatements: StatementWork {
  private let log: Log

  public init(log: Log) {
    self.log = log
  }

  public func read(
    _ path: String, mapping: ColumnMapping?
  ) async throws(LedgerError) -> Statement {
    do throws(LedgerFileError) {
      return try await Self.statement(in: path, mapping)
    } catch {
      throw failure(error)
    }
  }

  public func write(
    to path: String, language: Language, isReplacing: Bool,
    _ next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) async throws(LedgerError) -> Int {
    let export: LedgerExportFile
    do throws(LedgerFileError) {
      export = try await Self.begin(path, language, isReplacing)
    } catch {
      throw failure(error)
    }
    do throws(LedgerError) {
      return try await fill(export, next)
    } catch {
      await export.abandon()
      throw error
    }
  }

  private func fill(
    _ export: LedgerExportFile, _ next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) async throws(LedgerError) -> Int {
    var count = 0
    while case let rows = try await next(), !rows.isEmpty {
      if let error = await export.append(rows) { throw failure(error) }
      count += rows.count
    }
    // Nobody waits for it any more.
    guard !Task.isCancelled else { throw .unknown }
    if let error = await export.finish() { throw failure(error) }
    return count
  }

  @concurrent
  private static func begin(
    _ path: String, _ language: Language, _ isReplacing: Bool
  ) async throws(LedgerFileError) -> LedgerExportFile {
    try LedgerExportFile(path, language: language, isReplacing: isReplacing)
  }

  /// Away from the caller's actor: a large file takes its time.
  @concurrent
  private static func statement(
    in path: String, _ mapping: ColumnMapping?
  ) async throws(LedgerFileError) -> Statement {
    let bytes = try LedgerFile.read(path)
    do throws(CSVError) {
      var reader = CSVReader(try CSVText.decoded(bytes))
      var reading = StatementReading(mapping: mapping)
      while let row = try reader.next() {
        reading.take(StatementLine(number: row.line, cells: row.cells))
      }
      return reading.statement()
    } catch {
      switch error {
      case .notText: throw .notText
      case .openQuote(let line): throw .openQuote(line: line)
      }
    }
  }

  /// Paths and data of the user stay out of the log.
  private func failure(_ error: LedgerFileError) -> LedgerError {
    log.warning("ledger", "A file could not be imported or exported: \(error).")
    return .file(error)
  }
}
