import CSV
import Files
import FoundationEssentials
import LedgerDomain
public import Log
public import Secrets
import Sheets
public import StatementsDomain
public import Storage
public import Time

/// Bank statements in files: of comma-separated values, or what else a bank gives, by their first bytes.
public struct FileStatements: StatementRepository {
  private let log: Log
  private let today: @Sendable () -> Day?
  /// About how many bytes a row has.
  private static let rowBytes = 40
  /// As of a file of any other kind.
  private static let cellLimit = SheetLimits().cells

  /// `today` tells which days are still to come.
  public init(log: Log, today: @escaping @Sendable () -> Day? = { nil }) {
    (self.log, self.today) = (log, today)
  }

  public func read(
    _ path: String, password: Secret?, mapping: ColumnMapping?, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    do throws(StatementError) {
      let today = today()
      let statement = try await LongWork.apart { () async throws(StatementError) in
        try await Self.statement(in: path, password, mapping, today, work, within: part)
      }
      if !statement.missing.isEmpty { throw .missingColumns(statement.missing) }
      if let currency = statement.currency { throw .otherCurrency(currency) }
      if let fraction = statement.fraction { throw .fractions(fraction) }
      return statement
    } catch {
      guard error != .ledger(.cancelled) else { throw error }
      // The log has no paths and no data of the user.
      let kind = if case .other = error { "other kind" } else { "\(error)" }
      log.warning("ledger", "A file could not be imported: \(kind).")
      throw error
    }
  }

  /// The next row; a line with a quote that is never closed, or only in a later row, is passed over and
  /// told.
  ///
  /// Throws if there are no headings before that line: the file is not understood then.
  private static func next(
    _ reader: inout CSVReader, _ reading: inout StatementReading
  ) throws(CSVError) -> FileRow? {
    let separator = Character(Unicode.Scalar(reader.separator))
    while !Task.isCancelled {
      do throws(CSVError) {
        guard let row = try reader.next() else { return nil }
        guard reading.swallowsRow(row.cells, separator: separator) else { return row }
      } catch {
        guard reading.hasHeadings else { throw error }
      }
      reading.takeOpenQuote(inLine: try reader.skipLine())
    }
    return nil
  }

  /// Runs off the caller's actor, since a large file takes long.
  @concurrent
  private static func statement(
    in path: String, _ password: Secret?, _ mapping: ColumnMapping?, _ today: Day?,
    _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return try await statement(
      try StatementFile.read(path), name, password, mapping, today, work, within: part)
  }

  /// The statement in a file with a name, which may be the only one in a zip.
  @concurrent
  private static func statement(
    _ bytes: [UInt8], _ file: String, _ password: Secret?, _ mapping: ColumnMapping?, _ today: Day?,
    _ work: LongWork, within part: ClosedRange<Int>, isPacked: Bool = false
  ) async throws(StatementError) -> BankStatement {
    if let other = OtherFile(certainly: bytes) { throw .other(other) }
    do throws(StatementError) {
      return try await checked(bytes, file, password, mapping, today, work, within: part)
    } catch {
      let mayBeOther =
        switch error {
        case .noTable, .noStatement, .notText, .notUTF8, .openQuote, .longCell, .declarations: true
        default: false
        }
      guard mayBeOther else { throw error }
      if error == .noTable, let packed = try SheetStatements.unpacked(bytes) {
        guard !isPacked else { throw .other(.package("ZIP", [])) }
        return try await statement(
          packed.bytes, packed.name, password, mapping, today, work, within: part, isPacked: true)
      }
      throw OtherFile(likely: bytes).map(StatementError.other) ?? error
    }
  }

  @concurrent
  private static func checked(
    _ bytes: [UInt8], _ file: String, _ password: Secret?, _ mapping: ColumnMapping?, _ today: Day?,
    _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    let statement = try await read(bytes, file, password, mapping, today, work, within: part)
    guard !Task.isCancelled else { throw .ledger(.cancelled) }
    // What no choice of columns makes entries of.
    guard statement.columns.count > 1 || !statement.entries.isEmpty || statement.invalidCount > 0
    else {
      throw statement.columns.isEmpty ? .empty : .noTable
    }
    if statement.hasNothingToChoose, statement.currency == nil { throw .noStatement }
    return statement
  }

  @concurrent
  private static func read(
    _ bytes: [UInt8], _ file: String, _ password: Secret?, _ mapping: ColumnMapping?, _ today: Day?,
    _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    let name = file.split(separator: ".").first.map(String.init) ?? ""
    func decode(_ text: String) -> ExportRecord? {
      try? JSONDecoder().decode(ExportRecord.self, from: Data(text.utf8))
    }
    if let sheets = try SheetStatements.sheets(in: bytes, password) {
      return BankStatement.read(
        sheets, mapping: mapping, isLocked: password != nil, today: today, file: name,
        decoding: decode)
    }
    let read: BankStatement?
    var long: Int?
    do throws(CSVError) {
      var reader = CSVReader(try CSVText.decoded(bytes), mayHaveApostrophes: true)
      var reading = StatementReading(
        mapping: mapping, today: today, file: name, decoding: decode)
      let rows = bytes.count / rowBytes
      // A cancelled task stops reading; its result is not used.
      while reader.cellCount <= cellLimit, !Task.isCancelled,
        let row = try next(&reader, &reading)
      {
        work.advance(to: reader.offset / rowBytes, of: rows, within: part)
        guard !reading.isTooLong(row) else {
          long = row.number
          break
        }
        reading.receive(row)
      }
      read = reader.cellCount > cellLimit ? nil : reading.ended(isOpen: !reader.endsLine)
    } catch {
      switch error {
      case .notText: throw .notText
      case .notUTF8(let line): throw .notUTF8(line: line)
      case .openQuote(let line): throw .openQuote(line: line)
      }
    }
    if let long { throw .longCell(line: long, limit: StatementReading.longestCell) }
    if let read { return read }
    throw .tooMuch(.cells)
  }
}

/// A file whose path the user has typed.
enum StatementFile {
  /// Returns all bytes of a file.
  static func read(_ path: String) throws(StatementError) -> [UInt8] {
    do throws(InputFile.Failure) {
      let file = try InputFile(path, limit: StatementError.fileLimit << 20)
      return try file.read(file.size)
    } catch {
      switch error {
      case .missing: throw .missing
      case .cannotRead: throw .cannotRead
      case .notFile: throw .notFile
      case .tooLarge: throw .tooLarge(limit: StatementError.fileLimit)
      case .empty: throw .empty
      }
    }
  }
}
