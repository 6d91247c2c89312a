public import Phrases

/// Files in memory, for demos and tests: the lines of statements, and what was exported.
@MainActor public final class FixedStatements {
  private let statements: [String: [[String]]]
  /// By path.
  public private(set) var exports: [String: [LedgerRow]] = [:]

  /// The cells of each line, by path; `""` stands for every other path.
  public init(_ statements: [String: [[String]]] = [:]) {
    self.statements = statements
  }

  public func read(
    _ path: String, mapping: ColumnMapping?
  ) async throws(LedgerError) -> Statement {
    guard let lines = statements[path] ?? statements[""] else { throw .file(.missing) }
    var reading = StatementReading(mapping: mapping)
    for (index, cells) in lines.enumerated() {
      reading.take(StatementLine(number: index + 1, cells: cells))
    }
    return reading.statement()
  }

  public func write(
    to path: String, language: Language, isReplacing: Bool,
    _ next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) async throws(LedgerError) -> Int {
    guard isReplacing || exports[path] == nil && statements[path] == nil else {
      throw .file(.exists)
    }
    var rows: [LedgerRow] = []
    while case let more = try await next(), !more.isEmpty { rows += more }
    exports[path] = rows
    return rows.count
  }
}

// Apart from the methods, which would otherwise lose the class's actor.
extension FixedStatements: StatementWork {}
