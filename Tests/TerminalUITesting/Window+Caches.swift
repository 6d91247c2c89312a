public import TerminalUI

extension Window {
  /// Where the frame differs from one that is drawn without what was remembered of earlier ones.
  public var cacheFault: String? {
    let shown = frame()
    let (frame, caret) = drawAnew()
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns where shown[column, row] != frame[column, row] {
        return "Column \(column) of row \(row) is not as drawn from nothing."
      }
    }
    return caret == self.caret ? nil : "The caret is not as drawn from nothing."
  }
}
