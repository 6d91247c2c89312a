import NcursesScreen
import Phrases
import Platform
import TerminalUI
import Time

/// Shows the window as cells, with ncurses.
@MainActor
final class CellConsole: Console {
  private let screen: NcursesScreen
  private let mouse: MouseSwitch
  private var appearance: Appearance
  let usesScreenReader: Bool
  private let clock: any WallClock
  private var task = TaskProgress()
  /// What the last frame said of how work has ended.
  private var announcement: String?
  private weak var window: Window?
  private lazy var frameDebouncer = Debouncer(for: Self.frameDelay, clock: clock) { [weak self] in
    self?.show()
  }
  /// What has ended is said by the frame without progress, or by one that comes after it.
  private lazy var notificationDebouncer = Debouncer(for: Self.notificationDelay, clock: clock) {
    [weak self] in
    self?.tell()
  }
  /// Called when `clipboard` or the colours have changed.
  var onDiscovery: (() -> Void)?

  /// A screen reader says each frame, so that a key gets a frame once its work is done, or takes
  /// longer than this.
  private static let frameDelay = Duration.milliseconds(200)
  /// A screen reads what has changed before it says how a task has ended.
  private static let notificationDelay = Duration.seconds(2)

  /// Without `pictures` the terminal is asked how it draws them.
  ///
  /// `usesScreenReader` adapts to a screen reader.
  init(
    _ appearance: Appearance, pictures: PictureMode?, usesScreenReader: Bool, clock: any WallClock
  ) {
    self.appearance = appearance
    self.usesScreenReader = usesScreenReader
    let screen = NcursesScreen(
      theme: appearance.theme(onLight: nil), depth: appearance.depth, pictures: pictures)
    self.screen = screen
    self.clock = clock
    mouse = MouseSwitch(isOn: appearance.usesMouse) { [weak screen] in screen?.usesMouse = $0 }
    screen.usesMouse = mouse.isOn
    screen.onDiscovery = { [weak self] in self?.didDiscover() }
  }

  func start() throws(UsageError) {
    do throws(TerminalError) {
      try screen.start()
    } catch {
      throw UsageError(error)
    }
  }

  var device: any TerminalDevice { screen }

  var size: Size { screen.size }

  var pictures: Environment.Pictures { screen.pictures }

  var clipboard: Clipboard { screen.clipboard }

  func copy(_ text: String) -> Bool { screen.copy(text) }

  var depth: ColorDepth? { screen.depthInUse }

  var hasMouse: Bool { mouse.isOn }

  private func didDiscover() {
    useColors()
    onDiscovery?()
  }

  private func useColors() {
    screen.use(
      theme: appearance.theme(onLight: screen.hasLightGround), depth: appearance.depth)
  }

  func willTake(_ inputs: [Input]) {}

  func show(_ window: Window, hasOnlyLongWork: Bool) {
    self.window = window
    _ = window.frame()
    frameDebouncer.ask(isWorking: usesScreenReader && !hasOnlyLongWork)
  }

  func didSettle() { frameDebouncer.run() }

  private func show() {
    guard let window else { return }
    screen.title = window.title
    screen.show(window.frame(), caret: window.caret, focus: window.focusPoint)
    showTask(in: window)
  }

  private func showTask(in window: Window) {
    for event in task.take(window.progress, at: clock.now) {
      switch event {
      case .show(let progress): screen.showProgress(progress)
      case .remove: screen.showProgress(nil)
      case .longTaskEnded: notificationDebouncer.ask(isWorking: true)
      }
    }
    if window.announcement != announcement, window.announcement != nil {
      notificationDebouncer.run()
    }
    announcement = window.announcement
  }

  /// Notifies a user who is elsewhere of what has ended.
  private func tell() {
    guard let window, !screen.hasFocus else { return }
    let words =
      TaskProgress.summary(of: window.announcement)
      ?? LaunchText.taskHasEnded.text(window.environment.language)
    screen.notify("\(window.title): \(words)", mayRing: appearance.ringsBell)
  }

  func adapt(to appearance: Appearance) {
    let old = self.appearance
    self.appearance = appearance
    let isLight = screen.hasLightGround
    if appearance.theme(onLight: isLight) != old.theme(onLight: isLight)
      || appearance.depth != old.depth
    {
      useColors()
    }
    mouse.follow(from: old, to: appearance)
  }

  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] {
    mouse.bindings(in: environment, of: program)
  }
}

/// The screen readers of the Linux console.
enum ScreenReader {
  private static let names: Set<Substring> = ["brltty", "espeakup", "fenrir"]

  /// Whether one of them runs, which may be a script that follows the name of its interpreter.
  static var isRunning: Bool {
    RunningProcess.commands.contains { words in
      words.prefix(2).contains { names.contains($0.split(separator: "/").last ?? "") }
    }
  }
}
