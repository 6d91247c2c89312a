import Phrases

/// Draws a root view, dispatches input, and manages the focus.
@MainActor
public final class Window {
  /// The view that has the whole window, under sheets, the help and the commands.
  public let root: AnyView
  /// The size of the frames, which an input of another size changes.
  public private(set) var size: Size

  /// What views and widgets are told of the terminal and the user; a change needs a frame.
  public var environment: Environment {
    didSet { if environment != oldValue { ownHintsDidChange() } }
  }

  /// Called once when a new frame is needed, until it is drawn.
  public var onNeedsFrame: (() -> Void)?

  /// Copies text; `next` is what the same key copies after it.
  public var onCopy: ((_ text: String, _ next: String?) -> Void)?

  /// Called when text was selected by the mouse that the terminal cannot copy.
  public var onCannotCopy: (() -> Void)?

  /// What Ctrl-P finds besides key bindings; nil to disable commands.
  public var commands: Commands? { didSet { ownHintsDidChange() } }

  /// Bindings of the program that hosts the window, for keys that nothing else handles.
  public var hostBindings: (Environment) -> [KeyBinding] = { _ in [] }

  /// Whether something has changed since the last frame.
  public private(set) var needsFrame = true

  /// The position of the terminal's cursor in the last frame; nil when hidden.
  public private(set) var caret: Point?

  /// The progress of the work that the last frame shows; nil for none.
  public private(set) var progress: Progress?

  /// How something has ended, as the last frame says; nil if it says nothing of that.
  public private(set) var announcement: String?

  /// Whether what has the focus in the last frame is a sentence in place of rows.
  private(set) var focusIsSentence = false

  private let buffer: Buffer
  /// What was drawn last.
  var drawn: Buffer { buffer }
  /// Replaced whenever any view may look different; changes that views report have their own
  /// revisions.
  private var revision = Revision()
  private var needsLayout = true
  var focus = Focus()
  let waits = LoadingDelays()
  var namedFocus = NamedFocus()
  private(set) var placements: [RenderPass.Placement] = []
  /// The view that receives keys after the focus.
  weak var keyView: AnyView?
  private(set) var showsKeyHints = false
  var overlay: Overlay?
  /// What follows the mouse until its button is released.
  var drag: (@MainActor (Point) -> Void)?
  /// Where the button of the mouse is held and nothing follows it, so that it may select text.
  var pressed: MousePress?
  /// What the mouse has selected.
  var selected: CellSelection?
  /// The ids of the commands that were chosen last, latest first.
  var recentCommands: [[String]] = []
  /// What the last key has copied.
  var copied: String?
  /// The time in milliseconds, by which Enter and Ctrl-S do not confirm what one of them has opened until it was
  /// shown for a quarter of a second; nil where keys come from a program, which knows what they do.
  package var answerTime: () -> Int64? = { nil }
  var answers = AnswerGuard()
  #if DEBUG
    /// What is shown over everything without taking keys or the focus; nil for nothing.
    package var panel: (any Widget)? { didSet { note(.structure) } }
  #endif
  /// Cached, since every frame shows them.
  private lazy var ownHints = ownBindings.filter(\.isHinted)

  /// A window whose first frame is due; it tells `root` how much room there is.
  public init(root: AnyView, size: Size, environment: Environment) {
    self.root = root
    self.size = size
    self.environment = environment
    buffer = Buffer(size: size)
    root.didChange = { [weak self] change in self?.note(change, isConfined: true) }
    root.onPresent = { [weak self] in self?.present($0) }
    root.onPress = { [weak self] in self?.handle($0) }
    waits.onChange = { [weak self] in self?.note(.content) }
    root.windowDidResize(to: body.size)
  }

  /// The current frame, drawn if needed.
  public func frame() -> Buffer {
    guard needsFrame else { return buffer }
    let pass = draw()
    needsFrame = false
    waits.take(pass.waits)
    if answers.isWatching, let now = answerTime() { answers.didShow(answerTarget, at: now) }
    if environment.namesFocus { nameFocus(on: Canvas(pass: pass)) }
    for action in pass.actions { action() }
    return buffer
  }

  /// Handles an input event; the next call of `frame` draws the result.
  public func send(_ input: Input) {
    switch input {
    case .resize(let size):
      guard size != self.size else { return }
      self.size = size
      overlay?.about = nil
      forgetSelection()
      root.windowDidResize(to: body.size)
      note(.structure)
    case .paste(let text):
      answers.forget()
      forgetSelection()
      act { typing { paste(text) } }
    case .key(let key):
      // What copies needs the selection.
      act { if takesAnswer(key) { typing { handle(key) } } }
      forgetSelection()
    case .mouse(let mouse):
      answers.forget()
      act { handle(mouse) }
    }
  }

  private func act(_ action: () -> Void) {
    guard root.userWillAct() else { return }
    layOutIfNeeded()
    action()
  }

  /// What the app is and where in it the user is.
  public var title: String { root.title.text(environment.language) }

  private func ownHintsDidChange() {
    ownHints = ownBindings.filter(\.isHinted)
    note(.structure)
  }

  /// Requests a frame; `isConfined` if only a selection or the changing view itself looks
  /// different.
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

  /// Draws a frame, and draws again if the focus has to move.
  @discardableResult
  private func draw() -> RenderPass {
    var pass = drawOnce()
    if overlay != nil, !pass.hasDrawnOrigin {
      overlay = nil
      pass = drawOnce()
    }
    let before = focus.responder
    settleFocus(on: pass.focusable.map(\.responder), pass.requestedFocus)
    if focus.responder !== before { pass = drawOnce() }
    placements = pass.focusable
    keyView = pass.keyView
    caret = pass.caret
    progress = pass.progress
    announcement = pass.announcement
    focusIsSentence = pass.focusIsSentence
    showsKeyHints = pass.hints != nil
    needsLayout = false
    return pass
  }

  private func settleFocus(on placed: [any Responder], _ first: (any Responder)?) {
    if let requested = root.requestedFocus ?? first, placed.contains(where: { $0 === requested }) {
      focus.move(to: requested)
    } else {
      focus.settle(on: placed)
    }
    root.requestedFocus = nil
  }

  /// Draws the root and the overlay; with `mouse`, to find its target.
  func drawOnce(_ mouse: Mouse? = nil) -> RenderPass {
    buffer.clear(size: size)
    let pass = RenderPass(
      buffer: buffer, environment: environment, focus: focus.responder, revision: revision,
      origin: overlay?.origin, mouse: mouse, longWaits: waits.long)
    draw(in: pass)
    return pass
  }

  /// Draws the current frame without caches, for tests.
  package func drawAnew() -> (frame: Buffer, caret: Point?) {
    let pass = passAnew()
    return (pass.buffer, pass.caret)
  }

  /// A frame that was drawn without caches, for tests.
  func passAnew() -> RenderPass {
    let pass = RenderPass(
      buffer: Buffer(size: size, clusters: buffer.clusters), environment: environment,
      focus: focus.responder, revision: nil, origin: overlay?.origin, longWaits: waits.long)
    draw(in: pass)
    return pass
  }

  private func draw(in pass: RenderPass) {
    let canvas = Canvas(pass: pass)
    let body = canvas.region(body)
    root.draw(on: overlay == nil ? body : body.inactive(isFaint: true))
    if let about = overlay?.about { pass.selections = [about] }
    overlay?.view.draw(on: canvas.region(rect(above: pass.hints)))
    if let hints = pass.hints {
      let chain = KeyChain(focus: pass.focus, view: pass.keyView, environment: environment)
      self.hints(of: chain, among: pass.focusable).draw(on: canvas.region(hints))
    }
    pass.notice?.draw(in: pass)
    markSelection(in: pass.buffer)
    #if DEBUG
      drawPanel(in: pass)
    #endif
  }

  /// The hints of a chain of keys, of a screen where these can have the focus.
  func hints(of chain: KeyChain, among placed: [RenderPass.Placement]) -> KeyHints {
    let own = overlay?.ownHints ?? ownHints
    let always = own.suffix(commands == nil ? 1 : 2)
    // What the program adds is the first to go.
    let others = [copyHint].compactMap(\.self) + own.dropLast(always.count)
    return KeyHints(
      chain.reachable(chain.bindings(with: moving(among: placed, in: chain)) + others),
      own: chain.reachable(Array(always)))
  }
}
