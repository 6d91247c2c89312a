public import Phrases

/// Text on one line, cut with an ellipsis if it is too long.
public struct Label: Widget {
  private let text: Phrase
  private let style: Style
  private let alignment: Alignment
  private let link: Hyperlink?
  private let spoken: Phrase

  /// With `link` it is a link where the terminal has links.
  public init(
    _ text: some Phrased, _ style: Style = .plain, alignment: Alignment = .leading,
    link: Hyperlink? = nil
  ) {
    self.init(text, style, alignment: alignment, link: link, spoken: text)
  }

  /// `spoken` is said in place of the text, such as an amount with the unit that the title of its column says.
  public init(
    _ text: some Phrased, _ style: Style = .plain, alignment: Alignment = .leading,
    link: Hyperlink? = nil, spoken: some Phrased
  ) {
    self.text = text.phrase
    self.style = style
    self.alignment = alignment
    self.link = link
    self.spoken = spoken.phrase
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = environment.columns(of: text)
    return Size(columns: columns, rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    canvas.write(text.text(canvas.environment.language), style, alignment: alignment)
    if let link { canvas.makeLink(to: link) }
  }

  public func describe(to speech: Speech) { speech.say(spoken.text(speech.environment.language)) }
}
