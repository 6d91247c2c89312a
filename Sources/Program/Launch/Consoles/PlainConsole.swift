import NcursesScreen
import Phrases
import RIBs
import TerminalUI
import Time

/// Writes the screen in words, with a line for each change.
@MainActor
final class PlainConsole: Console {
  let size: Size
  private let screen = LineScreen()
  private let clock: any WallClock
  private let onLoss: () -> Void
  private var lines: [SpokenLine] = []
  private var isCovered = false
  private weak var view: AnyView?
  private lazy var speaking = Debouncer(for: Self.patience, clock: clock) { [weak self] in
    self?.speak()
  }
  /// Whether the user has pressed Enter or Ctrl-S since the screen was spoken last.
  private var hasSubmitted = false

  /// After this time the current screen is spoken although work is still running.
  private static let patience = Duration.seconds(1)

  /// Independent of the terminal's size, since nothing is positioned on it.
  static let defaultSize = Size(columns: 80, rows: 24)

  /// `onLoss` is called when writing fails.
  init(size: Size?, clock: any WallClock, onLoss: @escaping () -> Void) {
    self.size = size ?? Self.defaultSize
    self.clock = clock
    self.onLoss = onLoss
  }

  var device: any TerminalDevice { screen }

  var pictures: Environment.Pictures { .words }

  var clipboard: Clipboard { .none }

  var depth: ColorDepth? { nil }

  var hasMouse: Bool { false }

  var onDiscovery: (() -> Void)?

  func copy(_ text: String) -> Bool { false }

  let usesScreenReader = false

  func start() { screen.start() }

  /// Called with lines of keys if standard input is not a terminal, with nil at the end.
  var onLine: ((String?) -> Void)? {
    get { screen.onLine }
    set { screen.onLine = newValue }
  }

  func willTake(_ inputs: [Input]) {
    if inputs.contains(.key(.enter)) || inputs.contains(.key(.control("s"))) { hasSubmitted = true }
  }

  func show(_ window: Window, hasOnlyLongWork: Bool) {
    _ = window.frame()
    lines = window.spoken()
    isCovered = window.hasOverlay
    view = window.spokenView
    speaking.ask(isWorking: !hasOnlyLongWork)
  }

  func didSettle() { speaking.run() }

  private func speak() {
    if !screen.speak(lines, in: view, repeatsErrors: hasSubmitted, isCover: isCovered) {
      onLoss()
    }
    hasSubmitted = false
  }

  func adapt(to appearance: Appearance) {}

  /// F7 reads the whole screen, of which keys say only what is new.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] {
    let title = LaunchText.readAgain
    return [
      KeyBinding(.function(7), title: title) { [weak self] in
        if self?.screen.speakAgain() == false { self?.onLoss() }
      }
    ]
  }
}
