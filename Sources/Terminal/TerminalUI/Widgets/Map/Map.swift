public import Phrases

/// A map in braille: lines and marks on the Web Mercator projection.
///
/// The keys and the mouse move the view and select marks; a scale bar is in a corner without marks.
public struct Map: Widget {
  private let title: Phrase
  private let state: MapState
  private let layers: [MapLayer]

  /// The marks of the topmost layer that are spoken at most.
  private static let spokenMarks = 20

  /// `layers` begin with the lowest; `title` is spoken, not drawn.
  public init(_ title: some Phrased, _ state: MapState, layers: [MapLayer]) {
    self.title = title.phrase
    self.state = state
    self.layers = layers
  }

  public func draw(on canvas: Canvas) {
    state.layOut(layers, in: canvas.size)
    let viewport = state.viewport
    var dots = DotGrid(size: canvas.size)
    for case .lines(let lines, let style) in layers {
      dots.style = style
      for line in lines { dots.draw(line, in: viewport) }
    }
    canvas.draw(dots)
    let selected = state.selectedMark
    let marks = PlacedMarks(layers, selected: selected, viewport, canvas.environment)
    let isFocused = canvas.place(state)
    let scale = ScaleBar(viewport)?.placed(
      besides: marks, in: canvas.size, hasFocus: isFocused, canvas.environment)
    let nameOfSelected =
      isFocused ? selected.flatMap { name(of: $0, besides: marks, on: canvas) } : nil
    let names = PlacedNames(
      layers, besides: marks, viewport, canvas.environment, visible: canvas.visible,
      taken: [scale?.place, nameOfSelected?.place].compactMap(\.self))
    for placed in names.all {
      canvas.write(placed.name, at: placed.point, Style(.dim), columns: placed.columns)
    }
    setMouseTarget(marks, isFocused: isFocused, on: canvas)
    for placed in marks.all {
      let style =
        placed.mark.id == selected?.id
        ? Style(isFocused ? .accent : .text, on: .selection, bold: true) : placed.mark.style
      canvas.write(placed.mark.label, at: placed.point, style, columns: placed.columns)
    }
    if let name = nameOfSelected {
      canvas.write(
        name.text, at: name.place.origin, Style(bold: true), columns: name.place.size.columns)
    }
    scale?.draw(on: canvas, besides: marks, hasFocus: isFocused)
    if isFocused, canvas.focusMark == nil { drawFocusMark(besides: marks, on: canvas) }
  }

  /// What the selected mark is called, at its right, or at its left if only that is free: as many of its whole
  /// parts as cover no other mark.
  private func name(
    of selected: MapMark, besides marks: PlacedMarks, on canvas: Canvas
  ) -> (text: String, place: Rect)? {
    guard let placed = marks.all.first, placed.mark.id == selected.id else { return nil }
    let most = canvas.size.columns / 2
    let parts = selected.name.parts
    let whole =
      (1...parts.count).reversed().map { parts.prefix($0).joined(separator: ", ") }
      + [selected.short].compactMap(\.self)
    let names = whole.filter { canvas.environment.columns(of: $0) <= most }
    // What is longer is cut.
    let longer = names.isEmpty ? [selected.short ?? parts[0]] : []
    func places(_ name: String) -> [(name: String, point: Point, columns: Int)] {
      let columns = min(canvas.environment.columns(of: name), most)
      return [placed.point.column + placed.columns + 1, placed.point.column - columns - 1]
        .filter { $0 >= 0 && $0 + columns <= canvas.size.columns }
        .map { (name, Point(column: $0, row: placed.point.row), columns) }
    }
    let inside = (names + longer).flatMap(places)
    let free = inside.first { marks.isFree($0.point, columns: $0.columns) }
    return (free ?? inside.last).map {
      ($0.name, Rect(origin: $0.point, size: Size(columns: $0.columns, rows: 1)))
    }
  }

  /// Draws it without a scale bar, in the first free cell of the left edge from below.
  private func drawFocusMark(besides marks: PlacedMarks, on canvas: Canvas) {
    let rows = (0..<canvas.size.rows).reversed()
    let row = rows.first { marks.isFree(Point(row: $0)) } ?? canvas.size.rows - 1
    canvas.drawFocusMark(at: Point(row: row))
  }

  private func setMouseTarget(_ marks: PlacedMarks, isFocused: Bool, on canvas: Canvas) {
    if let mark = canvas.click.flatMap(marks.nearest) {
      canvas.setMouseTarget(state) { [state] in state.click(mark.id, hadFocus: isFocused) }
    }
    if let notches = canvas.wheel, let cell = canvas.mousePoint {
      canvas.setMouseTarget { [state] in state.turn(by: notches, at: cell) }
    }
  }

  /// The selected mark, and then the marks of the topmost layer that has any, in words.
  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let marks = layers.marks
    let selected = marks.firstIndex { $0.id == state.selection }
    let empty = marks.isEmpty ? TerminalText.empty.text(language) : ""
    speech.say(
      TerminalText.map, title.text(language),
      value: selected.map { marks[$0].name } ?? empty,
      position: selected.map { ($0 + 1, marks.count) }, isFocused: speech.hasFocus(state))
    let top = layers.last { !$0.marks.isEmpty }?.marks ?? []
    for mark in top.prefix(Self.spokenMarks) { speech.say(mark.name) }
    let rest = top.count - Self.spokenMarks
    if rest > 0 { speech.say(TerminalText.more(rest).text(language)) }
  }
}

extension String {
  /// The parts of a name, as of `Accident, Seohaean Line, km 12`.
  fileprivate var parts: [String] {
    var (parts, rest) = ([String](), self[...])
    while let range = rest.firstRange(of: ", ") {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
