import Phrases

/// Something to press: `[ 충전 ]`, underlined where it has the focus.
public struct Button: Widget {
  private let title: String
  private let state: ButtonState
  private let isEnabled: Bool

  /// A button that is not enabled is dim and out of reach of keys.
  public init(_ title: String, _ state: ButtonState, isEnabled: Bool = true) {
    self.title = title
    self.state = state
    self.isEnabled = isEnabled
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(environment.columns(of: title) + 4, offered.columns), rows: min(1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    state.title = title
    let isFocused = isEnabled && canvas.place(state)
    if isEnabled, canvas.click != nil { canvas.aim(at: state) { [state] in state.onPress?() } }
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
