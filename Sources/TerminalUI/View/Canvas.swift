/// The part of a frame that a widget may draw on; whatever lies outside is left alone.
@MainActor
public struct Canvas {
  let pass: RenderPass
  /// The canvas in the coordinates of the screen; it may reach beyond `clip`.
  let frame: Rect
  let clip: Rect
  /// False under a sheet: nothing there takes the focus.
  public private(set) var isActive = true
  /// True under a sheet: everything is drawn faint.
  public private(set) var isFaint = false

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
  }

  public var size: Size { frame.size }

  public var environment: Environment { pass.environment }

  /// A part of this canvas, with an origin of its own.
  public func region(_ rect: Rect) -> Canvas {
    Canvas(
      self,
      frame: Rect(
        origin: Point(
          column: frame.origin.column + rect.origin.column, row: frame.origin.row + rect.origin.row),
        size: rect.size))
  }

  /// The same canvas for what cannot be reached by keys, faint or not.
  public func inactive(isFaint: Bool) -> Canvas {
    var canvas = self
    canvas.isActive = false
    canvas.isFaint = isFaint || self.isFaint
    return canvas
  }

  /// Makes this canvas the place of a responder; true when the responder has the focus.
  public func place(_ responder: any Responder) -> Bool {
    guard isActive else { return false }
    pass.place(responder, frame: frame)
    if let pointer { aim(at: responder, pointer) { _, _ in } }
    return pass.focus === responder
  }

  /// Where the mouse is on this canvas, when it did something there; nil in nearly every frame.
  ///
  /// A widget asks before it says what the mouse does: `if let pointer = canvas.pointer`.
  public var pointer: Point? {
    guard let mouse = pass.mouse, isActive, clip.contains(mouse.point) else { return nil }
    return Point(
      column: mouse.point.column - frame.origin.column, row: mouse.point.row - frame.origin.row)
  }

  /// Does `action` when the mouse was used at `pointer`, in place of what lies below; a click also
  /// gives the focus to `responder`, if there is one.
  public func aim(
    at responder: (any Responder)? = nil, _ pointer: Point,
    _ action: @escaping (Mouse.Action, Point) -> Void
  ) {
    pass.aim(at: MouseTarget(responder: responder, point: pointer, action: action))
  }

  /// Puts the terminal's own cursor here, where text is typed.
  public func placeCaret(at point: Point) {
    let place = Point(
      column: frame.origin.column + point.column, row: frame.origin.row + point.row)
    if clip.contains(place) { pass.caret = place }
  }

  /// Makes this canvas the place where the window says what keys do, once it knows.
  public func placeKeyHints() { pass.hints = frame }

  func enter(_ view: AnyView) { pass.enter(view, isActive: isActive) }

  func leave(_ view: AnyView) { pass.leave() }
}
