import CSV
public import Log
public import StatementsDomain
public import Storage

/// Bank statements in files of comma-separated values.
public struct CSVStatements: StatementRepository {
  private let log: Log
  /// About how many bytes a row has.
  private static let rowBytes = 40

  public init(log: Log) {
    self.log = log
  }

  public func read(
    _ path: String, mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    do throws(StatementError) {
      return try await Self.statement(in: path, mapping, work, within: part)
    } catch {
      // The log has no paths and no data of the user.
      log.warning("ledger", "A file could not be imported: \(error).")
      throw error
    }
  }

  /// Runs off the caller's actor, since a large file takes long.
  @concurrent
  private static func statement(
    in path: String, _ mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    let bytes = try StatementFile.read(path)
    do throws(CSVError) {
      var reader = CSVReader(try CSVText.decoded(bytes))
      var reading = StatementReading(mapping: mapping)
      let rows = bytes.count / rowBytes
      while let row = try reader.next() {
        // A cancelled task stops reading; its result is not used.
        if Task.isCancelled { break }
        work.advance(to: reader.offset / rowBytes, of: rows, within: part)
        reading.take(StatementLine(number: row.line, cells: row.cells))
      }
      return reading.ended()
    } catch {
      switch error {
      case .notText: throw .notText
      case .notUTF8(let line): throw .notUTF8(line: line)
      case .openQuote(let line): throw .openQuote(line: line)
      }
    }
  }
}
