import ResourceKit

/// Says that the window is too small for anything else.
public struct TooSmall: Widget {
  /// The smallest size that is still usable.
  public static let least = Size(columns: 20, rows: 5)

  public init() {}

  /// Whether a screen of this size can show no more than this.
  public static func applies(to size: Size) -> Bool {
    size.columns < least.columns || size.rows < least.rows
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  public func draw(on canvas: Canvas) {
    let text = TerminalText.tooSmall(Self.least).text(canvas.environment.language)
    Paragraph(text, Style(.warning)).draw(on: canvas)
  }

  public func describe(to speech: Speech) {
    speech.say(TerminalText.tooSmall(Self.least).text(speech.environment.language))
  }
}
