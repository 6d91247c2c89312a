/// The current row of a statement, valid only inside the closure it is passed to.
public struct Row: ~Copyable {
  private let source: any RowSource
  private let count: Int

  public init(_ source: any RowSource) {
    self.source = source
    count = source.columns.count
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
      if case .some(.some(let text)) = source.text(at: position) { return text }
      return try value(at: try present(position))
    }
  }

  /// A non-generic overload, twice as fast.
  public subscript(_ position: Int) -> Int {
    get throws(SQLError) {
      if case .some(.some(let integer)) = source.integer(at: position) { return Int(integer) }
      return try value(at: try present(position))
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> String? {
    get throws(SQLError) {
      if let text = source.text(at: try present(position)) { return text }
      return try value(at: position) as String
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> Int? {
    get throws(SQLError) {
      if let integer = source.integer(at: try present(position)) { return integer.map { Int($0) } }
      return try value(at: position) as Int
    }
  }

  /// A non-generic overload, many times as fast.
  public subscript(_ position: Int) -> Int64? {
    get throws(SQLError) {
      if let integer = source.integer(at: try present(position)) { return integer }
      return try value(at: position) as Int64
    }
  }

  /// All columns.
  package var values: [SQLValue] { source.columns.indices.map { source.value(at: $0) } }

  private func present(_ position: Int) throws(SQLError) -> Int {
    guard (0..<count).contains(position) else { throw .missingColumn("\(position)") }
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

  /// Nil if the column has something else than text, and a nil inside if it has nothing; faster than `value`.
  func text(at position: Int) -> String??

  /// Nil if the column has something else than a whole number, and a nil inside if it has nothing; faster than
  /// `value`.
  func integer(at position: Int) -> Int64??
}
