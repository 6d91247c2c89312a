import Platform
import TerminalUI

/// Stands for a terminal: compares each frame with the one before, row by row, as the screen does.
@MainActor
final class ShownRows {
  private var size = Size.zero
  private var shown: [Cell] = []

  /// The number of rows that differ.
  func show(_ buffer: Buffer) -> Int {
    if buffer.size != size {
      size = buffer.size
      shown = Array(
        repeating: Cell(glyph: 0, style: .plain, columns: 1), count: size.columns * size.rows)
    }
    let columns = size.columns
    return shown.withUnsafeMutableBufferPointer { shown in
      var changed = 0
      for row in 0..<buffer.size.rows {
        guard let old = shown.baseAddress.map({ $0 + row * columns }) else { continue }
        buffer.withRow(row) { cells in
          guard let new = cells.baseAddress else { return }
          let count = cells.count * MemoryLayout<Cell>.stride
          guard memcmp(new, old, count) != 0 else { return }
          memcpy(old, new, count)
          changed += 1
        }
      }
      return changed
    }
  }
}

/// A frame that is not the one that a measure is about.
struct WrongFrame: Error, CustomStringConvertible {
  let rows: Int
  let expected: String

  var description: String { "\(rows) rows changed, not \(expected)" }
}
