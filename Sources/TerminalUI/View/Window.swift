/// One screenful: draws the root view, gives keys to whom they belong, and keeps the focus.
@MainActor
public final class Window {
  public let root: AnyView
  public private(set) var size: Size

  public var environment: Environment {
    didSet { if environment != oldValue { note(.structure) } }
  }

  /// Called when a frame has become due; not again before it was drawn.
  public var onNeedsFrame: (() -> Void)?

  /// True when something changed since the last frame.
  public private(set) var needsFrame = true

  /// Where the terminal's own cursor stands in the last frame, nil when hidden.
  public private(set) var caret: Point?

  private let buffer: Buffer
  /// Another one whenever any view may look different; a view that says so itself has its own.
  private var revision = Revision()
  private var needsLayout = true
  private var focus = Focus()
  private(set) var placements: [RenderPass.Placement] = []
  /// The view that keys reach after the focus.
  private(set) weak var keyView: AnyView?
  private var showsKeyHints = false
  private var help: HelpView?

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
    if needsFrame { draw() }
    needsFrame = false
    return buffer
  }

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
      guard let responder = focus.responder, responder.takesText else { return }
      responder.insert(text)
      note(.content)
    case .key(let key):
      guard root.userWillAct() else { return }
      layOutIfNeeded()
      press(key)
    }
  }

  /// What keys do now, what has the focus first.
  public var bindings: [KeyBinding] {
    layOutIfNeeded()
    return chain.bindings
  }

  /// Whether what is typed now is a secret.
  public var takesSecret: Bool {
    layOutIfNeeded()
    return focus.responder?.isSecret ?? false
  }

  /// The screen in words, a line for each thing on it.
  public func speech() -> [String] {
    layOutIfNeeded()
    let speech = Speech(environment: environment, focus: focus.responder)
    (help ?? root).describe(to: speech)
    if showsKeyHints { KeyHints(chain).describe(to: speech) }
    return speech.lines
  }

  private func press(_ key: Key) {
    if case .character(let character) = key, let responder = focus.responder, responder.takesText {
      responder.insert(String(character))
      note(.content)
    } else if let binding = chain.binding(for: key) {
      binding.action()
      note(.content, isConfined: binding.isConfined)
    } else if let action = ownAction(for: key) {
      action()
      note(.content)
    }
  }

  private func ownAction(for key: Key) -> (@MainActor () -> Void)? {
    switch key {
    case .tab: { self.moveFocus(by: 1) }
    // A field that nobody submits is one of several.
    case .enter where focus.responder?.takesText == true: { self.moveFocus(by: 1) }
    case .backTab: { self.moveFocus(by: -1) }
    case .character("?"), .function(1): { self.showHelp() }
    default: neighbour(for: key).map(focusing)
    }
  }

  private func moveFocus(by step: Int) {
    focus.move(by: step, among: placements.map(\.responder))
    followFocus()
  }

  private func focusing(_ responder: any Responder) -> @MainActor () -> Void {
    {
      self.focus.move(to: responder)
      self.followFocus()
    }
  }

  /// What an arrow leads to from what has the focus.
  private func neighbour(for key: Key) -> (any Responder)? {
    guard let direction = Direction(key),
      let place = placements.first(where: { $0.responder === focus.responder })?.frame
    else { return nil }
    return direction.nearest(to: place, among: placements.map(\.frame))
      .map { placements[$0].responder }
  }

  private func followFocus() {
    guard let placement = placements.first(where: { $0.responder === focus.responder }) else {
      return
    }
    keyView = placement.view
  }

  private func showHelp() {
    guard help == nil else { return }
    let help = HelpView(bindings: chain.bindings, of: keyView)
    help.didChange = { [weak self] change in self?.note(change, isConfined: true) }
    help.back = { [weak self] in self?.hideHelp() }
    self.help = help
    note(.structure)
  }

  private func hideHelp() {
    help = nil
    note(.structure)
  }

  private var chain: KeyChain {
    KeyChain(focus: focus.responder, view: keyView, environment: environment)
  }

  /// `isConfined` when no view can look different for it, but for a selection.
  private func note(_ change: Change, isConfined: Bool = false) {
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
  private func draw() {
    var pass = drawOnce()
    let before = focus.responder
    settleFocus(on: pass.placements.map(\.responder))
    if focus.responder !== before { pass = drawOnce() }
    // What the help is about has gone, as on a lock: nothing of it may stay in sight.
    if help != nil, !pass.hasSubject {
      help = nil
      return draw()
    }
    placements = pass.placements
    keyView = pass.keyView
    caret = pass.caret
    showsKeyHints = pass.hints != nil
    needsLayout = false
  }

  private func settleFocus(on placed: [any Responder]) {
    if let wanted = root.wantedFocus, placed.contains(where: { $0 === wanted }) {
      focus.move(to: wanted)
    } else {
      focus.settle(on: placed)
    }
    root.wantedFocus = nil
  }

  private func drawOnce() -> RenderPass {
    buffer.clear(size: size)
    let pass = RenderPass(
      buffer: buffer, environment: environment, focus: focus.responder, revision: revision,
      subject: help?.subject)
    let canvas = Canvas(pass: pass)
    root.draw(on: help == nil ? canvas : canvas.inactive(isFaint: true))
    help?.draw(on: canvas.region(rect(above: pass.hints)))
    if let hints = pass.hints {
      let chain = KeyChain(focus: pass.focus, view: pass.keyView, environment: environment)
      KeyHints(chain).draw(on: canvas.region(hints))
    }
    return pass
  }

  /// Where the help may lie: the key hints in the last row say how to leave it.
  private func rect(above hints: Rect?) -> Rect {
    let isLast = hints?.endRow == size.rows
    let rows = isLast ? hints?.origin.row ?? size.rows : size.rows
    return Rect(size: Size(columns: size.columns, rows: rows))
  }
}
