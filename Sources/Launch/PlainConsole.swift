import NcursesScreen
import RIBs
import TerminalUI
import Time

/// The screen in words, a line for each thing that is new.
@MainActor
final class PlainConsole: Console {
  let size: Size
  private let screen = LineScreen()
  private let clock: any WallClock
  private let onLoss: () -> Void
  private var unsaid: [SpokenLine]?
  private var waiting: Task<Void, Never>?
  private var triesAgain = false

  /// Who waits for something hears after so long what is there meanwhile.
  private static let patience = Duration.seconds(1)

  /// As wide and high as most terminals, whatever this one is: nothing is placed on it.
  static let usualSize = Size(columns: 80, rows: 24)

  /// `onLoss` is called when what was said could not be written.
  init(size: Size?, clock: any WallClock, onLoss: @escaping () -> Void) {
    self.size = size ?? Self.usualSize
    self.clock = clock
    self.onLoss = onLoss
  }

  var device: any TerminalDevice { screen }

  func start() { screen.start() }

  /// Takes lines of keys where standard input is no terminal; nil at their end.
  var onLine: ((String?) -> Void)? {
    get { screen.onLine }
    set { screen.onLine = newValue }
  }

  func willTake(_ inputs: [Input]) {
    if inputs.contains(.key(.enter)) || inputs.contains(.key(.control("s"))) { triesAgain = true }
  }

  func show(_ window: Window, hasOnlyLongWork: Bool) {
    _ = window.frame()
    unsaid = window.spoken()
    if hasOnlyLongWork { return say() }
    guard waiting == nil else { return }
    waiting = Task.immediate(executorPreference: workQueue) { [weak self, clock] in
      try? await clock.sleep(for: Self.patience)
      if !Task.isCancelled { self?.say() }
    }
  }

  func didSettle() { say() }

  private func say() {
    waiting?.cancel()
    waiting = nil
    guard let lines = unsaid else { return }
    unsaid = nil
    if !screen.say(lines, triesAgain: triesAgain) { onLoss() }
    triesAgain = false
  }

  func adapt(to appearance: Appearance) {}

  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] { [] }
}
