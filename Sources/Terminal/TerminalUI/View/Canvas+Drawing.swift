extension Canvas {
  /// Writes text on one row, with control characters replaced by visible marks.
  ///
  /// Text longer than `limit` columns, by default the rest of the canvas, is cut between grapheme
  /// clusters and ends with an ellipsis. `point` may be outside the canvas.
  ///
  /// - Returns: The columns of the text, including clipped ones.
  @discardableResult
  public func write(
    _ text: String, at point: Point = .zero, _ style: Style = .plain, columns limit: Int? = nil,
    alignment: Alignment = .leading
  ) -> Int {
    let limit = limit ?? size.columns - point.column
    guard limit > 0 else { return 0 }
    let plainColumns = PlainText.columns(of: text)
    let isPlain = plainColumns != nil
    let text = isPlain ? text : ControlCharacters.escaped(text, pass.environment.symbols)
    let columns = plainColumns ?? TextWidth.columns(ofEscaped: text)
    var start = point
    guard columns > limit else {
      switch alignment {
      case .leading: break
      case .center: start.column += (limit - columns) / 2
      case .trailing: start.column += limit - columns
      }
      return put(text, at: start, style, room: columns, isPlain: isPlain)
    }
    let used = put(text, at: start, style, room: limit - 1, isPlain: isPlain)
    start.column += used
    let ellipsis = String(pass.environment.symbols.ellipsis)
    return used + put(ellipsis, at: start, style, room: 1, isPlain: false)
  }

  /// Writes a symbol of one column.
  func write(_ symbol: Character, at point: Point = .zero, _ style: Style) {
    write(String(symbol), at: point, style, columns: 1)
  }

  /// Marks what has the focus; each responder that is placed with the focus does it once.
  ///
  /// So each screen has exactly one such mark, unless it still waits for its content.
  func drawFocusMark(at point: Point = .zero) {
    write(environment.symbols.focus, at: point, Style(.accent))
    let place = onScreen(point)
    if clip.contains(place) { pass.focusMark = place }
  }

  /// Shows in column 0 that all of the canvas is selected, and by its background where it has the focus,
  /// so that only one row of a screen is highlighted.
  func drawSelection(hasFocus: Bool) {
    pass.selections.append(clip)
    guard hasFocus else { return write(environment.symbols.selection, Style(.dim)) }
    drawFocusMark()
    highlight()
  }

  /// Sets the background of the selection.
  func highlight() {
    restyle { style in
      style.background = .selection
      // Dim text is hard to read on this background.
      if style.role == .dim { style.role = .text }
    }
  }

  /// Draws arrows in a column, in the rows where content continues above or below.
  func drawMoreArrows(inColumn column: Int, above: Int?, below: Int?) {
    let symbols = environment.symbols
    if let above { write(symbols.moreAbove, at: Point(column: column, row: above), Style(.dim)) }
    if let below { write(symbols.moreBelow, at: Point(column: column, row: below), Style(.dim)) }
  }

  /// Fills the canvas, or a part of it, with a character of one column.
  public func fill(
    _ style: Style = .plain, with character: Character = " ", in rect: Rect? = nil
  ) {
    let glyph = character.unicodeScalars.first?.value ?? 0x20
    eachRow(of: rect) { _, row, columns in
      var pen = Pen(row, clip: columns, column: columns.lowerBound, style: shown(style))
      for _ in columns { pen.put(glyph, columns: 1) }
      pen.lift()
    }
  }

  /// Changes the styles on the canvas, or on a part of it.
  public func restyle(in rect: Rect? = nil, _ change: (inout Style) -> Void) {
    eachRow(of: rect) { _, row, columns in
      for column in columns { change(&row[column].style) }
    }
  }

  /// Puts what has no background on a surface, on the canvas or on a part of it.
  ///
  /// Faster than `restyle`, since a surface may have half of the screen.
  public func putOnSurface(in rect: Rect? = nil) {
    eachRow(of: rect) { _, row, columns in
      for column in columns { row[column].putOnSurface() }
    }
  }

  /// Writes the clusters that fit into `room` columns; returns their columns.
  private func put(
    _ text: String, at point: Point, _ style: Style, room: Int, isPlain: Bool
  ) -> Int {
    let start = onScreen(point)
    let isVisible = start.row >= clip.origin.row && start.row < clip.endRow && !clip.isEmpty
    var pen = Pen(
      isVisible ? pass.buffer.row(start.row) : UnsafeMutableBufferPointer(start: nil, count: 0),
      clip: isVisible ? clip.origin.column..<clip.endColumn : 0..<0, column: start.column,
      style: shown(style))
    var used = 0
    if isPlain {
      PlainText.walk(text) { glyph, columns in
        guard used + columns <= room else { return false }
        used += columns
        if !pen.isPastEnd { pen.put(glyph, columns: columns) }
        return true
      }
    } else {
      let clusters = pass.buffer.clusters
      Graphemes.walk(text) { grapheme in
        guard used + grapheme.columns <= room else { return false }
        used += grapheme.columns
        guard !pen.isPastEnd else { return true }
        if let pieces = grapheme.pieces {
          for piece in pieces { pen.put(clusters.glyph(of: piece.scalars), columns: piece.columns) }
        } else {
          pen.put(grapheme.scalar.value, columns: grapheme.columns)
        }
        return true
      }
    }
    pen.lift()
    return used
  }

  /// Calls `body` with each visible row of the canvas or a part of it: its number on the screen, the
  /// cells of the whole row, and the visible columns.
  func eachRow(
    of rect: Rect?, _ body: (Int, UnsafeMutableBufferPointer<Cell>, Range<Int>) -> Void
  ) {
    var part = rect ?? Rect(size: size)
    part.origin = onScreen(part.origin)
    part = part.intersection(clip)
    guard !part.isEmpty else { return }
    for row in part.origin.row..<part.endRow {
      body(row, pass.buffer.row(row), part.origin.column..<part.endColumn)
    }
  }

  /// The style as it looks on this canvas.
  func shown(_ style: Style) -> Style {
    guard isFaint else { return style }
    var style = style
    style.isFaint = true
    return style
  }
}
