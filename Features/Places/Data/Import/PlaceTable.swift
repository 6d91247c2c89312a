import CSV
import Files
import PlacesDomain
import Storage

/// Reads a file of places part by part.
struct PlaceTable {
  private let file: InputFile
  private var parts = CSVParts(limit: Self.rowLimit)
  private var wide = WideText()
  private var encoding: CSVText.Encoding?
  private var columns: PlaceColumns?
  /// Whether the first row has words that are no known headings.
  private var isUnknown = false
  private var isAtEnd = false
  private(set) var readBytes = 0
  /// How many rows were above those of places.
  private var titles = 0
  private static let mostTitles = 10
  /// Whether headings name the columns.
  private(set) var hasHeadings = false
  private(set) var leftOut = 0
  private(set) var firstLeftOut: [Int] = []

  /// In megabytes.
  static let fileLimit = 1_024
  private static let rowLimit = 65_536
  private static let partLength = 1 << 20
  private static let mostLines = 5

  init(_ path: String) throws(PlaceImportError) {
    do throws(InputFile.Failure) {
      file = try InputFile(path, limit: Self.fileLimit << 20)
    } catch {
      throw PlaceImportError(error)
    }
  }

  var size: Int { file.size }

  /// The places of the next part; nil at the end.
  mutating func next() throws(PlaceImportError) -> [StagedPlace]? {
    guard !isAtEnd else { return nil }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try file.read(Self.partLength)
    } catch {
      throw PlaceImportError(error)
    }
    readBytes += bytes.count
    isAtEnd = bytes.isEmpty
    var places: [StagedPlace] = []
    for part in parts.take(wide.take(bytes)) {
      switch part {
      case .unreadable(let line): leaveOut(line)
      case .rows(let bytes, let line): read(bytes, line: line, into: &places)
      }
    }
    return places
  }

  private mutating func read(_ bytes: [UInt8], line: Int, into places: inout [StagedPlace]) {
    encoding = encoding ?? CSVText.encoding(of: bytes)
    let text = encoding == .cp949 ? CSVText.repaired(cp949: bytes) : bytes
    var reader = CSVReader(text, separator: parts.separator, line: line)
    // Only whole rows come here, so that no quote is open.
    while let row = try? reader.next() {
      guard let columns else {
        begin(row, into: &places)
        continue
      }
      if isUnknown { leaveOut(row.number) } else { take(row, columns, into: &places) }
    }
  }

  /// Takes a row above all places: headings, a title above these, or the first place of a file without headings.
  private mutating func begin(_ row: FileRow, into places: inout [StagedPlace]) {
    // What separates the columns, as a spreadsheet is told it.
    if titles == 0, row.cells.first?.lowercased().hasPrefix("sep=") == true { return }
    columns = PlaceColumns(header: row)
    hasHeadings = columns != nil
    guard columns == nil else { return }
    let count = places.count
    take(row, .usual, into: &places)
    titles += 1
    let isPlace = places.count > count
    guard isPlace || !PlaceColumns.mayBeTitle(row) || titles == Self.mostTitles else { return }
    // Below headings that are not understood no column is known.
    isUnknown = !isPlace && !PlaceColumns.mayBePlace(row)
    columns = .usual
  }

  private mutating func take(
    _ row: FileRow, _ columns: PlaceColumns, into places: inout [StagedPlace]
  ) {
    if let place = columns.place(row) {
      places.append(place)
    } else if row.cells != [""] {
      leaveOut(row.number)
    }
  }

  private mutating func leaveOut(_ line: Int) {
    leftOut += 1
    if firstLeftOut.count < Self.mostLines { firstLeftOut.append(line) }
  }
}

extension PlaceImportError {
  init(_ failure: InputFile.Failure) {
    self =
      switch failure {
      case .missing: .missing
      case .cannotRead: .cannotRead
      case .notFile: .notFile
      case .tooLarge: .tooLarge(limit: PlaceTable.fileLimit)
      case .empty: .empty
      }
  }
}

/// Converts text of a spreadsheet, UTF-16 with a byte order mark, to UTF-8 part by part, with its mark; other
/// text stays as it is.
struct WideText {
  /// Nil before the first part, and false for other text.
  private var isWide: Bool?
  private var isBigEndian = false
  /// What of a part belongs to a character that is not whole yet.
  private var rest: [UInt8] = []

  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    if isWide == nil, !bytes.isEmpty {
      isBigEndian = bytes.starts(with: [0xFE, 0xFF])
      isWide = isBigEndian || bytes.starts(with: [0xFF, 0xFE])
    }
    guard isWide == true else { return bytes }
    let all = rest + bytes
    var units: [UInt16] = []
    units.reserveCapacity(all.count / 2)
    for index in stride(from: 0, to: all.count - 1, by: 2) {
      let (one, other) = (UInt16(all[index]), UInt16(all[index + 1]))
      units.append(isBigEndian ? one << 8 | other : other << 8 | one)
    }
    // At the end of the file nothing more comes.
    let waits = !bytes.isEmpty && units.last.map(UTF16.isLeadSurrogate) ?? false
    if waits { units.removeLast() }
    rest = bytes.isEmpty ? [] : Array(all.suffix(all.count - 2 * units.count))
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
