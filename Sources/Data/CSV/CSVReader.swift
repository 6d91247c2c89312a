public import Storage

/// Reads a table row by row (RFC 4180).
///
/// Lines end with CRLF, LF or CR, and a quoted cell may contain line breaks. Text after a closing
/// quote is part of the cell; a quote inside an unquoted cell is an ordinary character.
public struct CSVReader {
  private let bytes: [UInt8]
  /// What stands between cells.
  public let separator: UInt8
  private var index = 0
  /// Where the row begins that was read last, its line, and how many cells are before it.
  private var row = (index: 0, line: 1, cellCount: 0)

  /// Whether the last line ends as all others.
  public var endsLine: Bool {
    bytes.last.map { $0 == Self.lineFeed || $0 == Self.carriageReturn } ?? true
  }

  /// How many cells have been read.
  public private(set) var cellCount = 0

  /// How many bytes have been read.
  public var offset: Int { index }

  private var line: Int
  /// How many bytes were gone back over, and may be.
  private var (again, mostAgain) = (0, 0)

  /// How many cells of a row are kept: more than any table of use has.
  private static let cellLimit = 256
  /// What stands around cells that have a separator.
  private let quote: UInt8
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Reads UTF-8; a `separator` of nil is guessed from the first rows.
  ///
  /// `line` is that of the first row. With `mayHaveApostrophes` these are quotes where all of the first rows have them
  /// around cells.
  public init(
    _ bytes: [UInt8], separator: UInt8? = nil, line: Int = 1, mayHaveApostrophes: Bool = false
  ) {
    self.bytes = bytes
    self.line = line
    // Of a file in which each line opens a quote, each row would be all the rest.
    mostAgain = 8 * bytes.count + 16 << 20
    let separator = separator ?? CSVSeparator.guess(bytes)
    self.separator = separator
    let apostrophe = UInt8(ascii: "'")
    let isOther = mayHaveApostrophes && CSVSeparator.areQuotes(apostrophe, in: bytes, separator)
    quote = isOther ? apostrophe : UInt8(ascii: "\"")
  }

  /// Returns the next row, or nil at the end.
  ///
  /// - Throws: `openQuote`.
  public mutating func next() throws(CSVError) -> FileRow? {
    guard index < bytes.count else { return nil }
    let start = line
    row = (index, line, cellCount)
    var cells: [String] = []
    while true {
      let text = try cell()
      cellCount += 1
      if cells.count < Self.cellLimit { cells.append(text) }
      guard index < bytes.count else { break }
      let end = bytes[index]
      index += 1
      if end == separator { continue }
      if end == Self.carriageReturn, index < bytes.count, bytes[index] == Self.lineFeed {
        index += 1
      }
      line += 1
      break
    }
    return FileRow(number: start, cells: cells)
  }

  /// Goes back to the row that was read last, or that could not be read, and past its first line, which
  /// is returned.
  ///
  /// - Throws: `openQuote` where so many rows were long that reading would not come to an end.
  public mutating func skipLine() throws(CSVError) -> Int {
    again += index - row.index
    guard again <= mostAgain else { throw .openQuote(line: row.line) }
    (index, line, cellCount) = row
    while index < bytes.count, !isLineEnd(at: index) { index += 1 }
    index = min(index + 1, bytes.count)
    line += 1
    return row.line
  }

  /// Reads the cell at `index`, and moves `index` to its end.
  private mutating func cell() throws(CSVError) -> String {
    guard index < bytes.count, bytes[index] == quote else { return plain() }
    let start = line
    var text: [UInt8] = []
    index += 1
    while true {
      let begin = index
      while index < bytes.count, bytes[index] != quote {
        if isLineEnd(at: index) { line += 1 }
        index += 1
      }
      guard index < bytes.count else { throw .openQuote(line: start) }
      text += bytes[begin..<index]
      index += 1
      guard index < bytes.count, bytes[index] == quote else { break }
      text.append(quote)
      index += 1
    }
    return String(decoding: text, as: UTF8.self) + plain()
  }

  /// Reads up to the next separator or the end of the line.
  private mutating func plain() -> String {
    let begin = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      index += 1
    }
    return begin == index ? "" : String(decoding: bytes[begin..<index], as: UTF8.self)
  }

  /// True at the last byte of a line break, so that CRLF counts once.
  private func isLineEnd(at index: Int) -> Bool {
    switch bytes[index] {
    case Self.lineFeed: true
    case Self.carriageReturn: index + 1 == bytes.count || bytes[index + 1] != Self.lineFeed
    default: false
    }
  }
}
