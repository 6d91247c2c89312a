internal import CSheets
internal import Platform
import Storage

/// A workbook of xls (BIFF), read by libfreexl in a child that can open nothing.
///
/// That library has no record of hostile files, so whatever one makes of it ends with the child; what it says is
/// a list of records, which is read as what a stranger says.
enum BinaryWorkbook {
  static func sheets(in bytes: [UInt8], _ limits: SheetLimits) throws(SheetError) -> [FileTable] {
    var answer: UnsafeMutablePointer<UInt8>?
    var count = 0
    let outcome = bytes.withUnsafeBufferPointer {
      galbi_xls_read($0.baseAddress, $0.count, limits.cells, &answer, &count)
    }
    defer { free(answer) }
    switch outcome {
    case galbi_sheet_done: break
    case galbi_sheet_no_library: throw .libraryMissing("libfreexl")
    case galbi_sheet_too_large: throw .tooLarge(.time)
    default: throw .damaged
    }
    return try sheets(said: UnsafeBufferPointer(start: answer, count: count), limits)
  }

  /// How many records are read before the sheets.
  private static let recordLimit = 1 << 16

  /// What the hidden sheets of the stream of a workbook are called, which the library does not say.
  ///
  /// None if all are hidden, or before BIFF8, whose letters are in any code.
  static func hiddenNames(in stream: [UInt8]) -> Set<String> {
    let (start, sheet, end): (UInt16, UInt16, UInt16) = (0x0809, 0x0085, 0x000A)
    guard stream.number16(at: 0) == start, stream.number16(at: 4) == 0x0600 else { return [] }
    var hidden: Set<String> = []
    var isAnyVisible = false
    var place = 0
    for _ in 0..<recordLimit where place + 4 <= stream.count {
      let (kind, length) = (stream.number16(at: place), Int(stream.number16(at: place + 2)))
      if kind == end { break }
      // The place of the sheet, whether it is hidden, its kind, and a name with its length.
      if kind == sheet, length >= 8, place + 4 + length <= stream.count {
        let name = name(in: stream[place + 10..<place + 4 + length])
        if stream[place + 8] & 3 == 0 { isAnyVisible = true } else { hidden.insert(name) }
      }
      place += 4 + length
    }
    return isAnyVisible ? hidden : []
  }

  /// A short text: how many letters, whether they have two bytes each, and the letters.
  private static func name(in bytes: ArraySlice<UInt8>) -> String {
    let bytes = Array(bytes)
    let isWide = bytes[1] & 1 == 1
    let count = min(Int(bytes[0]), (bytes.count - 2) / (isWide ? 2 : 1))
    let units = (0..<count).map {
      isWide ? bytes.number16(at: 2 + $0 * 2) : UInt16(bytes[2 + $0])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether the stream of a workbook begins with a record that says it is encrypted.
  static func isLocked(_ stream: [UInt8]) -> Bool {
    let filePass: UInt16 = 0x002F
    var place = 0
    // It stands behind the first record, or after one that protects from writing.
    for _ in 0..<8 {
      if stream.number16(at: place) == filePass { return true }
      place += 4 + Int(stream.number16(at: place + 2))
    }
    return false
  }

  /// What the child has said.
  static func sheets(
    said bytes: UnsafeBufferPointer<UInt8>, _ limits: SheetLimits
  ) throws(SheetError) -> [FileTable] {
    let raw = UnsafeRawBufferPointer(bytes)
    var builder = SheetBuilder(limits)
    var index = 0
    while index + 13 <= raw.count {
      func number(_ place: Int) -> Int {
        Int(raw.loadUnaligned(fromByteOffset: index + 1 + place * 4, as: UInt32.self))
      }
      let (row, column, length) = (number(0), number(1), number(2))
      let kind = raw[index]
      index += 13
      guard length <= raw.count - index else { throw .damaged }
      let text = String(decoding: raw[index..<index + length], as: UTF8.self)
      index += length
      switch kind {
      case UInt8(ascii: "S"): builder.begin(text)
      case UInt8(ascii: "C"): try builder.put(text, row: row, column: column)
      case UInt8(ascii: "N"):
        try builder.put(NumberText.plain(text) ?? text, row: row, column: column)
      case UInt8(ascii: "M"): throw .tooLarge(.cells)
      case UInt8(ascii: "E"): return builder.ended()
      default: throw .damaged
      }
    }
    throw .damaged
  }
}
