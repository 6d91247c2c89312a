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
