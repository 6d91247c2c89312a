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
    if click != nil { aim(at: responder) {} }
    return pass.focus === responder
  }

  /// Where this canvas was clicked; nil in nearly every frame, which is drawn to be shown.
  ///
  /// A widget asks before it says what a click does: `if let point = canvas.click`.
  public var click: Point? {
    guard let mouse = pass.mouse, case .click = mouse.action, isUnder(mouse) else { return nil }
    return Point(
      column: mouse.point.column - frame.origin.column, row: mouse.point.row - frame.origin.row)
  }

  /// By how many notches the wheel was turned over this canvas: down, or up where negative.
  public var wheel: Int? {
    guard let mouse = pass.mouse, case .wheel(let notches) = mouse.action, isUnder(mouse) else {
      return nil
    }
    return notches
  }

  /// Lets the mouse do `action`, in place of what was drawn before under it; a click also gives the
  /// focus to `responder`, if there is one.
  public func aim(at responder: (any Responder)? = nil, _ action: @escaping () -> Void) {
    pass.aim(at: MouseTarget(responder: responder, action: action))
  }

  private func isUnder(_ mouse: Mouse) -> Bool { isActive && clip.contains(mouse.point) }

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
