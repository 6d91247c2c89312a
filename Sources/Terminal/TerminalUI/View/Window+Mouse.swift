/// The button of the mouse that was pressed, where nothing follows the pointer, and is not released yet.
struct MousePress {
  /// Where it was pressed.
  let point: Point
  /// The part of the screen that the target at this point has; nil without a target.
  let place: Rect?
  let responder: (any Responder)?
  /// What the target showed in the row of the press.
  let text: String
  /// What would be selected.
  var selection: CellSelection
  /// Whether the pointer has gone too far for a click, so that it selects.
  private(set) var isDragged = false

  /// Notes where the pointer is.
  ///
  /// A hand is not quite still: one cell away within the target, or one column away, is no drag.
  mutating func move(to other: Point) {
    selection.end = other
    let columns = abs(other.column - point.column)
    let rows = abs(other.row - point.row)
    let isNear = columns <= 1 && (rows == 0 || rows == 1 && place?.contains(other) == true)
    if !isNear { isDragged = true }
  }

  /// Whether a release at a point presses what was pressed.
  func isClick(at other: Point) -> Bool { !isDragged && place?.contains(other) == true }
}

/// Handling the mouse, by drawing the widgets once more to find its target.
extension Window {
  func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press: press(at: mouse.point)
    case .drag:
      guard let drag else { return select(to: mouse.point) }
      drag(mouse.point)
      note(.content)
    case .release: release(at: mouse.point)
    case .click:
      press(at: mouse.point)
      release(at: mouse.point)
    case .wheel:
      forgetSelection()
      guard let target = drawOnce(mouse).target else { return }
      drag = nil
      perform(target, .content)
    }
  }

  /// Does at once only what the pointer may go on with, such as placing a caret; all else waits for the
  /// release, since the press may begin a selection.
  private func press(at point: Point) {
    drag = nil
    forgetSelection()
    let pass = drawOnce(Mouse(.press, at: point))
    let target = pass.target
    if let target, let drag = target.drag {
      self.drag = drag
      return perform(target, .structure)
    }
    pressed = MousePress(
      point: point, place: target?.place, responder: target?.responder,
      text: text(of: target?.place, inRow: point.row),
      selection: CellSelection(start: point, end: point, bounds: pass.selectable))
  }

  /// Does what was pressed if it is still there and the pointer, too, or copies what was selected.
  private func release(at point: Point) {
    if drag != nil { return drag = nil }
    select(to: point)
    guard let pressed else { return }
    self.pressed = nil
    if pressed.isDragged { return copySelection() }
    guard pressed.isClick(at: point) else { return }
    let target = drawOnce(Mouse(.press, at: pressed.point)).target
    guard let target, target.drag == nil, target.place == pressed.place,
      target.responder === pressed.responder,
      text(of: target.place, inRow: pressed.point.row) == pressed.text
    else { return }
    perform(target, .structure)
  }

  private func perform(_ target: RenderPass.MouseTarget, _ change: Change) {
    if let responder = target.responder { moveFocus(to: responder) }
    target.action()
    note(change)
  }

  /// What was drawn last in a row of a place.
  private func text(of place: Rect?, inRow row: Int) -> String {
    guard let place = place?.intersection(Rect(size: size)), !place.isEmpty else { return "" }
    var text = String.UnicodeScalarView()
    for column in place.origin.column..<place.endColumn {
      text.append(contentsOf: drawn.clusters.scalars(of: drawn[column, row].glyph))
    }
    return String(text)
  }
}
