import CSheets
import Platform
import Storage

@testable import Sheets

/// What one child has said of several workbooks.
struct BinaryWorkbookAnswers {
  /// Of each its sheets; nil for one that is none.
  private(set) var answers: [[FileTable]?] = []

  /// Nil if the child has not ended well; the longest file is first.
  init?(to files: [[UInt8]]) {
    var answer: UnsafeMutablePointer<UInt8>?
    var count = 0
    let outcome = galbi_xls_read_each(
      Array(files.joined()), files.map(\.count), files.count, SheetLimits().cells, &answer, &count)
    defer { free(answer) }
    guard outcome == galbi_sheet_done else { return nil }
    var rest = UnsafeBufferPointer(start: answer, count: count)[...]
    while let own = Self.first(&rest) {
      answers.append(try? BinaryWorkbook.sheets(said: .init(rebasing: own), SheetLimits()))
    }
    guard answers.count == files.count, rest.isEmpty else { return nil }
  }

  /// The records of the first file, to its end; nil for none.
  private static func first(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>)
    -> Slice<UnsafeBufferPointer<UInt8>>?
  {
    var place = rest.startIndex
    while place + 13 <= rest.endIndex {
      let length = UnsafeRawBufferPointer(rest.base)
        .loadUnaligned(fromByteOffset: place + 9, as: UInt32.self)
      let kind = rest.base[place]
      place += 13 + Int(length)
      guard place <= rest.endIndex else { return nil }
      guard "EMF".utf8.contains(kind) else { continue }
      defer { rest = rest[place...] }
      return rest[..<place]
    }
    return nil
  }
}
