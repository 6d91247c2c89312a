public import StatementsDomain
public import Storage

/// Statements in memory: the cells of each line, by path; those of `""` are at every other path.
public struct FixedStatements: StatementRepository {
  private let statements: [String: [[String]]]

  public init(_ statements: [String: [[String]]]) {
    self.statements = statements
  }

  public func read(
    _ path: String, mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    guard let lines = statements[path] ?? statements[""] else { throw .missing }
    var reading = StatementReading(mapping: mapping)
    for (index, cells) in lines.enumerated() {
      reading.receive(StatementLine(number: index + 1, cells: cells))
    }
    return reading.ended()
  }
}
