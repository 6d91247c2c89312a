/// One screenful: draws the root view, gives keys to whom they belong, and keeps the focus.
@MainActor
public final class Window {
  public let root: AnyView
  public private(set) var size: Size

  public var environment: Environment {
    didSet {
      guard environment != oldValue else { return }
      ownHints = ownBindings.filter(\.isHinted)
      note(.structure)
    }
  }

  /// Called when a frame has become due; not again before it was drawn.
  public var onNeedsFrame: (() -> Void)?

  /// What Ctrl-P offers besides what keys do; without it there are no commands.
  public var commands: Commands? {
    didSet {
      ownHints = ownBindings.filter(\.isHinted)
      note(.structure)
    }
  }

  /// What keys do wherever nothing else takes them, such as giving the mouse back; the help shows it.
  public var hostBindings: (Environment) -> [KeyBinding] = { _ in [] }

  /// True when something changed since the last frame.
  public private(set) var needsFrame = true

  /// Where the terminal's own cursor stands in the last frame, nil when hidden.
  public private(set) var caret: Point?

  private let buffer: Buffer
  /// Another one whenever any view may look different; a view that says so itself has its own.
  private var revision = Revision()
  private var needsLayout = true
  var focus = Focus()
  private(set) var placements: [RenderPass.Placement] = []
  /// The view that keys reach after the focus.
  weak var keyView: AnyView?
  private(set) var showsKeyHints = false
  var overlay: Overlay?
  /// The titles of the commands done last, the latest first.
  var recentCommands: [String] = []
  /// Made once for each environment, since every frame shows them.
  private lazy var ownHints = ownBindings.filter(\.isHinted)

  public init(root: AnyView, size: Size, environment: Environment) {
    self.root = root
    self.size = size
    self.environment = environment
    buffer = Buffer(size: size)
    root.didChange = { [weak self] change in self?.note(change, isConfined: true) }
    root.windowDidResize(to: size)
  }

  /// The frame as it stands now.
  public func frame() -> Buffer {
    guard needsFrame else { return buffer }
    let pass = draw()
    needsFrame = false
    for action in pass.actions { action() }
    return buffer
  }

  /// Does what an input asks for; a frame is drawn when it is asked for.
  public func send(_ input: Input) {
    switch input {
    case .resize(let size):
      guard size != self.size else { return }
      self.size = size
      root.windowDidResize(to: size)
      note(.structure)
    case .paste(let text):
      guard root.userWillAct() else { return }
      layOutIfNeeded()
      guard let responder = focus.responder, responder.takesPaste else { return }
      responder.insert(text)
      note(.content)
    case .key(let key):
      guard root.userWillAct() else { return }
      layOutIfNeeded()
      handle(key)
    case .mouse(let mouse):
      guard root.userWillAct() else { return }
      layOutIfNeeded()
      use(mouse)
    }
  }

  /// What keys do now, what has the focus first.
  public var bindings: [KeyBinding] {
    layOutIfNeeded()
    let chain = self.chain
    return chain.reachable(chain.bindings)
  }

  /// Whether what is typed now is text.
  public var takesText: Bool {
    layOutIfNeeded()
    return focus.responder?.takesText ?? false
  }

  /// Whether what is typed now is a secret.
  public var takesSecret: Bool {
    layOutIfNeeded()
    return focus.responder?.isSecret ?? false
  }

  var chain: KeyChain { chain(in: environment) }

  func chain(in environment: Environment) -> KeyChain {
    KeyChain(focus: focus.responder, view: keyView, environment: environment)
  }

  /// `isConfined` when no view can look different for it, but for a selection.
  func note(_ change: Change, isConfined: Bool = false) {
    if !isConfined { revision = Revision() }
    if change == .structure { needsLayout = true }
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  func layOutIfNeeded() {
    if needsLayout { draw() }
  }

  /// Draws, and once more where that shows that the focus has to move.
  @discardableResult
  private func draw() -> RenderPass {
    var pass = drawOnce()
    if overlay != nil, !pass.hasMetOrigin {
      overlay = nil
      pass = drawOnce()
    }
    let before = focus.responder
    settleFocus(on: pass.placements.map(\.responder))
    if focus.responder !== before { pass = drawOnce() }
    placements = pass.placements
    keyView = pass.keyView
    caret = pass.caret
    showsKeyHints = pass.hints != nil
    needsLayout = false
    return pass
  }

  private func settleFocus(on placed: [any Responder]) {
    if let wanted = root.wantedFocus, placed.contains(where: { $0 === wanted }) {
      focus.move(to: wanted)
    } else {
      focus.settle(on: placed)
    }
    root.wantedFocus = nil
  }

  /// Draws all that is shown; with `mouse`, to find what is there.
  func drawOnce(_ mouse: Mouse? = nil) -> RenderPass {
    buffer.clear(size: size)
    let pass = RenderPass(
      buffer: buffer, environment: environment, focus: focus.responder, revision: revision,
      origin: overlay?.origin, mouse: mouse)
    let canvas = Canvas(pass: pass)
    root.draw(on: overlay == nil ? canvas : canvas.inactive(isFaint: true))
    overlay?.view.draw(on: canvas.region(rect(above: pass.hints)))
    if let hints = pass.hints {
      let chain = KeyChain(focus: pass.focus, view: pass.keyView, environment: environment)
      self.hints(of: chain).draw(on: canvas.region(hints))
    }
    return pass
  }

  func hints(of chain: KeyChain) -> KeyHints {
    KeyHints(
      chain.reachable(chain.bindings), own: chain.reachable(overlay?.ownHints ?? ownHints))
  }

  /// Where an overlay may lie: the key hints in the last row say how to leave it.
  private func rect(above hints: Rect?) -> Rect {
    let isLast = hints?.endRow == size.rows
    let rows = isLast ? hints?.origin.row ?? size.rows : size.rows
    return Rect(size: Size(columns: size.columns, rows: rows))
  }
}
