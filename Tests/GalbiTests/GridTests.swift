import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What the screens of the app have in common: where their texts begin and end.
@MainActor
struct GridTests {
  nonisolated static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 16), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 30), Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
  ]

  /// The rows with something else in the insets than a mark at the left, a scroll bar at the right, and
  /// rules and borders.
  static func faults(on window: Window) -> [String] {
    let (frame, symbols) = (window.frame(), window.environment.symbols)
    let lines: [Character] =
      [symbols.rule, symbols.vertical] + symbols.corners
    let marks = [symbols.focus, symbols.selection, symbols.moreAbove, symbols.moreBelow]
    let last = frame.size.columns - 1
    func isBlank(_ column: Int, _ row: Int, or others: [Character] = []) -> Bool {
      let (cell, allowed) = (frame[column, row], [" "] + lines + others)
      return cell.columns == 1
        && allowed.contains { $0.unicodeScalars.first?.value == cell.glyph }
    }
    var faults: [String] = []
    // The mark of the first tab is beside its number.
    for row in 0..<frame.size.rows {
      let isLeftBlank =
        isBlank(0, row, or: marks) && isBlank(1, row, or: row == 1 ? [symbols.selection] : [])
      let isRightBlank =
        isBlank(last - 1, row) && isBlank(last, row, or: marks + [symbols.scrollBar])
      if !isLeftBlank || !isRightBlank { faults.append("in the insets: \(frame.lines[row])") }
    }
    return faults
  }
}
