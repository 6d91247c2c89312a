#if PostgreSQL
  internal import CPostgreSQL
  internal import SQL

  /// All rows of a statement, of which one is current.
  final class ServerResult: RowSource {
    let pointer: OpaquePointer
    private let types: [Oid]
    private let positions: [String: Int]
    let columns: [String]
    let rowCount: Int
    var current = 0

    /// Takes ownership of `pointer`.
    init(_ pointer: OpaquePointer) {
      self.pointer = pointer
      let all = 0..<PQnfields(pointer)
      columns = all.map { column in PQfname(pointer, column).map { String(cString: $0) } ?? "" }
      types = all.map { PQftype(pointer, $0) }
      positions = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
      rowCount = Int(PQntuples(pointer))
    }

    deinit { PQclear(pointer) }

    static func hasFailed(_ pointer: OpaquePointer) -> Bool {
      switch PQresultStatus(pointer) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: false
      default: true
      }
    }

    /// How many rows the statement inserted, changed or deleted; 0 for one that only reads.
    var changeCount: Int {
      let tag = String(cString: PQcmdStatus(pointer))
      guard !tag.hasPrefix("SELECT"), let text = PQcmdTuples(pointer) else { return 0 }
      return Int(String(cString: text)) ?? 0
    }

    func position(of column: String) -> Int? { positions[column] }

    func value(at position: Int) -> SQLValue {
      guard let bytes = bytes(at: position) else { return .null }
      let text = String(decoding: bytes, as: UTF8.self)
      switch types[position] {
      case Types.boolean: return .integer(text == "t" ? 1 : 0)
      case Types.integer2, Types.integer4, Types.integer8:
        return Int64(text).map(SQLValue.integer) ?? .text(text)
      // The sum of integers has this type too.
      case Types.numeric:
        if let number = Int64(text) { return .integer(number) }
        // One that is too great is the greatest.
        if text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) {
          return .integer(text.hasPrefix("-") ? .min : .max)
        }
        return Double(text).map(SQLValue.real) ?? .text(text)
      case Types.real4, Types.real8: return Double(text).map(SQLValue.real) ?? .text(text)
      case Types.bytes: return Self.blob(fromHex: bytes).map(SQLValue.blob) ?? .text(text)
      default: return .text(text)
      }
    }

    func text(at position: Int) -> String?? {
      guard types.indices.contains(position) else { return nil }
      guard let bytes = bytes(at: position) else { return .some(nil) }
      return types[position] == Types.text ? String(decoding: bytes, as: UTF8.self) : nil
    }

    func integer(at position: Int) -> Int64?? {
      guard types.indices.contains(position) else { return nil }
      guard let bytes = bytes(at: position) else { return .some(nil) }
      guard Types.isInteger(types[position]) else { return nil }
      var number: Int64 = 0
      let isNegative = bytes.first == UInt8(ascii: "-")
      for byte in bytes.dropFirst(isNegative ? 1 : 0) {
        guard 0x30...0x39 ~= byte else { return nil }
        // Counted downwards, since the least number has no positive one.
        number = number &* 10 &- Int64(byte &- 0x30)
      }
      return isNegative ? number : -number
    }

    /// The text of a column in the current row; nil for NULL.
    private func bytes(at position: Int) -> UnsafeBufferPointer<UInt8>? {
      let (row, column) = (Int32(current), Int32(position))
      guard PQgetisnull(pointer, row, column) == 0, let start = PQgetvalue(pointer, row, column)
      else { return nil }
      let count = Int(PQgetlength(pointer, row, column))
      return start.withMemoryRebound(to: UInt8.self, capacity: count) {
        UnsafeBufferPointer(start: $0, count: count)
      }
    }

    /// The bytes of a text such as `\x00ff`.
    private static func blob(fromHex text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
      guard text.count % 2 == 0, text.starts(with: Array("\\x".utf8)) else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count / 2 - 1)
      for index in stride(from: 2, to: text.count, by: 2) {
        guard let byte = UInt8(String(decoding: text[index...index + 1], as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(byte)
      }
      return bytes
    }
  }

  /// The numbers of the built-in types, from `pg_type.dat` of PostgreSQL.
  enum Types {
    static let boolean: Oid = 16
    static let bytes: Oid = 17
    static let integer8: Oid = 20
    static let integer2: Oid = 21
    static let integer4: Oid = 23
    static let text: Oid = 25
    static let real4: Oid = 700
    static let real8: Oid = 701
    static let numeric: Oid = 1700

    static func isInteger(_ type: Oid) -> Bool {
      type == integer8 || type == integer4 || type == integer2
    }

    /// The type of an argument.
    static func number(of type: SQLType) -> Oid {
      switch type {
      case .boolean: boolean
      case .integer: integer8
      case .real: real8
      case .text: text
      case .blob: bytes
      }
    }
  }
#endif
