/// Text on one line, cut with an ellipsis if it is too long.
public struct Label: Widget {
  private let text: String
  private let style: Style
  private let alignment: Alignment
  private let link: Hyperlink?

  /// With `link` it is a link where the terminal has links.
  public init(
    _ text: String, _ style: Style = .plain, alignment: Alignment = .leading,
    link: Hyperlink? = nil
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.link = link
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: environment.columns(of: text), rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    canvas.write(text, style, alignment: alignment)
    if let link { canvas.makeLink(to: link) }
  }

  public func describe(to speech: Speech) { speech.say(text) }
}
