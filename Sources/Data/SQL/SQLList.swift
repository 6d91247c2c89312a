/// Many values, or rows of values, as one argument of a statement.
///
/// `SQLDialect.list` and `SQLDialect.rows` make a table of it, so that one statement reads or writes many
/// rows. Values are numbers and texts; in a file a text ends before its first U+0000.
public struct SQLList: SQLConvertible {
  public static var expectation: String { String.expectation }

  public static var sqlType: SQLType { .text }

  /// An array in JSON, of values or of arrays of values.
  private let json: String
  /// Whether a text has a U+0000.
  package let hasNUL: Bool

  public var sqlValue: SQLValue { .text(json) }

  public init?(sqlValue: SQLValue) { nil }

  /// A list of single values.
  public init(_ values: some Sequence<some SQLConvertible>) {
    var text = JSONText()
    text.append(values) { value, text in text.append(value.sqlValue) }
    (json, hasNUL) = (text.string, text.hasNUL)
  }

  /// A list of rows; `columns` has the values of one.
  public init<Element>(
    rows: some Sequence<Element>, _ columns: (Element) -> [any SQLConvertible]
  ) {
    var text = JSONText()
    text.append(rows) { row, text in
      text.append(columns(row)) { value, text in text.append(value.sqlValue) }
    }
    (json, hasNUL) = (text.string, text.hasNUL)
  }
}

extension SQLDialect {
  /// A table with the column `value`: the values of a `SQLList`, which is the argument.
  public func list(_ argument: SQLText, of type: SQLType) -> SQLText {
    switch self {
    case .sqlite: "(SELECT value FROM json_each(\(argument)))"
    case .postgresql:
      """
      (SELECT CAST(value AS \(name(of: type))) AS value
        FROM json_array_elements_text(CAST(\(argument) AS json)))
      """
    }
  }

  /// A table with these columns: the rows of a `SQLList`, which is the argument.
  ///
  /// One more column, `position`, counts them from 0.
  public func rows(_ argument: SQLText, _ columns: (name: SQLText, type: SQLType)...) -> SQLText {
    rows(argument, columns)
  }

  /// The same with columns that are put together elsewhere.
  public func rows(_ argument: SQLText, _ columns: [(name: SQLText, type: SQLType)]) -> SQLText {
    let columns = columns.enumerated().map { number, column -> SQLText in
      let number = SQLText(number: number)
      return switch self {
      case .sqlite: "json_extract(value, '$[\(number)]') AS \(column.name)"
      case .postgresql: "CAST(value ->> \(number) AS \(name(of: column.type))) AS \(column.name)"
      }
    }
    return switch self {
    case .sqlite: "(SELECT key AS position, \(.list(columns)) FROM json_each(\(argument)))"
    case .postgresql:
      """
      (SELECT number - 1 AS position, \(.list(columns))
        FROM json_array_elements(CAST(\(argument) AS json)) WITH ORDINALITY AS listed (value, number))
      """
    }
  }

  private func name(of type: SQLType) -> SQLText {
    switch (self, type) {
    case (_, .text): "text"
    case (.sqlite, .boolean), (.sqlite, .integer): "INTEGER"
    case (.sqlite, .real): "REAL"
    case (.postgresql, .boolean): "boolean"
    case (.postgresql, .integer): "bigint"
    case (.postgresql, .real): "float8"
    case (_, .blob): preconditionFailure("A list has no bytes.")
    }
  }
}

extension Connection {
  /// The rows with these ids in this order, without those that do not exist.
  ///
  /// `sql` reads them by their ids, which are the `SQLList` of its only argument, in any order. Many are
  /// read by several statements.
  public final func query<Value: Identifiable>(
    _ sql: SQLText, of ids: [Value.ID], row: (borrowing Row) throws(SQLError) -> Value
  ) throws(SQLError) -> [Value] where Value.ID: SQLConvertible {
    var values: [Value] = []
    values.reserveCapacity(ids.count)
    for ids in ids.batches(of: 10_000) {
      let found = try query(sql, arguments: [SQLList(ids)], row: row)
      if found.lazy.map(\.id).elementsEqual(ids) {
        values += found
      } else {
        let known = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        values += ids.compactMap { known[$0] }
      }
    }
    return values
  }
}

extension Collection {
  /// The elements in parts of so many, the last of which may have fewer: what one statement takes.
  package func batches(of size: Int = 1_000) -> [SubSequence] {
    var batches: [SubSequence] = []
    var rest = self[...]
    while !rest.isEmpty {
      batches.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return batches
  }
}

/// A text of JSON that grows at its end.
private struct JSONText {
  private var bytes: [UInt8] = []
  private(set) var hasNUL = false

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends an array; `item` appends an element of it.
  mutating func append<Element>(
    _ elements: some Sequence<Element>, _ item: (Element, inout JSONText) -> Void
  ) {
    var separator = UInt8(ascii: "[")
    for element in elements {
      bytes.append(separator)
      item(element, &self)
      separator = UInt8(ascii: ",")
    }
    if separator == UInt8(ascii: "[") { bytes.append(separator) }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func append(_ value: SQLValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .integer(let number): bytes += "\(number)".utf8
    case .real(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .text(let text): append(text)
    case .blob: preconditionFailure("A list has no bytes.")
    }
  }

  private mutating func append(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    bytes.append(quote)
    for byte in text.utf8 {
      switch byte {
      case quote, backslash: bytes += [backslash, byte]
      case 0..<0x20:
        if byte == 0 { hasNUL = true }
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
  }
}
