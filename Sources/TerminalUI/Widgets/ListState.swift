public import Phrases

/// Which row of a list is selected, and which lines are in sight.
public final class ListState: Responder {
  /// The flat index of the selected row; 0 in an empty list.
  public private(set) var selection = 0
  /// The first line in sight; section headers are lines too.
  public private(set) var offset = 0
  /// How many rows there were when the list was drawn last.
  public var count: Int { lines.count }

  /// Called with the flat index when keys have moved the selection.
  public var onSelect: ((Int) -> Void)?
  /// Called with the flat index on Enter; without it Enter is not the list's.
  public var onActivate: ((Int) -> Void)?
  /// Called with the flat indices of the visible rows after a frame that shows others than the one
  /// before, so that rows can be loaded as they are seen.
  public var onVisibleRowsChange: ((Range<Int>) -> Void)?

  private(set) var lines = ListLines(count: 0)
  let drawn = DrawnLines()
  /// Whether a field above it takes the keys: it looks as if it had the focus, and takes none.
  let isDriven: Bool
  /// What Enter does with the selected row, for hints and help; "open" if not given.
  public var activation: Phrase?
  private var visibleLines = 1
  /// Until the list has rows.
  private var awaited: ListPosition?
  /// The visible rows that were reported last.
  private var reportedRows: Range<Int>?
  /// Whether it was drawn last without a row.
  private var isEmpty = false

  public init(activation: Phrase? = nil) {
    self.activation = activation
    isDriven = false
  }

  /// A list that is moved by the keys of another responder.
  init(driven activation: Phrase) {
    self.activation = activation
    isDriven = true
  }

  /// Selects a row, or the last one where there are fewer; the next frame shows it.
  ///
  /// A view calls it when its model says so; `onSelect` is not called.
  public func select(_ row: Int) {
    selection = max(row, 0)
    awaited?.row = selection
  }

  /// Where the user is in the list, for coming back to it.
  public var position: ListPosition {
    awaited ?? ListPosition(row: selection, linesAbove: lines.line(ofRow: selection) - offset)
  }

  /// Comes back to a position as soon as there are rows; a selection in between keeps its row.
  ///
  /// A key that moves the selection ends the waiting. `onSelect` is not called.
  public func comeBack(to position: ListPosition) {
    awaited = position
    selection = position.row
  }

  /// Takes the measures of the frame that is being drawn, and scrolls the selection into sight.
  func layOut(_ newLines: ListLines, visibleLines: Int) {
    if newLines != lines {
      lines = newLines
      drawn.forget()
    }
    isEmpty = count == 0
    self.visibleLines = max(visibleLines, 1)
    if let position = awaited, count > 0 {
      awaited = nil
      selection = position.row
      offset = lines.line(ofRow: min(selection, count - 1)) - position.linesAbove
    }
    selection = min(selection, max(count - 1, 0))
    let line = lines.line(ofRow: selection)
    let isUnderHeader = line > 0 && lines.content(of: line - 1) != .row(selection - 1)
    let top = isUnderHeader ? line - 1 : line
    if top < offset { offset = top }
    if line >= offset + self.visibleLines { offset = line - self.visibleLines + 1 }
    offset = max(min(offset, lines.lineCount - self.visibleLines), 0)
  }

  /// Reports the visible rows of the last frame, if they have changed.
  func visibleRowsDidChange() {
    let rows = rowsInSight
    guard rows != reportedRows else { return }
    reportedRows = rows
    onVisibleRowsChange?(rows)
  }

  /// The rows of the last frame, the flat indices.
  var rowsInSight: Range<Int> {
    let end = min(offset + visibleLines, lines.lineCount)
    guard offset < end, count > 0 else { return 0..<0 }
    let last = row(atOrBefore: end - 1)
    return min(row(atOrAfter: offset), last)..<last + 1
  }

  /// None while the list is empty; an arrow that cannot move the selection is left to others.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    guard !isEmpty else { return [] }
    let half = max(visibleLines / 2, 1)
    let arrows = environment.symbols.isASCII ? "Up/Down" : "↑↓"
    var bindings = [
      KeyBinding(title: TerminalText.move.text(environment.language), label: arrows) {}
    ]
    if let onActivate {
      bindings.append(
        KeyBinding(
          .enter, title: (activation ?? TerminalText.open.phrase).text(environment.language)
        ) {
          if self.count > 0 { onActivate(self.selection) }
        })
    }
    func add(_ keys: Key..., as title: TerminalText, _ row: @escaping @MainActor () -> Int) {
      for key in keys {
        bindings.append(
          KeyBinding(
            moving: key, title: title.text(environment.language), isConfined: onSelect == nil,
            isIdle: key == .up && selection == 0 || key == .down && selection >= count - 1
          ) {
            self.move(to: row())
          })
      }
    }
    add(.down, .character("j"), as: TerminalText.down) { self.selection + 1 }
    add(.up, .character("k"), as: TerminalText.up) { self.selection - 1 }
    add(.pageDown, as: TerminalText.pageDown) { self.selection + self.visibleLines }
    add(.pageUp, as: TerminalText.pageUp) { self.selection - self.visibleLines }
    add(.control("d"), as: TerminalText.halfPageDown) { self.selection + half }
    add(.control("u"), as: TerminalText.halfPageUp) { self.selection - half }
    add(.home, .character("g"), as: TerminalText.first) { 0 }
    add(.end, .character("G"), as: TerminalText.last) { self.count - 1 }
    return bindings
  }

  /// Selects the row of a line in sight, or does what Enter does where it is selected already.
  func click(line: Int, hadFocus: Bool) {
    guard offset + line < lines.lineCount, case .row(let row) = lines.content(of: offset + line)
    else { return }
    if row == selection, hadFocus { onActivate?(row) } else { move(to: row) }
  }

  /// Moves what is in sight by notches of the wheel; the selection goes along only where it would
  /// leave it.
  func turn(by notches: Int) {
    awaited = nil
    let former = selection
    let most = max(lines.lineCount - visibleLines, 0)
    offset = max(min(offset + notches * Mouse.linesPerNotch, most), 0)
    let line = lines.line(ofRow: selection)
    if line < offset {
      selection = row(atOrAfter: offset)
    } else if line >= offset + visibleLines {
      selection = row(atOrBefore: offset + visibleLines - 1)
    }
    if selection != former { onSelect?(selection) }
  }

  private func row(atOrAfter line: Int) -> Int {
    for line in line..<max(lines.lineCount, line) {
      if case .row(let row) = lines.content(of: line) { return row }
    }
    return max(count - 1, 0)
  }

  private func row(atOrBefore line: Int) -> Int {
    for line in (0...max(line, 0)).reversed() where line < lines.lineCount {
      if case .row(let row) = lines.content(of: line) { return row }
    }
    return 0
  }

  func move(to row: Int) {
    let row = max(min(row, count - 1), 0)
    awaited = nil
    guard row != selection else { return }
    selection = row
    onSelect?(row)
  }
}
