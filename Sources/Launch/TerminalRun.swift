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
  private let environment: Environment
  private let tree: Tree
  #if DEBUG
    private let leaks: LeakReport
  #endif
  private var window: Window?
  private var ending: CheckedContinuation<Int32, Never>?
  private var status: Int32?
  private var takesInput = false

  private static let interrupted: Int32 = 130

  /// `screen` has been started.
  init(_ screen: NcursesScreen, environment: Environment, executor: any TaskExecutor, log: Log) {
    tree = Tree(executor: executor)
    #if DEBUG
      leaks = LeakReport(tree, log: log)
    #endif
    self.screen = screen
    self.environment = environment
  }

  /// Launches `root`; returns the exit status when the program has ended and the terminal is back.
  func run(
    _ root: any ViewableRouting, afterLaunch: @escaping @MainActor (AnyRouter) async -> Void
  ) async -> Int32 {
    let window = Window(root: root.anyView, size: screen.size, environment: environment)
    self.window = window
    window.onNeedsFrame = { [weak self] in self?.scheduleFrame() }
    screen.onInput = { [weak self] in self?.take($0) }
    screen.onInterrupt = { [weak self] in self?.end(status: Self.interrupted) }
    root.launch(in: tree)
    draw()
    let opening = Task.immediate(executorPreference: tree.executor) { await afterLaunch(root) }
    let status: Int32 = await withCheckedContinuation { continuation in
      if let status = self.status { return continuation.resume(returning: status) }
      ending = continuation
    }
    opening.cancel()
    root.shutDown()
    screen.stop()
    return status
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
    #if DEBUG
      leaks.frameWasDrawn()
    #endif
  }
}
