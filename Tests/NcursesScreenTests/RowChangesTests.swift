import Expectations
import Testing

@testable import NcursesScreen
@testable import TerminalUI

@MainActor struct RowChangesTests {
  private static let columns = 12

  @Test(arguments: [
    ("", "", 0..<0), ("same", "same", 0..<0), ("row 1", "row 2", 4..<5), ("", "text", 0..<4),
    ("a longer text", "a", 2..<12), ("one two", "ono tvo", 2..<6),
    // The right halves of two wide characters are the same; the characters are taken whole.
    ("x가", "x나", 1..<3), ("가나다", "가라다", 2..<4), ("가나", "나가", 0..<4),
    ("a가b", "가ab", 0..<3), ("가가", "a가a", 0..<4), ("가", "ab", 0..<2), ("ab", "가", 0..<2),
  ])
  func `a row differs from its first changed character to its last one`(
    old: String, new: String, columns: Range<Int>
  ) {
    let changes = changes(from: row(old), to: row(new))
    expectEqual((changes.isEmpty ? 0..<0 : changes), columns)
  }

  @Test func `a half of a character that looks different takes the other half with it`() {
    let old = row("a가b")
    for half in 1...2 {
      let new = row("a가b")
      new[half, 0].style.isBold = true
      expectEqual(changes(from: old, to: new), 1..<3)
    }
  }

  private func row(_ text: String) -> Buffer {
    let buffer = Buffer(size: Size(columns: Self.columns, rows: 1))
    var pen = Pen(buffer.row(0), clip: 0..<Self.columns, column: 0, style: .plain)
    for scalar in text.unicodeScalars { pen.put(scalar.value, columns: scalar.isASCII ? 1 : 2) }
    return buffer
  }

  private func changes(from old: Buffer, to new: Buffer) -> Range<Int> {
    old.withRow(0) { old in new.withRow(0) { new in new.changes(from: old) } }
  }
}
