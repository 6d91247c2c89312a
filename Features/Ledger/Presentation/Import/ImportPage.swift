import TerminalUI

/// What a file has: how much is new, which column holds what, the first entries, the wrong lines.
struct ImportPage: Widget {
  let counts: any Widget
  /// What the user chooses, and what comes of it.
  let mapping: [any Widget]
  let faultTitle: any Widget
  /// Nil where no line is wrong.
  let faults: List?
  let faultCount: Int
  let notice: (any Widget)?
  let answers: ButtonGroup
  let scroll: ScrollState

  private static let columns = 56
  /// In so few rows the wrong lines have no title, and in the fewest all is scrolled.
  private static let (fewRows, fewestRows) = (8, 5)
  /// Of the wrong lines so many are in sight at once.
  private static let faultRows = 4

  func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = mapping.count + 4 + (faults == nil ? 0 : min(faultCount, Self.faultRows) + 1)
    return Size(
      columns: min(Self.columns, offered.columns), rows: min(rows, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    guard size.rows >= Self.fewestRows else { return drawScrolled(on: canvas) }
    let isLow = size.rows < Self.fewRows
    var parts: [Part] = [
      .intrinsic(counts),
      .flexible(Scroll(scroll, Rows(mapping.map { Part.intrinsic($0) })), minimum: 1),
    ]
    if let faults {
      if !isLow { parts.append(.fixed(1, faultTitle)) }
      parts.append(.fixed(min(faultCount, isLow ? 1 : Self.faultRows), faults))
    }
    if let notice { parts.append(.intrinsic(notice)) }
    parts.append(.fixed(answers.rows(in: size.columns, canvas.environment), answers))
    Rows(parts).draw(on: canvas)
  }

  private func drawScrolled(on canvas: Canvas) {
    var parts = ([counts] + mapping).map { Part.intrinsic($0) }
    if let faults { parts.append(.fixed(1, faults)) }
    if let notice { parts.append(.intrinsic(notice)) }
    parts.append(.intrinsic(answers))
    Scroll(scroll, Rows(parts)).draw(on: canvas)
  }

  func describe(to speech: Speech) {
    counts.describe(to: speech)
    for line in mapping { line.describe(to: speech) }
    if let faults {
      faultTitle.describe(to: speech)
      faults.describe(to: speech)
    }
    notice?.describe(to: speech)
    answers.describe(to: speech)
  }
}
