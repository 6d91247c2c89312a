/// Understands a statement line by line.
public struct StatementReading {
  private var mapping: ColumnMapping?
  private var columns: [String] = []
  private var width = 0
  private var samples: [[String]] = []
  private var entries: [LedgerEntry] = []
  private var faults: [ImportFault] = []
  private var faultCount = 0
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
    if preamble.count == Self.preambleLimit { giveUpHeadings() }
  }

  /// What has come so far.
  public mutating func statement() -> Statement {
    if mapping == nil { giveUpHeadings() }
    let numbers = (columns.count..<max(width, columns.count)).map { "\($0 + 1)" }
    return Statement(
      columns: columns + numbers, samples: samples, mapping: mapping ?? ColumnMapping(),
      entries: entries, faults: faults, faultCount: faultCount)
  }

  /// The user has to say which column is what.
  private mutating func giveUpHeadings() {
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
    if samples.count < Statement.sampleLimit { samples.append(line.cells) }
    guard mapping.isUsable else { return }
    do throws(ImportFault.Reason) {
      entries.append(try line.entry(mapping))
    } catch {
      faultCount += 1
      if faults.count < Statement.faultLimit {
        faults.append(ImportFault(line: line.number, reason: error))
      }
    }
  }
}
