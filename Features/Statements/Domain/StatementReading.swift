import LedgerDomain
import Phrases

/// Reads a statement line by line.
public struct StatementReading {
  private var statement = BankStatement()
  /// Whether it is known which columns hold what, or that there are no headings.
  private var isMapped: Bool
  /// How many cells the longest line has.
  private var width = 0
  private var preamble: [StatementLine] = []
  /// Of an export of Galbi.
  private var accountColumn: Int?

  /// Banks write a name, an account and a period before the headings.
  private static let preambleLimit = 50

  /// Without a mapping it is guessed from the first line that reads as headings.
  public init(mapping: ColumnMapping? = nil) {
    isMapped = mapping != nil
    if let mapping { statement.mapping = mapping }
  }

  public mutating func take(_ line: StatementLine) {
    guard !line.isBlank else { return }
    if isMapped { return read(line) }
    let guess = ColumnMapping(headings: line.cells, line: line.number)
    guard !guess.hasHeadings else {
      statement.bank = BankName.found(in: preamble)
      statement.mapping = guess
      isMapped = true
      preamble = []
      return read(line)
    }
    preamble.append(line)
    if preamble.count == Self.preambleLimit { readWithoutHeadings() }
  }

  /// The statement in the lines that were taken; there are no more.
  public consuming func ended() -> BankStatement {
    if !isMapped { readWithoutHeadings() }
    let count = statement.columns.count
    statement.columns += (count..<max(width, count)).map { "\($0 + 1)" }
    return statement
  }

  /// Leaves it to the user to say which column is which.
  private mutating func readWithoutHeadings() {
    isMapped = true
    for line in preamble { read(line) }
    preamble = []
  }

  private mutating func read(_ line: StatementLine) {
    let mapping = statement.mapping
    guard line.number >= mapping.headingLine else { return }
    width = max(width, line.cells.count)
    guard line.number > mapping.headingLine else {
      statement.columns = line.cells.map { $0.prefix(fitting: StatementLine.quoted) }
      statement.isExport = ExportColumn.areHeadings(line.cells)
      accountColumn =
        statement.isExport ? ExportColumn.allCases.firstIndex(of: .account) : nil
      return
    }
    guard mapping.isUsable else { return }
    do throws(StatementValidationError) {
      // An amount with a comma and no quotes would be read as two cells.
      let count = statement.columns.count
      let isKnown = StatementRole.allCases.allSatisfy { mapping[$0] ?? 0 < count }
      if mapping.hasHeadings, isKnown, line.isLonger(than: count) { throw .tooManyCells }
      statement.entries.append(try line.entry(mapping, accountColumn: accountColumn))
    } catch {
      statement.invalidCount += 1
      guard statement.invalidLines.count < BankStatement.invalidLimit else { return }
      statement.invalidLines.append(BankStatement.InvalidLine(number: line.number, error: error))
    }
  }
}
