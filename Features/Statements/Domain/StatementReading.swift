import LedgerDomain

/// Reads a statement line by line.
public struct StatementReading {
  private var mapping: ColumnMapping?
  private var columns: [String] = []
  private var width = 0
  private var entries: [LedgerEntry] = []
  private var invalidLines: [BankStatement.InvalidLine] = []
  private var invalidCount = 0
  private var preamble: [StatementLine] = []

  /// Banks write a name, an account and a period before the headings.
  private static let preambleLimit = 50

  /// Without a mapping it is guessed from the first line that reads as headings.
  public init(mapping: ColumnMapping? = nil) {
    self.mapping = mapping
  }

  public mutating func take(_ line: StatementLine) {
    guard !line.isBlank else { return }
    if let mapping { return read(line, mapping) }
    let guess = ColumnMapping(headings: line.cells, line: line.number)
    guard !guess.isUsable else {
      mapping = guess
      preamble = []
      return read(line, guess)
    }
    preamble.append(line)
    if preamble.count == Self.preambleLimit { readWithoutHeadings() }
  }

  /// The statement in the lines that were taken so far.
  public mutating func statement() -> BankStatement {
    if mapping == nil { readWithoutHeadings() }
    let numbers = (columns.count..<max(width, columns.count)).map { "\($0 + 1)" }
    return BankStatement(
      columns: columns + numbers, mapping: mapping ?? ColumnMapping(), entries: entries,
      invalidLines: invalidLines, invalidCount: invalidCount)
  }

  /// Leaves it to the user to say which column is which.
  private mutating func readWithoutHeadings() {
    let mapping = ColumnMapping()
    self.mapping = mapping
    for line in preamble { read(line, mapping) }
    preamble = []
  }

  private mutating func read(_ line: StatementLine, _ mapping: ColumnMapping) {
    guard line.number >= mapping.headingLine else { return }
    width = max(width, line.cells.count)
    guard line.number > mapping.headingLine else {
      columns = line.cells
      return
    }
    guard mapping.isUsable else { return }
    do throws(StatementValidationError) {
      entries.append(try line.entry(mapping))
    } catch {
      invalidCount += 1
      guard invalidLines.count < BankStatement.invalidLimit else { return }
      invalidLines.append(BankStatement.InvalidLine(number: line.number, error: error))
    }
  }
}
