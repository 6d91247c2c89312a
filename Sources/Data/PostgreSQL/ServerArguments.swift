#if PostgreSQL
  internal import SQL

  /// The arguments of a statement as libpq takes them: bytes as they are, all other values as text.
  struct ServerArguments {
    /// In bytes; a text of an argument.
    private static let textLimit = 64 << 20

    /// Texts end in a NUL; nil is NULL.
    private let values: [[UInt8]?]
    /// 1 for bytes, 0 for text.
    private let formats: [Int32]

    init(_ arguments: [any SQLConvertible]) throws(SQLError) {
      values = try arguments.map { argument throws(SQLError) in try Self.bytes(of: argument) }
      formats = arguments.map { type(of: $0).sqlType == .blob ? 1 : 0 }
    }

    private static func bytes(of argument: any SQLConvertible) throws(SQLError) -> [UInt8]? {
      let text: String
      switch argument.sqlValue {
      case .null: return nil
      case .blob(let bytes): return bytes
      case .integer(let number): text = "\(number)"
      case .real(let number): text = "\(number)"
      case .text(let string): text = string
      }
      let hasNUL = (argument as? SQLList)?.hasNUL ?? text.utf8.contains(0)
      guard !hasNUL else { throw .constraint("a text has no NUL") }
      guard text.utf8.count <= textLimit else { throw .constraint("a text is too long") }
      return Array(text.utf8) + [0]
    }

    /// Calls `body` with a pointer to each value, valid during the call, their lengths in bytes, and their
    /// formats.
    func withPointers<Value>(
      _ body: ([UnsafePointer<CChar>?], [Int32], [Int32]) -> Value
    ) -> Value {
      var starts: [Int?] = []
      var all: [UInt8] = []
      for value in values {
        starts.append(value == nil ? nil : all.count)
        all += value ?? []
      }
      // An empty array has no address.
      all.append(0)
      let lengths = values.map { Int32($0?.count ?? 0) }
      return all.withUnsafeBufferPointer { buffer in
        let base = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
        return body(
          starts.map { start in start.flatMap { base?.advanced(by: $0) } }, lengths, formats)
      }
    }
  }
#endif
