public import StatementsDomain

/// Statements in memory.
@MainActor public final class FixedStatements {
  private let statements: [String: [[String]]]

  /// `statements` has the cells of each line, by path; those of `""` are at every other path.
  public init(_ statements: [String: [[String]]]) {
    self.statements = statements
  }

  public func read(
    _ path: String, mapping: ColumnMapping?
  ) async throws(StatementError) -> BankStatement {
    guard let lines = statements[path] ?? statements[""] else { throw .missing }
    var reading = StatementReading(mapping: mapping)
    for (index, cells) in lines.enumerated() {
      reading.take(StatementLine(number: index + 1, cells: cells))
    }
    return reading.statement()
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension FixedStatements: StatementRepository {}
