import Phrases

/// The circle before one of several choices, which is filled if it is chosen.
public struct ChoiceMark: Widget {
  private let isOn: Bool

  /// Filled where `isOn`, which is then also said.
  public init(isOn: Bool) { self.isOn = isOn }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: 1, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    canvas.write(isOn ? symbols.on : symbols.off, Style(isOn ? .text : .dim))
  }

  public func describe(to speech: Speech) {
    if isOn, !speech.isCopied { speech.say(TerminalText.marked.text(speech.environment.language)) }
  }
}
