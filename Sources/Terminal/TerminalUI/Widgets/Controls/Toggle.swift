public import Phrases

/// A switch such as `지역 ●`, underlined and marked as `지역▌●` if it has the focus.
public struct Toggle: Widget {
  private let title: Phrase
  private let isOn: Bool
  private let state: ButtonState?

  /// Pressing `state` should switch it; a toggle without a state is only shown.
  public init(_ title: some Phrased, isOn: Bool, _ state: ButtonState? = nil) {
    self.title = title.phrase
    self.isOn = isOn
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = environment.columns(of: title)
    return Size(columns: columns + 2, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = state?.place(as: title, on: canvas) ?? false
    let symbols = canvas.environment.symbols
    let used = canvas.write(
      title.text(canvas.environment.language),
      Style(isFocused ? .accent : .text, underlined: isFocused),
      columns: canvas.size.columns - 2)
    let place = Point(column: used == 0 ? 0 : used + 1)
    canvas.write(isOn ? symbols.on : symbols.off, at: place, Style(isOn ? .text : .dim))
    if isFocused { canvas.drawFocusMark(at: Point(column: max(place.column - 1, 0))) }
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let value = isOn ? TerminalText.on : TerminalText.off
    speech.say(
      TerminalText.toggle, title.text(language), value: value.text(language),
      isFocused: state.map(speech.hasFocus) ?? false)
  }
}
