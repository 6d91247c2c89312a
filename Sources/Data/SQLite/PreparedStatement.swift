internal import CSQLite
internal import SQL

/// A prepared statement, cached by its connection.
final class PreparedStatement: RowSource {
  let pointer: OpaquePointer
  let columns: [String]
  private let positions: [String: Int]

  /// Takes ownership of `pointer`.
  init(pointer: OpaquePointer) {
    self.pointer = pointer
    columns = (0..<sqlite3_column_count(pointer)).map { position in
      sqlite3_column_name(pointer, position).map { String(cString: $0) } ?? ""
    }
    positions = Dictionary(
      columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  var parameterCount: Int { Int(sqlite3_bind_parameter_count(pointer)) }

  /// Whether it does not change the file.
  var onlyReads: Bool { sqlite3_stmt_readonly(pointer) != 0 }

  func position(of column: String) -> Int? { positions[column] }

  /// Binds an argument, counted from 1; returns the result code.
  func bind(_ value: SQLValue, to number: Int) -> Int32 {
    let number = Int32(number)
    switch value {
    case .null:
      return sqlite3_bind_null(pointer, number)
    case .integer(let value):
      return sqlite3_bind_int64(pointer, number, value)
    case .real(let value):
      return sqlite3_bind_double(pointer, number, value)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          galbi_sqlite_bind_text(pointer, number, bytes.baseAddress, sqlite3_uint64(bytes.count))
        }
      }
    case .blob(let blob):
      return blob.withUnsafeBytes { bytes in
        galbi_sqlite_bind_blob(pointer, number, bytes.baseAddress, sqlite3_uint64(bytes.count))
      }
    }
  }

  /// The value of a column in the current row, counted from 0.
  func value(at position: Int) -> SQLValue {
    let value = value(in: position)
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT:
      return .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      return .text(Self.string(value))
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(value)
      let count = Int(sqlite3_value_bytes(value))
      return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default:
      return .null
    }
  }

  func text(at position: Int) -> String?? {
    let value = value(in: position)
    switch sqlite3_value_type(value) {
    case SQLITE_TEXT: return Self.string(value)
    case SQLITE_NULL: return .some(nil)
    default: return nil
    }
  }

  func integer(at position: Int) -> Int64?? {
    let value = value(in: position)
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: return sqlite3_value_int64(value)
    case SQLITE_NULL: return .some(nil)
    default: return nil
    }
  }

  /// A column in the current row; NULL for one that there is not.
  ///
  /// SQLite calls it unprotected, which makes a difference only for a connection that has a mutex; this one has none,
  /// and one thread at a time. The column is found once, where a question to the statement finds it again each time.
  private func value(in position: Int) -> OpaquePointer? {
    sqlite3_column_value(pointer, Int32(position))
  }

  private static func string(_ value: OpaquePointer?) -> String {
    let start = sqlite3_value_text(value)
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Resets the statement and clears its arguments.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }
}
