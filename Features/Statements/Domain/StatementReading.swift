import LedgerDomain
import Phrases
import WalletDomain

/// Reads a statement line by line.
public struct StatementReading {
  private var statement = BankStatement()
  /// Whether it is known which columns hold what, or that there are no headings.
  private var isMapped: Bool
  /// Whether the mapping is not the user's.
  private let isGuessed: Bool
  /// How many cells the longest line has.
  private var width = 0
  /// The cells of the first line.
  private var first: [String] = []
  private var preamble: [StatementLine] = []
  private var columns = StatementColumns()
  private var lines: [ReadLine] = []
  /// Lines with days such as 11/20/2026, which are read when all are known.
  private var undecided: [StatementLine] = []

  /// Banks write a name, an account and a period before the headings.
  private static let preambleLimit = 50

  /// Without a mapping it is guessed from the first line that reads as headings.
  public init(mapping: ColumnMapping? = nil) {
    isMapped = mapping != nil
    isGuessed = mapping == nil
    if let mapping { statement.mapping = mapping }
  }

  public mutating func receive(_ line: StatementLine) {
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
    let decision = DayDecision(undecided, statement.mapping)
    (statement.dayOrder, statement.dayOrders) = (decision.order, decision.choices)
    for line in undecided { add(line, in: decision.order) }
    lines.sort { $0.number < $1.number }
    if isNewestFirst { lines.reverse() }
    readCharges()
    statement.opening = opening
    let (mapping, isSigned) = (statement.mapping, statement.mapping[.spent] == nil)
    let refunded = PartialCancellations.refunded(lines)
    statement.unclearCount = refunded.unclear
    statement.entries = CancelledApprovals.paired(
      refunded.lines, isCard: mapping[.received] == nil && (columns.isCard || !isSigned))
    statement.invalidLines.sort { $0.number < $1.number }
    let count = statement.columns.count
    statement.columns += (count..<max(width, count)).map { column in
      // Without headings the first line says what a column has.
      let sample = first.indices.contains(column) ? first[column] : ""
      return "\(column + 1)" + (sample.isEmpty ? "" : ": \(sample.prefix(fitting: 20))")
    }
    return statement
  }

  /// Takes the amounts of a card's statement for what was spent, if most of them have no sign.
  private mutating func readCharges() {
    let column = statement.mapping[.amount]
    guard isGuessed, columns.isCard, column != nil, statement.mapping[.spent] == nil,
      statement.mapping[.received] == nil,
      2 * lines.count(where: { $0.entry.entry.amount > .zero }) > lines.count
    else { return }
    (statement.mapping[.spent], statement.mapping[.amount]) = (column, nil)
    for index in lines.indices { lines[index].entry = lines[index].entry.reversed }
  }

  /// Whether the lines go back in time rather than on.
  private var isNewestFirst: Bool {
    zip(lines, lines.dropFirst()).reduce(0) { count, pair in
      let (one, next) = (pair.0.instant, pair.1.instant)
      return one == next ? count : count + (one > next ? 1 : -1)
    } > 0
  }

  /// What the first line says that was there before, if the balances of all lines follow from it, so that
  /// their order is known.
  private var opening: Won? {
    guard let first = lines.first, let after = first.balance else { return nil }
    var balance = after - first.entry.entry.amount
    let opening = balance
    guard LedgerAccounts.openings.contains(opening.amount) else { return nil }
    for line in lines {
      balance = balance + line.entry.entry.amount
      guard line.balance == balance else { return nil }
    }
    return opening
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
    if first.isEmpty { first = line.cells }
    guard line.number > mapping.headingLine else {
      statement.columns = line.cells.map { $0.prefix(fitting: StatementLine.quoted) }
      statement.isExport = ExportColumn.areHeadings(line.cells)
      columns = StatementColumns(
        line.cells,
        account: statement.isExport ? ExportColumn.allCases.firstIndex(of: .account) : nil)
      return
    }
    guard mapping.isUsable else { return }
    if line.needsOrder(mapping) { undecided.append(line) } else { add(line) }
  }

  private mutating func add(_ line: StatementLine, in order: DayOrder? = nil) {
    let mapping = statement.mapping
    do throws(StatementValidationError) {
      // An amount with a comma and no quotes would be read as two cells.
      let count = statement.columns.count
      let isKnown = StatementRole.allCases.allSatisfy { mapping[$0] ?? 0 < count }
      if mapping.hasHeadings, isKnown, line.isLonger(than: count) { throw .tooManyCells }
      lines.append(try line.entry(mapping, columns, in: order))
    } catch {
      refuse(line.number, error)
    }
  }

  private mutating func refuse(_ number: Int, _ error: StatementValidationError) {
    statement.invalidCount += 1
    guard statement.invalidLines.count < BankStatement.invalidLimit else { return }
    statement.invalidLines.append(BankStatement.InvalidLine(number: number, error: error))
  }

  /// A line has a quote that is never closed; the next row is that of the next line.
  public mutating func takeOpenQuote(inLine number: Int) { refuse(number, .openQuote) }

  /// Whether headings are known, below which there are entries.
  public var hasHeadings: Bool { !statement.columns.isEmpty }

  /// Whether a cell goes on over a line that is a row itself, so that its quote was never meant to end
  /// there; `separator` stands between cells.
  public func swallowsRow(_ cells: [String], separator: Character) -> Bool {
    guard isMapped, !statement.isExport else { return false }
    return cells.contains { cell in
      let lines = cell.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.dropFirst().contains { line in
        let cells = line.split(separator: separator, omittingEmptySubsequences: false)
        return cells.count >= max(statement.columns.count - 1, 2)
          && cells.contains { text in
            let text = String(text).filter { $0 != "\"" }
            return DayText.read(text) != nil || DayText.needsOrder(text)
          }
      }
    }
  }
}
