import Phrases

/// A button such as `[ 충전 ]`, underlined if it has the focus.
public struct Button: Widget {
  private let title: String
  private let state: ButtonState
  private let isEnabled: Bool

  /// A disabled button is dim and cannot have the focus.
  public init(_ title: String, _ state: ButtonState, isEnabled: Bool = true) {
    self.title = title
    self.state = state
    self.isEnabled = isEnabled
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: environment.columns(of: title) + 4, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    state.title = title
    let isFocused = isEnabled && state.place(on: canvas)
    let style =
      isFocused ? Style(.accent, bold: true, underlined: true) : Style(isEnabled ? .text : .dim)
    let brackets = Style(isFocused ? .accent : .dim)
    canvas.write("[", brackets, columns: min(1, canvas.size.columns))
    let room = canvas.size.columns - 4
    guard room > 0 else { return }
    let used = canvas.write(title, at: Point(column: 2, row: 0), style, columns: room)
    canvas.write("]", at: Point(column: used + 3, row: 0), brackets)
  }

  public func describe(to speech: Speech) {
    let disabled = TerminalText.disabled.text(speech.environment.language)
    speech.say(
      TerminalText.button.phrase, title, value: isEnabled ? "" : disabled,
      isFocused: speech.hasFocus(state))
  }
}
