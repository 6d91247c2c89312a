/// Cuts a table that is read part by part where a row ends, so that a table of any length takes little
/// memory.
///
/// Works on UTF-8 and on CP949, in which separators, quotes and line ends are the bytes of ASCII.
public struct CSVParts {
  public enum Part: Equatable {
    /// Whole rows, and the line of the first one, counted from 1.
    case rows([UInt8], line: Int)
    /// A row that is longer than the limit, or has a quote that nothing closes; the next row begins
    /// with the next line.
    case unreadable(line: Int)
  }

  private enum State {
    case cellStart, plain, quoted, afterQuote
  }

  public private(set) var separator: UInt8?
  private let limit: Int
  private var rest: [UInt8] = []
  /// How many bytes of `rest` were scanned.
  private var scanned = 0
  private var state = State.cellStart
  private var line = 1
  /// Whether the line that goes on was too long.
  private var isSkipping = false

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// `limit` is that of a row, in bytes.
  public init(limit: Int) {
    self.limit = limit
  }

  /// Returns what is whole with the next bytes; empty ones are the end of the table.
  public mutating func take(_ bytes: [UInt8]) -> [Part] {
    let isEnd = bytes.isEmpty
    if separator == nil {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        rest = Array(bytes.dropFirst(3))
      } else {
        rest = bytes
      }
      separator = CSVSeparator.guess(rest)
    } else {
      rest += bytes
    }
    var parts: [Part] = []
    while true {
      if isSkipping { skipLine() }
      if let end = lastEnd(isEnd: isEnd) { parts.append(cut(end)) }
      let isOpen = isEnd ? state == .quoted : rest.count > limit
      guard isOpen, !rest.isEmpty, !isSkipping else { return parts }
      parts.append(.unreadable(line: line))
      isSkipping = true
    }
  }

  /// Removes bytes up to the next line end, or all of them.
  private mutating func skipLine() {
    (scanned, state) = (0, .cellStart)
    guard let end = rest.firstIndex(of: Self.lineFeed) else { return rest.removeAll() }
    rest.removeSubrange(...end)
    line += 1
    isSkipping = false
  }

  private mutating func cut(_ end: Int) -> Part {
    let rows = Array(rest[..<end])
    rest.removeSubrange(..<end)
    scanned -= end
    defer { line += Self.lineCount(of: rows) }
    return .rows(rows, line: line)
  }

  /// Scans what is new; returns the end of the last whole row.
  private mutating func lastEnd(isEnd: Bool) -> Int? {
    var end: Int?
    rest.withUnsafeBufferPointer { bytes in
      while scanned < bytes.count {
        let byte = bytes[scanned]
        if state == .quoted {
          if byte == Self.quote { state = .afterQuote }
        } else if byte == Self.quote, state != .plain {
          // A second quote inside quotes is an ordinary character.
          state = .quoted
        } else if byte == separator {
          state = .cellStart
        } else if byte == Self.lineFeed {
          state = .cellStart
          end = scanned + 1
        } else if byte == Self.carriageReturn {
          // A line feed may follow.
          guard scanned + 1 < bytes.count || isEnd else { return }
          state = .cellStart
          if scanned + 1 == bytes.count || bytes[scanned + 1] != Self.lineFeed {
            end = scanned + 1
          }
        } else {
          state = .plain
        }
        scanned += 1
      }
    }
    return isEnd && state != .quoted && !rest.isEmpty ? rest.count : end
  }

  /// CRLF is one line end.
  private static func lineCount(of rows: [UInt8]) -> Int {
    var (count, last) = (0, 0 as UInt8)
    for byte in rows {
      if byte == carriageReturn || byte == lineFeed && last != carriageReturn { count += 1 }
      last = byte
    }
    return count
  }
}
