public import Phrases

/// Words beside each other in a head, such as `지역 ●   최근   즐겨찾기`; those with an action take clicks.
public struct WordRow: Widget {
  /// One of the words, and what a click on it does.
  public struct Word {
    let text: Phrase
    let spoken: Phrase
    let style: Style
    let action: (@MainActor () -> Void)?

    /// `spoken` stands for a text with signs; an empty one is only seen.
    public init(
      _ text: some Phrased, spoken: (any Phrased)? = nil, _ style: Style = Style(.dim),
      action: (@MainActor () -> Void)? = nil
    ) {
      self.text = text.phrase
      self.spoken = spoken?.phrase ?? self.text
      self.style = style
      self.action = action
    }
  }

  private let words: [Word]
  private let spacing: Int

  /// The words from left to right, with `spacing` blank columns between them, at least one.
  public init(_ words: [Word], spacing: Int = 3) {
    self.words = words
    self.spacing = max(spacing, 1)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: columns(environment), rows: 1).limited(to: offered)
  }

  /// The columns of all words and the blanks between them.
  public func columns(_ environment: Environment) -> Int {
    words.reduce(spacing * max(words.count - 1, 0)) {
      $0 + environment.columns(of: $1.text)
    }
  }

  public func draw(on canvas: Canvas) {
    var column = 0
    for word in words {
      let used = canvas.write(
        word.text.text(canvas.environment.language), at: Point(column: column), word.style)
      if let action = word.action, let point = canvas.click, point.row == 0,
        (column..<column + used).contains(point.column)
      {
        canvas.setMouseTarget(nil, action)
      }
      column += used + spacing
    }
  }

  /// Draws it at the right of a canvas.
  public func draw(atEndOf canvas: Canvas) {
    let columns = columns(canvas.environment)
    let start = max(canvas.size.columns - columns, 0)
    draw(on: canvas.region(Rect(column: start, columns: columns, rows: 1)))
  }

  public func describe(to speech: Speech) {
    let spoken = words.map { $0.spoken.text(speech.environment.language) }
    speech.say(spoken.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
