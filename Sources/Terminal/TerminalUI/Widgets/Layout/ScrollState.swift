public import Phrases

/// The position of a scrolling area.
@MainActor
public final class ScrollState {
  /// The first visible row.
  public private(set) var offset = 0

  /// Has the focus where nothing on the screen can have it.
  let sole = SoleSentenceState()
  private let followsFocus: Bool
  private var rows = 0
  private var visibleRows = 0
  private weak var focus: (any Responder)?
  private var focusRow = 0
  /// The visible rows when the focus was followed last.
  private var followedRows = 0

  /// With `followsFocus` the area scrolls to the focus when it moves.
  public init(followsFocus: Bool = true) {
    self.followsFocus = followsFocus
  }

  /// Scrolls to the first row, from the next frame on.
  public func scrollToStart() { offset = 0 }

  /// Scrolls to the last row, from the next frame on.
  public func scrollToEnd() { offset = .max }

  func scroll(by rows: Int) { scroll(to: offset + rows) }

  func scroll(to row: Int) { offset = max(min(row, lastOffset), 0) }

  /// Bindings to scroll, for the view that shows the area; empty if everything is visible.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    guard lastOffset > 0 else { return [] }
    var bindings = [
      KeyBinding(
        title: TerminalText.move, label: environment.symbols.names(of: .up, .down)
      ) {}
    ]
    func add(_ keys: Key..., as title: Phrase, _ offset: @escaping @MainActor () -> Int) {
      bindings.append(
        KeyBinding(keys, title: title, isHinted: false) {
          self.scroll(to: offset())
        })
    }
    add(.down, .character("j"), as: TerminalText.down) { self.offset + 1 }
    add(.up, .character("k"), as: TerminalText.up) { self.offset - 1 }
    add(.pageDown, as: TerminalText.pageDown) { self.offset + self.visibleRows }
    add(.pageUp, as: TerminalText.pageUp) { self.offset - self.visibleRows }
    add(.home, .character("g"), as: TerminalText.first) { 0 }
    add(.end, .character("G"), as: TerminalText.last) { self.lastOffset }
    return bindings
  }

  /// Bindings to page through an area beside something that has the keys to move; empty if everything is
  /// visible.
  public func bindings(down: Key, up: Key, title: some Phrased) -> [KeyBinding] {
    guard lastOffset > 0 else { return [] }
    func page(_ pages: Int) { scroll(by: pages * max(visibleRows - 1, 1)) }
    return [
      KeyBinding(down, title: title) { page(1) },
      KeyBinding(up, title: title, isHinted: false) { page(-1) },
    ]
  }

  /// The offset at which the last row is visible.
  var lastOffset: Int { max(rows - visibleRows, 0) }

  /// Updates the measures when a frame is drawn.
  func layOut(rows: Int, visibleRows: Int) {
    self.rows = rows
    self.visibleRows = visibleRows
    offset = min(offset, lastOffset)
  }

  /// Scrolls to the focus if it has moved, or was in sight in more rows, and to the row below it, which may show
  /// an error.
  ///
  /// The first focus does not scroll an area that is at its start, so that this is visible first, unless it is a
  /// field or a choice out of sight, which keys would change unseen. `top` is the screen row of the area. Returns whether it has scrolled.
  func follow(_ placement: RenderPass.Placement, top: Int) -> Bool {
    let row = placement.row - top + offset
    let isSame = focus === placement.responder && focusRow == row
    let isCovered =
      visibleRows < followedRows && offset..<offset + followedRows ~= row
      && row >= offset + visibleRows
    followedRows = visibleRows
    guard followsFocus, !isSame || isCovered else { return false }
    let isFirst = focus == nil
    focus = placement.responder
    focusRow = row
    let isChangedBelow = placement.responder.isField && row >= offset + visibleRows
    guard !isFirst || offset > 0 || isChangedBelow else { return false }
    let old = offset
    let below = min(row + 1, rows - 1)
    if below >= offset + visibleRows { offset = below - visibleRows + 1 }
    if row < offset || visibleRows == 1 { offset = row }
    return offset != old
  }
}
