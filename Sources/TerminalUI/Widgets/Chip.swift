import Phrases

/// A name with its tint before it, such as a card's; underlined where it can be pressed and has the
/// focus.
public struct Chip: Widget {
  private let title: String
  private let tint: Int
  private let state: ButtonState?

  /// The columns of the mark and the blank behind it.
  private static let markColumns = 2

  /// `tint` is which of the theme's tints, from 0 on, round the last.
  public init(_ title: String, tint: Int, _ state: ButtonState? = nil) {
    self.title = title
    self.tint = tint
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(Self.markColumns + environment.columns(of: title), offered.columns),
      rows: min(1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    var isFocused = false
    if let state {
      state.title = title
      isFocused = canvas.place(state)
      if canvas.click != nil { canvas.aim(at: state) { state.onPress?() } }
    }
    canvas.write(String(canvas.environment.symbols.on), Style(role), columns: 1)
    let style = isFocused ? Style(.accent, bold: true, underlined: true) : .plain
    canvas.write(title, at: Point(column: Self.markColumns, row: 0), style)
  }

  private var role: Role { Role.tints[max(tint, 0) % Role.tints.count] }

  public func describe(to speech: Speech) {
    guard let state else { return speech.say(title) }
    speech.say(TerminalText.button.phrase, title, isFocused: speech.hasFocus(state))
  }
}
