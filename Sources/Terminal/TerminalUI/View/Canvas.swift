/// The part of a frame that a widget draws on, clipped to its bounds.
@MainActor
public struct Canvas {
  let pass: RenderPass
  /// The bounds in screen coordinates, which may extend beyond `clip`.
  let frame: Rect
  let clip: Rect
  /// False under a sheet, where nothing can have the focus.
  public private(set) var isActive = true
  /// True under a sheet, where everything is drawn faint.
  public private(set) var isFaint = false
  /// The blank columns beside it, in which the marks of lists hang, their bars, and the edges of surfaces.
  private var gutters = Gutters()

  /// The columns of an inset: the room of a mark and a blank, and of a blank and a bar.
  public static let insetColumns = 2
  /// In a window of fewer columns, insets have one each, since they would cost too much.
  private static let columnsForInsets = 60

  private struct Gutters {
    var left = 0
    var right = 0
  }

  init(pass: RenderPass) {
    self.pass = pass
    frame = Rect(size: pass.buffer.size)
    clip = frame
  }

  private init(_ canvas: Canvas, frame: Rect) {
    pass = canvas.pass
    self.frame = frame
    clip = canvas.clip.intersection(frame)
    isActive = canvas.isActive
    isFaint = canvas.isFaint
    gutters.left = frame.origin.column == canvas.frame.origin.column ? canvas.gutters.left : 0
    gutters.right = frame.endColumn == canvas.frame.endColumn ? canvas.gutters.right : 0
  }

  private init(hanging canvas: Canvas) {
    let (left, right) = (canvas.gutters.left, canvas.gutters.right)
    func widened(_ rect: Rect) -> Rect {
      Rect(
        column: rect.origin.column - left, row: rect.origin.row,
        columns: rect.size.columns + left + right, rows: rect.size.rows)
    }
    pass = canvas.pass
    frame = widened(canvas.frame)
    clip = canvas.clip.isEmpty ? canvas.clip : widened(canvas.clip)
    isActive = canvas.isActive
    isFaint = canvas.isFaint
  }

  /// The columns and rows to draw on, of which some may be clipped.
  public var size: Size { frame.size }

  /// The language, the symbols and the abilities of the window that is drawn.
  public var environment: Environment { pass.environment }

  /// A part of this canvas, with its own origin.
  public func region(_ rect: Rect) -> Canvas {
    Canvas(self, frame: Rect(origin: onScreen(rect.origin), size: rect.size))
  }

  /// A part of this canvas in its full width.
  public func region(rows: Range<Int>) -> Canvas {
    region(Rect(row: rows.lowerBound, columns: size.columns, rows: rows.count))
  }

  /// A part of this canvas with blank columns at both sides, which are its gutters.
  public func inset(rows: Range<Int>? = nil) -> Canvas {
    let rows = rows ?? 0..<size.rows
    return region(
      Rect(
        column: insetColumns, row: rows.lowerBound, columns: size.columns - 2 * insetColumns,
        rows: rows.count)
    ).withGutters()
  }

  /// The columns of an inset in a window of so many columns.
  static func insetColumns(in columns: Int) -> Int {
    columns < columnsForInsets ? 1 : insetColumns
  }

  /// The columns of an inset in this window.
  var insetColumns: Int { Self.insetColumns(in: pass.buffer.size.columns) }

  /// This canvas, with columns beside it that its parent leaves blank, at both sides or at one; by default as
  /// many as an inset has.
  func withGutters(left: Bool = true, right: Bool = true, columns: Int? = nil) -> Canvas {
    var canvas = self
    if left { canvas.gutters.left = columns ?? insetColumns }
    if right { canvas.gutters.right = columns ?? insetColumns }
    return canvas
  }

  /// This canvas with its gutters, and their columns.
  ///
  /// So the text of a list, and of a surface, has the same edges as the text above and below it.
  public var hanging: (canvas: Canvas, left: Int, right: Int) {
    (Canvas(hanging: self), gutters.left, gutters.right)
  }

  /// The rows that are not clipped, as in a scrolling area.
  var visibleRows: Range<Int> {
    visible.origin.row..<visible.endRow
  }

  /// The part that is not clipped.
  var visible: Rect {
    Rect(
      column: clip.origin.column - frame.origin.column, row: clip.origin.row - frame.origin.row,
      columns: clip.size.columns, rows: clip.size.rows)
  }

  func onScreen(_ point: Point) -> Point {
    Point(column: frame.origin.column + point.column, row: frame.origin.row + point.row)
  }

  /// This canvas for content that keys and the mouse do not reach, optionally faint.
  public func inactive(isFaint: Bool) -> Canvas {
    var canvas = self
    canvas.isActive = false
    canvas.isFaint = isFaint || self.isFaint
    return canvas
  }

  /// Places a responder on this canvas; returns whether it has the focus.
  ///
  /// A scrolling area keeps `row` of it visible.
  public func place(_ responder: any Responder, row: Int = 0) -> Bool {
    boundSelection()
    guard isActive else { return false }
    pass.place(
      responder, frame: frame, row: frame.origin.row + row, isVisible: !clip.isEmpty)
    if click != nil { setMouseTarget(responder) {} }
    return pass.focus === responder
  }

  /// Has sheets over the window stand within this part of it, as far as they fit.
  package func keepSheets() {
    pass.stage = clip
    boundSelection()
  }

  /// Has a selection by the mouse that begins on this canvas stay on it; one that `covers` what was drawn
  /// before is not entered from beside it either.
  func boundSelection(covers: Bool = false) { pass.boundSelection(to: clip, covers: covers) }

  /// Places a responder that has the focus if nothing else on the screen can; returns whether it has.
  func placeSole(_ responder: any Responder) -> Bool {
    boundSelection()
    guard isActive else { return false }
    pass.placeSole(responder, frame: frame, isVisible: !clip.isEmpty)
    return pass.focus === responder
  }

  /// The point of a click on this canvas; nil unless the frame is drawn to find the target of a
  /// click.
  ///
  /// Use it before setting a target: `if let point = canvas.click { canvas.setMouseTarget … }`. The action
  /// runs when the button is released on the same canvas.
  public var click: Point? {
    guard case .press = pass.mouse?.action else { return nil }
    return mousePoint
  }

  /// The notches by which the wheel was turned over this canvas, negative for upwards; nil as for
  /// `click`.
  ///
  /// The wheel also reaches content beside the active one, but nothing under a sheet.
  public var wheel: Int? {
    guard !isFaint, pointed != nil, case .wheel(let notches) = pass.mouse?.action else {
      return nil
    }
    return notches
  }

  /// The point of the mouse event on this canvas; nil as for `click`.
  var mousePoint: Point? { isActive ? pointed : nil }

  private var pointed: Point? {
    guard let point = pass.mouse?.point, clip.contains(point) else { return nil }
    return Point(column: point.column - frame.origin.column, row: point.row - frame.origin.row)
  }

  /// Runs `action` after the frame; its changes are drawn in the next one.
  public func afterFrame(_ action: @escaping () -> Void) { pass.afterFrame(action) }

  /// Sets the action of the mouse event, replacing that of widgets below, and the responder to
  /// focus.
  public func setMouseTarget(
    _ responder: (any Responder)? = nil, _ action: @escaping () -> Void
  ) {
    pass.target = RenderPass.MouseTarget(responder: responder, place: clip, action: action)
  }

  /// Sets the action of a press, and what is called with the points of the screen to which the mouse
  /// is then dragged.
  func setMouseTarget(
    _ responder: (any Responder)? = nil, drag: @escaping @MainActor (Point) -> Void,
    _ action: @escaping () -> Void
  ) {
    pass.target = RenderPass.MouseTarget(
      responder: responder, place: clip, drag: drag, action: action)
  }

  /// Where the mark of the focus has been drawn; nil if that is not on this canvas.
  public var focusMark: Point? {
    guard let mark = pass.focusMark, clip.contains(mark) else { return nil }
    return Point(
      column: mark.column - frame.origin.column, row: mark.row - frame.origin.row)
  }

  /// Places the terminal's cursor.
  public func placeCaret(at point: Point) {
    let place = onScreen(point)
    if clip.contains(place) { pass.caret = place }
  }

  /// Lets the window draw the key hints on this canvas.
  public func placeKeyHints() { pass.hints = frame }

  func enter(_ view: AnyView) { pass.enter(view, isActive: isActive) }

  func leave(_ view: AnyView) { pass.leave() }
}
