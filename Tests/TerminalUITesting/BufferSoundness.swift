public import TerminalUI

extension Buffer {
  /// Whether each wide cell has its right half behind it, no half stands alone, and no scalar in it
  /// could command a terminal.
  public var isSound: Bool { fault == nil }

  /// What is wrong with the first unsound cell, and where.
  public var fault: String? {
    var harmless: Set<UInt32> = []
    for row in 0..<size.rows {
      if let fault = withRow(row, { fault(of: $0, &harmless) }) {
        return "\(fault) of row \(row) at \(size)"
      }
    }
    return nil
  }

  /// `harmless` remembers the glyphs that have been looked at.
  private func fault(
    of cells: UnsafeBufferPointer<Cell>, _ harmless: inout Set<UInt32>
  ) -> String? {
    // A plain loop: debug tests look at millions of cells.
    var column = 0
    var isHalf = false
    while column < cells.count {
      let cell = cells[column]
      if (cell.columns == 0) != isHalf { return "half a wide character in column \(column)" }
      if cell.columns > 2 { return "\(cell.columns) columns in column \(column)" }
      isHalf = cell.columns == 2
      if cell.glyph < 0x20 || cell.glyph > 0x7E, let fault = fault(of: cell.glyph, &harmless) {
        return "\(fault) in column \(column)"
      }
      column += 1
    }
    return isHalf ? "half a wide character at the end" : nil
  }

  private func fault(of glyph: UInt32, _ harmless: inout Set<UInt32>) -> String? {
    guard harmless.insert(glyph).inserted else { return nil }
    let scalars = clusters.scalars(of: glyph)
    if scalars.isEmpty { return "nothing that can be drawn" }
    let isHarmless = scalars.allSatisfy { scalar in
      ControlCharacters.escaped(String(scalar)) == String(scalar)
    }
    return isHarmless ? nil : "a control character"
  }
}
