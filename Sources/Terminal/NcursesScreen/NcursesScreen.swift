import CNcurses
import Platform
public import TerminalUI

/// Shows frames on the terminal and reads its input; restores the terminal however the process
/// ends.
///
/// Only one may exist at a time. Works while `MainLoop` runs.
@MainActor
public final class NcursesScreen: Screen, TerminalDevice {
  public var onInput: (([Input]) -> Void)?
  public var onInterrupt: (() -> Void)?
  public var onTermination: ((Int32) -> Void)?
  public var onStall: (() -> Void)?

  /// Zero before `start`.
  public private(set) var size = Size.zero

  /// Whether the program receives the mouse; otherwise the terminal uses it to select text.
  public var usesMouse = false {
    didSet { terminal?.usesMouse = usesMouse }
  }

  /// How long a lone Esc waits for the rest of a key.
  public var escapeDelay = EscapeDelay.preset { getenv($0).map { String(cString: $0) } } {
    didSet { keyboard?.escapeDelay = escapeDelay }
  }

  private var theme: Theme
  private var depth: ColorDepth
  private(set) var terminal: Terminal?
  private var writer: FrameWriter?
  private(set) var keyboard: Keyboard?

  /// Whether the terminal's background is light; nil until it has said so.
  public internal(set) var hasLightGround: Bool? {
    didSet { if hasLightGround != oldValue { onDiscovery?() } }
  }

  /// Called when `hasLightGround` or `clipboard` has changed.
  public var onDiscovery: (() -> Void)?

  /// Whether the terminal's window has the focus, as far as it tells.
  public internal(set) var hasFocus = true

  /// Whether the terminal was asked what it can do.
  var hasGreeted = false
  /// Whether it has said its name.
  var isNamed = false

  /// Nil until the terminal has said how it draws pictures.
  var pictureMode: PictureMode?
  /// Whether the terminal was asked, or need not be.
  var hasSoughtGraphics = false
  /// What the terminal has answered so far.
  var hasKittyGraphics = false
  var cell: PixelSize?

  /// The depth at which frames are drawn; nil before the screen is started.
  public var depthInUse: ColorDepth? { writer?.palette.depth }

  /// `depth` is the maximum; terminfo may offer less.
  ///
  /// Without `pictures` the terminal is asked how it draws them.
  public init(theme: Theme, depth: ColorDepth, pictures: PictureMode? = nil) {
    self.theme = theme
    self.depth = depth
    pictureMode = pictures
  }

  /// Takes over the terminal and sets `size`.
  ///
  /// Can only be called once per process.
  public func start() throws(TerminalError) {
    guard terminal == nil else { return }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    endings_hold_errors()
    let event = endings_begin()
    guard event >= 0, let terminal = Terminal() else {
      endings_end()
      endings_release_errors()
      throw .unknown(name: getenv("TERM").map { String(cString: $0) } ?? "")
    }
    self.terminal = terminal
    terminal.usesMouse = usesMouse
    size = terminal.size
    writer = FrameWriter(palette: Palette(theme: theme, depth: depth))
    MainLoop.signals = MainLoop.Watch(file: event) { [weak self] in self?.handleSignals() }
    keyboard = Keyboard(
      escapeDelay: escapeDelay, onInput: { [weak self] in self?.take($0) },
      onAnswer: { [weak self] in self?.take($0) },
      onHangUp: { [weak self] in self?.terminate(by: SIGHUP) },
      onStall: { [weak self] in self?.onStall?() })
  }

  /// Makes unfinished input wait for its rest however long that takes, for tests that type in pieces.
  ///
  /// A lone Esc then waits for the next key. Has no effect before `start`.
  package func awaitRest() {
    keyboard?.awaitsRest = true
  }

  /// The title of the terminal's window from the next frame on; shown in harmless characters.
  public var title = ""

  public func show(_ buffer: Buffer, caret: Point?, focus: Point?) {
    guard let terminal, let writer else { return }
    writer.write(buffer)
    if let pictures = terminal.pictures, buffer.hasPictures || !pictures.isEmpty {
      terminal.place(buffer.wholePictures, isWritten: writer.hasWritten)
    }
    if terminal.abilities.features.contains(.links) {
      terminal.link(
        buffer.linkedTexts(theme: theme, depth: writer.palette.depth), isWritten: writer.hasWritten)
    }
    terminal.sendBehindFrame {
      terminal.title = escapedTitle
      queryCapabilities()
    }
    terminal.refresh(caret: caret, focus: focus)
    if buffer.hasPictures { seekGraphics(for: buffer) }
  }

  /// How frames may have pictures: in cells, for which there must be colours, or not at all.
  public var pictures: Environment.Pictures {
    guard pictureMode != .off, writer?.palette.isEnoughForPictures == true else {
      return .none
    }
    return .cells
  }

  /// Makes the next frame draw every cell.
  private func invalidate() {
    writer?.invalidate()
    terminal?.invalidate()
  }

  /// Sets the colours from the next frame on.
  public func use(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
    guard let writer else { return }
    writer.palette = Palette(theme: theme, depth: depth)
    writer.invalidate()
  }

  func suspend() {
    guard let terminal else { return }
    keyboard?.takeAnswers()
    terminal.restore()
    endings_release_errors()
    endings_stop()
    endings_hold_errors()
    endings_save_mode()
    resume()
  }

  #if DEBUG
    /// Has the terminal, where it can, show nothing more until the next program has drawn a frame, which
    /// then ends that.
    package func hold(_ holds: Bool) {
      let mode = TerminalMode.synchronized
      if terminal?.knowsModes == true { terminal?.send(holds ? mode.on : mode.off) }
    }
  #endif

  public func stop() {
    guard terminal != nil else { return }
    close()
    endings_end()
  }

  func close() {
    keyboard?.takeAnswers()
    terminal?.restore()
    terminal = nil
    writer = nil
    keyboard?.stop()
    keyboard = nil
    MainLoop.signals = nil
    endings_release_errors()
  }

  private func take(_ inputs: [Input]) {
    var inputs = raiseSignals(of: inputs)
    // Drops mouse events that were pending when the mouse was released.
    if !usesMouse { inputs.removeAll { if case .mouse = $0 { true } else { false } } }
    if !inputs.isEmpty { onInput?(inputs) }
  }

  func resize() {
    _ = adoptSize()
  }

  /// Adopts a new size of the terminal; false if it has not changed.
  private func adoptSize() -> Bool {
    guard let terminal, terminal.adoptSize() else { return false }
    guard terminal.size != size else {
      // The terminal has another one, and may have lost what it showed.
      terminal.redraw()
      return true
    }
    size = terminal.size
    invalidate()
    measureCells()
    onInput?([.resize(size)])
    return true
  }

  func resume() {
    guard let terminal else { return }
    terminal.resume()
    if !adoptSize() { terminal.redraw() }
  }
}

extension NcursesScreen: SignalHandling {}
