public import Phrases

/// A name with a coloured mark, such as that of a card; a button if it has a state.
public struct Chip: Widget {
  private let title: Phrase
  private let tint: Int
  private let state: ButtonState?

  /// The columns of the mark and the blank after it.
  private static let markColumns = 2

  /// `tint` is an index into the theme's tints, wrapping around.
  public init(_ title: some Phrased, tint: Int, _ state: ButtonState? = nil) {
    self.title = title.phrase
    self.tint = tint
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = environment.columns(of: title)
    return Size(columns: Self.markColumns + columns, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = state?.place(as: title, on: canvas) ?? false
    canvas.write(canvas.environment.symbols.on, Style(role))
    canvas.write(
      title.text(canvas.environment.language), at: Point(column: Self.markColumns),
      isFocused ? .focused : .plain)
    if isFocused { canvas.drawFocusMark(at: Point(column: 1)) }
  }

  private var role: Role { Role.tints[max(tint, 0) % Role.tints.count] }

  public func describe(to speech: Speech) {
    let title = title.text(speech.environment.language)
    guard let state else { return speech.say(title) }
    speech.say(TerminalText.button, title, isFocused: speech.hasFocus(state))
  }
}
