import Platform
import TerminalUI
import TerminalUITesting

@testable import NcursesScreen

/// The real screen on an emulated terminal, which must show every frame.
@MainActor
final class ShownScreen {
  private let terminal: PseudoTerminal
  private let screen: NcursesScreen
  private var theme = Theme.night
  private var depth = ColorDepth.trueColor

  /// What an app that starts again may be told of colours.
  private static let depths: [ColorDepth] = [.trueColor, .indexed, .basic, .none]
  private static let usual = Size(columns: 80, rows: 24)

  /// Takes the place of this process's terminal.
  init() throws(Fault) {
    setenv("TERM", "xterm-256color", 1)
    setenv("COLORTERM", "truecolor", 1)
    guard let terminal = PseudoTerminal(size: Self.usual) else {
      throw Fault("There is no pseudo-terminal.")
    }
    self.terminal = terminal
    let screen = NcursesScreen(theme: theme, depth: depth)
    self.screen = screen
    do throws(TerminalError) {
      try terminal.take { () throws(TerminalError) in try screen.start() }
    } catch {
      throw Fault(error.description)
    }
  }

  /// Takes on other colours, as for another app.
  func change() {
    let index = Self.depths.firstIndex(of: depth) ?? 0
    depth = Self.depths[(index + 1) % Self.depths.count]
    theme = theme == .night ? .day : .night
    screen.use(theme: theme, depth: depth)
  }

  /// Makes its memory independent of the size that the window has had.
  func shrink() {
    terminal.resize(to: Self.usual)
    terminal.take { screen.resize() }
  }

  /// Shows the frame of a window.
  func show(_ window: Window) throws(Fault) {
    window.environment.pictures = screen.pictures
    let frame = window.frame()
    guard frame.size.columns > 0, frame.size.rows > 0 else { return }
    let (caret, focus) = (window.caret, window.focusPoint)
    let fault = terminal.fault(showing: frame, caret: caret, focus: focus, theme, depth) {
      screen.resize()
      screen.show(frame, caret: caret, focus: focus)
    }
    if let fault { throw Fault(fault) }
  }
}
