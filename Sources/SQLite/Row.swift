/// The current row of a statement, valid only inside the closure it is passed to.
public struct Row: ~Copyable {
  private let statement: PreparedStatement

  init(_ statement: PreparedStatement) {
    self.statement = statement
  }

  /// The column with this name in the statement's result.
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
      try value(at: try present(position))
    }
  }

  /// A non-generic overload, twice as fast.
  public subscript(_ position: Int) -> String {
    get throws(SQLiteError) {
      if let text = statement.text(at: position) { return text }
      return try value(at: try present(position))
    }
  }

  /// A non-generic overload, twice as fast.
  public subscript(_ position: Int) -> Int {
    get throws(SQLiteError) {
      if let integer = statement.integer(at: position) { return Int(integer) }
      return try value(at: try present(position))
    }
  }

  private func present(_ position: Int) throws(SQLiteError) -> Int {
    guard statement.columns.indices.contains(position) else { throw .missingColumn("\(position)") }
    return position
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
