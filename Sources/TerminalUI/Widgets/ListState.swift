public import ResourceKit

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

  private(set) var lines = ListLines(count: 0)
  let drawn = DrawnLines()
  private let activation: Phrase?
  private var visibleLines = 1
  /// Whether it was drawn last without a row.
  private var isEmpty = false

  /// - Parameter activation: what Enter does, for hints and help; "open" if not given.
  public init(activation: Phrase? = nil) {
    self.activation = activation
  }

  /// Selects a row, or the last one where there are fewer; the next frame shows it.
  ///
  /// A view calls it when its model says so; `onSelect` is not called.
  public func select(_ row: Int) {
    selection = max(row, 0)
  }

  /// Takes the measures of the frame that is being drawn, and scrolls the selection into sight.
  func layOut(_ newLines: ListLines, visibleLines: Int) {
    if newLines != lines {
      lines = newLines
      drawn.forget()
    }
    isEmpty = count == 0
    self.visibleLines = max(visibleLines, 1)
    selection = min(selection, max(count - 1, 0))
    let line = lines.line(ofRow: selection)
    let isUnderHeader = line > 0 && lines.content(of: line - 1) != .row(selection - 1)
    let top = isUnderHeader ? line - 1 : line
    if top < offset { offset = top }
    if line >= offset + self.visibleLines { offset = line - self.visibleLines + 1 }
    offset = max(min(offset, lines.lineCount - self.visibleLines), 0)
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

  private func move(to row: Int) {
    let row = max(min(row, count - 1), 0)
    guard row != selection else { return }
    selection = row
    onSelect?(row)
  }
}
