import Dispatch
import Log
import NcursesScreen
import RIBs
import TerminalRIBs
import TerminalUI

/// Runs a tree on the terminal: input in, frames out, until somebody ends it.
@MainActor
final class TerminalRun {
  private let screen: NcursesScreen
  private let mouse: MouseSwitch
  private let look: Look
  private let symbols: Symbols
  private let tree: Tree
  #if DEBUG
    private let leaks: LeakReport
  #endif
  private var window: Window?
  private var ending: CheckedContinuation<Int32, Never>?
  private var status: Int32?
  private var takesInput = false
  private var keeper: PlaceKeeper?

  private static let interrupted: Int32 = 130

  /// `screen` has been started.
  init(
    _ screen: NcursesScreen, mouse: MouseSwitch, look: Look, symbols: Symbols,
    executor: any TaskExecutor, log: Log
  ) {
    self.mouse = mouse
    tree = Tree(executor: executor)
    #if DEBUG
      leaks = LeakReport(tree, log: log)
    #endif
    self.screen = screen
    self.look = look
    self.symbols = symbols
  }

  /// Launches the root of `program`; returns the exit status when the program has ended and the
  /// terminal is back.
  func run(
    _ program: any Program, afterLaunch: @escaping @MainActor (AnyRouter) async -> Void
  ) async -> Int32 {
    let root = program.buildRoot()
    let window = Window(
      root: root.anyView, size: screen.size,
      environment: Environment(language: look.appearance.language, symbols: symbols))
    self.window = window
    screen.use(theme: look.appearance.theme, depth: look.appearance.depth)
    mouse.isOn = look.appearance.usesMouse
    look.onChange = { [weak self] in self?.didChange(from: $0, to: $1) }
    window.commands = program.commands(for: root)
    window.hostBindings = { [mouse] in mouse.bindings(in: $0, of: program) }
    window.onNeedsFrame = { [weak self] in self?.scheduleFrame() }
    let keeper = PlaceKeeper(root, keep: program.keep)
    self.keeper = keeper
    tree.observe(keeper)
    screen.onInput = { [weak self] in self?.take($0) }
    screen.onInterrupt = { [weak self] in self?.end(status: Self.interrupted) }
    screen.onTermination = { [weak keeper] _ in keeper?.end() }
    root.launch(in: tree)
    draw()
    let opening = Task.immediate(executorPreference: tree.executor) {
      await afterLaunch(root)
      if !Task.isCancelled { keeper.begin() }
    }
    let status: Int32 = await withCheckedContinuation { continuation in
      if let status = self.status { return continuation.resume(returning: status) }
      ending = continuation
    }
    opening.cancel()
    keeper.end()
    root.shutDown()
    screen.stop()
    return status
  }

  /// Ends the run as the user wants it: asks first where something would be lost.
  func quit() {
    guard let window else { return end(status: 0) }
    window.quit(tree.root) { [weak self] in self?.end(status: 0) }
  }

  private func didChange(from old: Appearance, to new: Appearance) {
    if new.theme != old.theme || new.depth != old.depth {
      screen.use(theme: new.theme, depth: new.depth)
      window?.root.setNeedsDisplay(.content)
    }
    mouse.follow(from: old, to: new)
    window?.environment.language = new.language
  }

  /// Ends the run, once.
  func end(status: Int32) {
    guard self.status == nil else { return }
    self.status = status
    ending?.resume(returning: status)
    ending = nil
  }

  /// All that was typed is taken before one frame is drawn.
  private func take(_ inputs: [Input]) {
    takesInput = true
    for input in inputs where status == nil { window?.send(input) }
    takesInput = false
    draw()
  }

  private func scheduleFrame() {
    guard !takesInput else { return }
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.draw() } }
  }

  private func draw() {
    guard let window, window.needsFrame, status == nil else { return }
    screen.show(window.frame(), caret: window.caret)
    keeper?.frameWasDrawn()
    #if DEBUG
      leaks.frameWasDrawn()
    #endif
  }
}
