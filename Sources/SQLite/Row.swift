/// The row that a statement stands on; it ends with the closure that it is given to.
public struct Row: ~Copyable {
  private let statement: Statement

  init(_ statement: Statement) {
    self.statement = statement
  }

  /// The column of this name, as the statement names it.
  ///
  /// Throws `missingColumn` and `unexpectedValue`.
  public subscript<Value: SQLiteConvertible>(_ column: String) -> Value {
    get throws(SQLiteError) {
      guard let position = statement.position(of: column) else { throw .missingColumn(column) }
      return try value(at: position)
    }
  }

  /// The column at this position, counted from 0.
  ///
  /// Throws `missingColumn` and `unexpectedValue`.
  public subscript<Value: SQLiteConvertible>(_ position: Int) -> Value {
    get throws(SQLiteError) {
      guard statement.columns.indices.contains(position) else {
        throw .missingColumn("\(position)")
      }
      return try value(at: position)
    }
  }

  private func value<Value: SQLiteConvertible>(
    at position: Int
  ) throws(SQLiteError) -> Value {
    let found = statement.value(at: position)
    guard let value = Value(sqliteValue: found) else {
      throw .unexpectedValue(
        column: statement.columns[position], expected: Value.expectation, found: found.kind)
    }
    return value
  }
}
