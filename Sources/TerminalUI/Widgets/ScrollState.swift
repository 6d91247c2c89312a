import Phrases

/// Which part of something tall is in sight.
@MainActor
public final class ScrollState {
  /// The first row in sight.
  public private(set) var offset = 0

  private let followsFocus: Bool
  private var rows = 0
  private var visibleRows = 0
  private weak var focus: (any Responder)?
  private var focusRow = 0

  /// With `followsFocus` the part in sight moves whenever the focus goes out of it.
  public init(followsFocus: Bool = true) {
    self.followsFocus = followsFocus
  }

  /// Shows the first rows, from the next frame on.
  public func scrollToStart() { offset = 0 }

  /// Shows the last rows, from the next frame on.
  public func scrollToEnd() { offset = .max }

  func scroll(by rows: Int) { offset = max(min(offset + rows, lastOffset), 0) }

  /// What keys do while there is more than can be seen, for the view that shows it; else none.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    guard lastOffset > 0 else { return [] }
    let language = environment.language
    let arrows = environment.symbols.isASCII ? "Up/Down" : "↑↓"
    var bindings = [KeyBinding(title: TerminalText.move.text(language), label: arrows) {}]
    func add(_ keys: [Key], as title: TerminalText, _ offset: @escaping @MainActor () -> Int) {
      for key in keys {
        bindings.append(
          KeyBinding(key, title: title.text(language), isHinted: false) {
            self.offset = max(min(offset(), self.lastOffset), 0)
          })
      }
    }
    add([.down, .character("j")], as: .down) { self.offset + 1 }
    add([.up, .character("k")], as: .up) { self.offset - 1 }
    add([.pageDown], as: .pageDown) { self.offset + self.visibleRows }
    add([.pageUp], as: .pageUp) { self.offset - self.visibleRows }
    add([.home, .character("g")], as: .first) { 0 }
    add([.end, .character("G")], as: .last) { self.lastOffset }
    return bindings
  }

  /// The offset at which the last row is in sight.
  var lastOffset: Int { max(rows - visibleRows, 0) }

  /// Takes the measures of the frame that is being drawn.
  func layOut(rows: Int, visibleRows: Int) {
    self.rows = rows
    self.visibleRows = visibleRows
    offset = min(offset, lastOffset)
  }

  /// Brings the focus into sight where it has moved, and the row below it, which may say what is
  /// wrong; false when it was there already.
  ///
  /// The first focus moves nothing: the beginning is read first.
  /// `top` is the row of the screen at which the part in sight begins.
  func follow(_ placement: RenderPass.Placement, top: Int) -> Bool {
    let row = placement.frame.origin.row - top + offset
    guard followsFocus, focus !== placement.responder || focusRow != row else { return false }
    let isFirst = focus == nil
    focus = placement.responder
    focusRow = row
    guard !isFirst else { return false }
    let old = offset
    let below = min(row + 1, rows - 1)
    if below >= offset + visibleRows { offset = below - visibleRows + 1 }
    if row < offset || visibleRows == 1 { offset = row }
    return offset != old
  }
}
