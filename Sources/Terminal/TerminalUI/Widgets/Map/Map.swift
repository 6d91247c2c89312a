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
    let names = PlacedNames(layers, besides: marks, viewport, canvas.environment)
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
    if isFocused, let selected, let placed = marks.all.first, placed.mark.id == selected.id {
      draw(selected.name, beside: placed, besides: marks, on: canvas)
    }
    ScaleBar(viewport)?.draw(on: canvas, besides: marks, hasFocus: isFocused)
    if isFocused, canvas.focusMark == nil { drawFocusMark(besides: marks, on: canvas) }
  }

  /// Draws what a mark is called at its right, or at its left if only that is free, or has the room.
  private func draw(
    _ name: String, beside placed: PlacedMarks.Placed, besides marks: PlacedMarks,
    on canvas: Canvas
  ) {
    let columns = min(canvas.environment.columns(of: name), canvas.size.columns / 2)
    let places = [placed.point.column + placed.columns + 1, placed.point.column - columns - 1].map {
      Point(column: $0, row: placed.point.row)
    }
    let inside = places.filter { $0.column >= 0 && $0.column + columns <= canvas.size.columns }
    let place = inside.first { marks.isFree($0, columns: columns) } ?? inside.first
    guard let place else { return }
    canvas.write(name, at: place, Style(bold: true), columns: columns)
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
