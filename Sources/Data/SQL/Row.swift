/// The current row of a statement, valid only inside the closure it is passed to.
public struct Row: ~Copyable {
  private let source: any RowSource

  public init(_ source: any RowSource) {
    self.source = source
  }

  /// The column with this name in the statement's result.
  ///
  /// Throws `missingColumn` and `unexpectedValue`.
  public subscript<Value: SQLConvertible>(_ column: String) -> Value {
    get throws(SQLError) {
      guard let position = source.position(of: column) else { throw .missingColumn(column) }
      return try value(at: position)
    }
  }

  /// The column at this position, counted from 0.
  ///
  /// Throws `missingColumn` and `unexpectedValue`.
  public subscript<Value: SQLConvertible>(_ position: Int) -> Value {
    get throws(SQLError) {
      try value(at: try present(position))
    }
  }

  /// A non-generic overload, twice as fast.
  public subscript(_ position: Int) -> String {
    get throws(SQLError) {
      if let text = source.text(at: position) { return text }
      return try value(at: try present(position))
    }
  }

  /// A non-generic overload, twice as fast.
  public subscript(_ position: Int) -> Int {
    get throws(SQLError) {
      if let integer = source.integer(at: position) { return Int(integer) }
      return try value(at: try present(position))
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> String? {
    get throws(SQLError) {
      if let text = source.text(at: position) { return text }
      return source.isNull(at: try present(position)) ? nil : try value(at: position)
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> Int? {
    get throws(SQLError) {
      if let integer = source.integer(at: position) { return Int(integer) }
      return source.isNull(at: try present(position)) ? nil : try value(at: position)
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> Int64? {
    get throws(SQLError) {
      if let integer = source.integer(at: position) { return integer }
      return source.isNull(at: try present(position)) ? nil : try value(at: position)
    }
  }

  /// All columns.
  package var values: [SQLValue] { source.columns.indices.map { source.value(at: $0) } }

  private func present(_ position: Int) throws(SQLError) -> Int {
    guard source.columns.indices.contains(position) else { throw .missingColumn("\(position)") }
    return position
  }

  private func value<Value: SQLConvertible>(
    at position: Int
  ) throws(SQLError) -> Value {
    let found = source.value(at: position)
    guard let value = Value(sqlValue: found) else {
      throw .unexpectedValue(
        column: source.columns[position], expected: Value.expectation, found: found.kind)
    }
    return value
  }
}

/// The current row of a statement, as a kind of database has it.
///
/// Columns are counted from 0.
public protocol RowSource: AnyObject {
  var columns: [String] { get }

  func position(of column: String) -> Int?

  func value(at position: Int) -> SQLValue

  /// Whether a column that there is has no value.
  func isNull(at position: Int) -> Bool

  /// Nil if the column is no text, or there is none; faster than `value`.
  func text(at position: Int) -> String?

  /// Nil if the column is no whole number, or there is none; faster than `value`.
  func integer(at position: Int) -> Int64?
}
