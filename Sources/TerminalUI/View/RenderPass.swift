/// What drawing one frame gathers besides cells: who can have the focus, and where the caret is.
@MainActor
final class RenderPass {
  /// A responder, where it was drawn, and the view it belongs to.
  struct Placement {
    let responder: any Responder
    let view: AnyView
    let frame: Rect
  }

  let buffer: Buffer
  let environment: Environment
  /// What the window shows but for what its views say themselves.
  let revision: Revision
  /// Who has the focus while this frame is drawn.
  let focus: (any Responder)?
  /// What the mouse did; nil in a frame that is drawn to be shown.
  let mouse: Mouse?
  /// What lies uppermost where the mouse is.
  private(set) var target: MouseTarget?
  /// The view that an overlay belongs to, and whether it has been drawn.
  let origin: AnyView?
  private(set) var hasMetOrigin = false

  private(set) var placements: [Placement] = []
  /// The last view drawn that was not under a sheet: keys go to it first.
  private(set) weak var front: AnyView?
  var caret: Point? { didSet { marks += 1 } }
  /// Where the key hints belong; drawn last, since only then is known who takes keys.
  var hints: Rect? { didSet { marks += 1 } }
  /// What is to be done once the frame stands.
  private(set) var actions: [() -> Void] = []
  /// Counts what has been gathered, so that whoever draws sees whether it was cells only.
  private(set) var marks = 0
  private var views: [AnyView] = []

  init(
    buffer: Buffer, environment: Environment, focus: (any Responder)?, revision: Revision,
    origin: AnyView? = nil, mouse: Mouse? = nil
  ) {
    self.origin = origin
    self.mouse = mouse
    self.buffer = buffer
    self.environment = environment
    self.focus = focus
    self.revision = revision
  }

  /// The view that is being drawn.
  var view: AnyView? { views.last }

  func enter(_ view: AnyView, isActive: Bool) {
    marks += 1
    view.superview = views.last
    views.append(view)
    if view === origin { hasMetOrigin = true }
    if isActive { front = view }
  }

  func leave() { views.removeLast() }

  /// The view that keys reach after the focus: the focus's own, else the front one.
  var keyView: AnyView? {
    placements.first { $0.responder === focus }?.view ?? front
  }

  func place(_ responder: any Responder, frame: Rect) {
    guard let view = views.last else { return }
    marks += 1
    placements.append(Placement(responder: responder, view: view, frame: frame))
  }

  /// Has `action` done once the frame stands: what it changes is drawn in the next one.
  func afterFrame(_ action: @escaping () -> Void) { actions.append(action) }

  func aim(at target: MouseTarget) { self.target = target }

  /// Forgets who was placed after the first `count`, since they are drawn again elsewhere.
  func takeBackPlacements(after count: Int) { placements.removeLast(placements.count - count) }
}
