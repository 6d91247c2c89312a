import CNcurses
import Glibc
public import TerminalUI

/// The terminal: shows frames, reports what the user does, and is given back at every end.
///
/// One at a time. It works while `MainLoop` runs.
@MainActor
public final class NcursesScreen: Screen, TerminalDevice {
  public var onInput: (([Input]) -> Void)?
  public var onInterrupt: (() -> Void)?
  public var onTermination: ((Int32) -> Void)?

  /// Nothing before `start`.
  public private(set) var size = Size.zero

  /// Whether the mouse is the program's, where the terminal has one; otherwise it selects text, as
  /// the terminal likes.
  public var usesMouse = false {
    didSet { terminal?.usesMouse = usesMouse }
  }

  private var theme: Theme
  private var depth: ColorDepth
  private var terminal: Terminal?
  private var writer: FrameWriter?
  private var keyboard: Keyboard?

  /// `depth` is what the user wants at most; terminfo may offer less.
  public init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// Takes the terminal over; afterwards `size` is its size.
  ///
  /// Once in a process: a terminal that was given back by `stop` is not taken again.
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
    MainLoop.endings = MainLoop.Watch(file: event) { [weak self] in self?.takeSignals() }
    keyboard = Keyboard(
      onInput: { [weak self] in self?.take($0) },
      onHangUp: { [weak self] in self?.terminate(by: SIGHUP) })
  }

  public func show(_ buffer: Buffer, caret: Point?) {
    guard let terminal, let writer else { return }
    writer.write(buffer)
    terminal.refresh(caret: caret)
  }

  /// Makes the next frame draw every cell; needed when the clusters are other ones.
  private func invalidate() {
    writer?.forget()
    terminal?.distrust()
  }

  /// Changes the colours from the next frame on.
  public func use(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
    guard let writer else { return }
    writer.palette = Palette(theme: theme, depth: depth)
    writer.forget()
  }

  /// Gives the terminal to the shell and stops the process; draws again when it is continued.
  func suspend() {
    guard let terminal else { return }
    terminal.giveBack()
    endings_release_errors()
    endings_stop()
    endings_hold_errors()
    endings_save_mode()
    takeAgain()
  }

  public func stop() {
    guard terminal != nil else { return }
    close()
    endings_end()
  }

  func close() {
    terminal?.giveBack()
    terminal = nil
    writer = nil
    keyboard?.stop()
    keyboard = nil
    MainLoop.endings = nil
    endings_release_errors()
  }

  private func take(_ inputs: [Input]) {
    // What was on its way when the mouse was given back is nobody's.
    let inputs = usesMouse ? inputs : inputs.filter { if case .mouse = $0 { false } else { true } }
    if !inputs.isEmpty { onInput?(inputs) }
  }

  func resize() {
    guard let terminal, terminal.adoptSize() else { return }
    size = terminal.size
    invalidate()
    onInput?([.resize(size)])
  }

  /// Draws everything on a terminal that others have used meanwhile.
  func takeAgain() {
    guard let terminal else { return }
    terminal.takeAgain()
    guard !terminal.adoptSize() else {
      size = terminal.size
      invalidate()
      onInput?([.resize(size)])
      return
    }
    terminal.redraw()
  }
}

extension NcursesScreen: SignalTaking {}
