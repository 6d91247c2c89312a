public import Phrases

/// The focus and scroll position of a list, and the selection of one that is only read: that of rows with
/// identities belongs to the model.
public final class ListState: Responder {
  /// The flat index of the selected row; 0 in an empty list.
  public private(set) var selection = 0
  /// The first visible line, where section headers count as lines.
  public private(set) var offset = 0
  /// The number of rows when the list was last drawn.
  public var count: Int { lines.count }

  /// Called with the flat index when keys have moved the selection.
  package var onSelect: ((Int) -> Void)?
  /// Called with the flat index on Enter; if nil, the list does not bind Enter.
  package var onActivate: ((Int) -> Void)?
  /// Called with the flat indices of the visible rows when they have changed, for lazy loading.
  public var onVisibleRowsChange: ((Range<Int>) -> Void)?

  /// What the rows were searched for, which is highlighted in them; `n` and `N` go through them
  /// unless it is blank.
  public var search = "" {
    didSet { if search != oldValue { drawn.clear() } }
  }

  /// Whether `search` has more than blanks.
  var isSearched: Bool { !search.allSatisfy(\.isWhitespace) }

  private(set) var lines = ListLines(count: 0)
  let drawn = DrawnLines()
  /// Whether the keys of another responder move the selection; drawn as if it had the focus.
  let isDriven: Bool
  /// Whether a single click activates a row, as in a menu.
  var isMenu = false
  /// The title of Enter in hints and help; "open" by default.
  public var activation: Phrase?
  /// What the commands call Enter, where its title does not say what it is done with.
  private(set) var activationName: Phrase?
  private var visibleLines = 1
  /// The lines of which at least a part is visible.
  private var begunLines = 1
  /// The lines that a page has; fewer than `visibleLines` in a scrolling area.
  var pageLines = 1
  /// The first line that was in sight when the list was last drawn.
  var firstLine = 0
  /// How many rows after the selected one the next frame has in sight, as far as there is room for them.
  private var revealed = 0
  /// The position to restore when the list has rows.
  private var awaited: ListPosition?
  private var reportedRows: Range<Int>?
  /// Whether it had no rows when last drawn.
  private(set) var isEmpty = false

  /// `activation` is the title of Enter, for a list in which it does something; `name` says also what it is done
  /// with.
  public init(activation: Phrase? = nil, named name: Phrase? = nil) {
    self.activation = activation
    activationName = name
    isDriven = false
  }

  /// A list whose selection is moved by the keys of another responder.
  init(driven activation: Phrase) {
    self.activation = activation
    isDriven = true
    isMenu = true
  }

  /// Goes back to the first row, in a list that is only read.
  public func selectFirst() { select(0) }

  /// Selects a row, limited to the last one in the next frame, without calling `onSelect`.
  package func select(_ row: Int) {
    selection = max(row, 0)
    awaited?.row = selection
  }

  /// Selects the row that its owner has selected, before a frame is drawn.
  func show(selection row: Int) {
    selection = row
    awaited?.row = row
  }

  /// Scrolls to rows that have come after the selected one, in the next frame; that one stays in sight.
  package func reveal(next rows: Int) { revealed = max(rows, 0) }

  /// The position, for restoring it later.
  public var position: ListPosition {
    awaited ?? ListPosition(row: selection, linesAbove: lines.line(ofRow: selection) - offset)
  }

  /// Restores a position when there are rows, without calling `onSelect`.
  ///
  /// Until then `select` changes its row, and keys that move the selection cancel it.
  public func comeBack(to position: ListPosition) {
    awaited = position
    selection = position.row
  }

  /// Updates the measures when a frame is drawn, and scrolls to the selection.
  ///
  /// Of the last one of `begunLines` only a part may be visible.
  func layOut(_ newLines: ListLines, visibleLines: Int, begunLines: Int? = nil) {
    if newLines != lines {
      lines = newLines
      drawn.clear()
    }
    isEmpty = count == 0
    self.visibleLines = max(visibleLines, 1)
    self.begunLines = begunLines ?? visibleLines
    if let position = awaited, count > 0 {
      awaited = nil
      selection = position.row
      offset = lines.line(ofRow: min(selection, count - 1)) - position.linesAbove
    }
    selection = min(selection, max(count - 1, 0))
    let line = lines.line(ofRow: selection)
    let top = isUnderHeader(selection) ? line - 1 : line
    if top < offset { offset = top }
    if line >= offset + self.visibleLines { offset = line - self.visibleLines + 1 }
    if revealed > 0, count > 0 {
      let last = lines.line(ofRow: min(selection + revealed, count - 1))
      // Its header stays above it, where the next frame would bring it back.
      offset = max(offset, min(last - self.visibleLines + 1, top))
      revealed = 0
    }
    offset = max(min(offset, lines.lineCount - self.visibleLines), 0)
  }

  /// Whether there is a header directly above a row.
  private func isUnderHeader(_ row: Int) -> Bool {
    let line = lines.line(ofRow: row)
    return lines.across == 1 && line > 0 && lines.content(of: line - 1) != .row(row - 1)
  }

  /// Makes the next frame call `onVisibleRowsChange` even for the same rows.
  public func reportVisibleRowsAgain() { reportedRows = nil }

  /// Calls `onVisibleRowsChange` if they have changed.
  func reportVisibleRows() {
    let rows = visibleRows
    guard rows != reportedRows else { return }
    reportedRows = rows
    onVisibleRowsChange?(rows)
  }

  /// The flat indices of the rows in the last frame.
  var visibleRows: Range<Int> {
    let end = min(offset + begunLines, lines.lineCount)
    guard offset < end, count > 0 else { return 0..<0 }
    let last = lines.row(atOrBefore: end - 1)
    return min(lines.row(atOrAfter: offset), last)..<last + 1
  }

  public var role: Phrase { TerminalText.list }

  /// Selects a row of a visible line, or activates it if it is selected already.
  func click(line: Int, place: Int = 0, hadFocus: Bool) {
    guard offset + line < lines.lineCount, case .row(let first) = lines.content(of: offset + line),
      first + place < count
    else { return }
    let row = first + place
    let activates = isMenu || row == selection && hadFocus
    move(to: row)
    if activates { onActivate?(row) }
  }

  /// Scrolls by notches of the wheel.
  ///
  /// `rows` are those of a line.
  func turn(by notches: Int, rows: Int = 1) {
    scroll(to: offset + notches * max(Mouse.linesPerNotch / rows, 1))
  }

  /// Scrolls to a line; the selection moves only to stay visible.
  func scroll(to line: Int) {
    awaited = nil
    let former = selection
    offset = max(min(line, lines.lineCount - visibleLines), 0)
    let line = lines.line(ofRow: selection)
    if line < offset {
      selection = min(lines.row(atOrAfter: offset) + former % lines.across, count - 1)
    } else if line >= offset + visibleLines {
      let last = lines.row(atOrBefore: offset + visibleLines - 1)
      selection = last - (lines.across - 1 - former % lines.across)
    }
    // The header of a selected first row would be scrolled into sight again.
    if visibleLines > 1, offset > 0, lines.line(ofRow: selection) == offset,
      isUnderHeader(selection)
    {
      selection = min(selection + 1, count - 1)
    }
    if selection != former { onSelect?(selection) }
  }

  func move(to row: Int) {
    let row = max(min(row, count - 1), 0)
    awaited = nil
    guard row != selection else { return }
    selection = row
    onSelect?(row)
  }
}

/// The selected row of a list, and its distance from the top of the visible part.
public struct ListPosition: Hashable, Sendable {
  /// The flat index of the selected row.
  public var row: Int
  /// The visible lines above it, including section headers.
  public var linesAbove: Int

  /// A negative number counts as 0.
  public init(row: Int, linesAbove: Int) {
    self.row = max(row, 0)
    self.linesAbove = max(linesAbove, 0)
  }
}
