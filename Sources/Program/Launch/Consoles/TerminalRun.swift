import Dispatch
import Log
import NcursesScreen
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Runs a tree on the terminal until the program quits or is interrupted.
@MainActor
final class TerminalRun {
  let console: any Console
  private let appearance: LiveAppearance
  private let tree = Tree(executor: workQueue)
  private let clock: any WallClock
  private let patience: Duration
  /// Whether a person presses the keys, and not a program that knows what they do.
  private let isTyped: Bool
  /// Whether keys of a recording or of input lines are pressed now.
  var isPlaying = false
  private let recorder: KeyRecorder?
  #if DEBUG
    private let leaks: LeakReport
    let live = LiveDemo(folder: ProcessVariables.value("GALBI_LIVE"))
  #endif
  private(set) var window: Window?
  /// Shown when the program is at its place.
  var firstNotice: Phrase?
  /// The usage error that ended the run, if any.
  private(set) var failure: UsageError?
  private var ending: CheckedContinuation<Int32, Never>?
  private var status: Int32?
  private lazy var typed = TypeAhead(
    of: tree.activity, clock: clock, patience: patience, take: { [weak self] in self?.send($0) },
    onPause: { [weak self] in self?.draw() }, onRest: { [weak self] in self?.rest() })
  private var isSending = false
  /// Set while the end of a paste does not come.
  private var pasteDidEnd: (@MainActor () -> Void)?
  private var saver: PlaceSaver?

  /// The exit status after Ctrl-C.
  static let interrupted: Int32 = 130

  /// `console` is already started; keys wait as long as `patience` for the screen that they are for, which is
  /// nil where a person types.
  init(
    _ console: any Console, appearance: LiveAppearance, clock: any WallClock, patience: Duration?,
    log: Log, recorder: KeyRecorder?
  ) {
    #if DEBUG
      leaks = LeakReport(tree, log: log)
    #endif
    self.console = console
    self.appearance = appearance
    self.clock = clock
    (self.patience, isTyped) = (patience ?? TypeAhead.usualPatience, patience == nil)
    self.recorder = recorder
  }

  /// Launches `program`; returns the exit status after it has ended and the terminal is restored.
  func run(
    _ program: any Program, player: KeyPlayer,
    afterLaunch: @escaping @MainActor (AnyRouter) async -> Void
  ) async -> Int32 {
    let root = program.buildRoot()
    adapt(to: appearance.value)
    var environment = Environment(
      language: appearance.value.language, symbols: TextWidth.symbols, pictures: console.pictures)
    appearance.value.adapt(&environment, at: console.depth)
    if console.usesScreenReader { environment.adaptToReader() }
    let window = Window(root: root.anyView, size: console.size, environment: environment)
    self.window = window
    window.schedule = { [clock] duration, action in
      Task.immediate(executorPreference: workQueue) {
        if (try? await clock.sleep(for: duration)) != nil { action() }
      }
    }
    window.answerTime = { [weak self] in self?.answerTime }
    typed.window = window
    appearance.onChange = { [weak self] in self?.didChange(to: $1) }
    typed.holdsLinks = { program.holdsLinks }
    window.environment.canCopy = console.clipboard != .none
    window.environment.keys = appearance.value.keys
    console.onDiscovery = { [weak self] in self?.didDiscover() }
    window.host(
      program, root, tree, clock: clock, opening: { [weak self] in await self?.arrive($0) },
      copy: { [console] in console.copy($0) ? console.clipboard : .none },
      hasMouse: { [console] in console.hasMouse }
    ) { [console] in console.bindings(in: $0, of: program) }
    window.onNeedsFrame = { [weak self] in self?.scheduleFrame() }
    let saver = PlaceSaver(root, in: window, store: program.keep)
    self.saver = saver
    tree.observe(saver)
    console.device.onInput = { [weak self] in self?.take($0) }
    console.device.onInterrupt = { [weak self] in self?.end(status: Self.interrupted) }
    console.device.onStall = { [weak self, weak program] in
      let notice = LaunchText.pasteIsStalled
      program?.notify(notice)
      self?.pasteDidEnd = { program?.withdraw(notice) }
    }
    console.device.onTermination = { [weak saver] _ in saver?.end() }
    root.launch(in: tree)
    draw()
    #if DEBUG
      live?.begin(on: self, root, window)
      defer { live?.end() }
    #endif
    let opening = Task.immediate(executorPreference: workQueue) {
      await self.arrive { await self.open(program, root, otherwise: afterLaunch) }
      guard !Task.isCancelled else { return }
      saver.begin()
      if let notice = firstNotice { program.notify(notice) }
    }
    let playing = Task.immediate(executorPreference: workQueue) {
      await self.settle()
      // Behind a lock the link waits for the PIN, which may be one of the keys.
      if !program.holdsLinks { await opening.value }
      await player.play(on: self)
    }
    let status: Int32 = await withCheckedContinuation { continuation in
      if let status = self.status { return continuation.resume(returning: status) }
      ending = continuation
    }
    opening.cancel()
    playing.cancel()
    saver.end()
    root.shutDown()
    console.didSettle()
    console.device.stop()
    return status
  }

  /// The time for keys that a person presses.
  private var answerTime: Int64? {
    #if DEBUG
      if live?.isReturning == true { return nil }
    #endif
    return isTyped && !isPlaying ? clock.now : nil
  }

  /// Has input wait until `open` has opened a link.
  private func arrive(_ open: () async -> Void) async {
    typed.arrivals += 1
    await open()
    typed.arrivals -= 1
  }

  /// Ends the run, after asking the user if there are unsaved changes.
  func quit() {
    guard let window else { return end(status: 0) }
    window.quit(tree.root) { [weak self] in self?.end(status: 0) }
  }

  private func adapt(to appearance: Appearance) {
    console.adapt(to: appearance)
    let delay = appearance.escapeDelay
    console.device.escapeDelay =
      EscapeDelay.named(ProcessVariables.value) ?? delay
      ?? EscapeDelay.preset(ProcessVariables.value)
  }

  private func didChange(to appearance: Appearance) {
    adapt(to: appearance)
    window?.root.setNeedsDisplay(.content)
    window?.environment.language = appearance.language
    window?.environment.keys = appearance.keys
    if let window { appearance.adapt(&window.environment, at: console.depth) }
    window?.environment.pictures = console.pictures
  }

  private func didDiscover() {
    window?.root.setNeedsDisplay(.content)
    window?.environment.canCopy = console.clipboard != .none
  }

  /// Ends the run because of a usage error.
  func fail(_ error: UsageError) {
    failure = error
    end(status: 2)
  }

  /// Ends the run, and the process after a while even if a thread hangs; only the first call has an
  /// effect.
  func end(status: Int32) {
    guard self.status == nil else { return }
    self.status = status
    MainLoop.limit(seconds: 3, status: status)
    typed.end()
    ending?.resume(returning: status)
    ending = nil
  }

  /// Handles all input that does not have to wait, before the next frame is drawn.
  func take(_ inputs: [Input]) {
    console.willTake(inputs)
    // While a paste goes on, only the size of the window may change.
    if inputs.contains(where: { if case .resize = $0 { false } else { true } }) {
      pasteDidEnd.take()?()
    }
    typed.add(inputs)
  }

  func send(_ input: Input) {
    guard let window, status == nil else { return }
    isSending = true
    if !window.isEarlyAnswer(input) { recorder?.record(input, in: window) }
    #if DEBUG
      live?.record(input)
    #endif
    window.send(input)
    isSending = false
  }

  /// Waits until no work runs, except long work, and no frame is due.
  func settle() async {
    repeat {
      await tree.activity.settled()
      await workQueue.drain()
      draw()
    } while !Task.isCancelled && status == nil
      && (!tree.activity.isIdle || window?.needsFrame == true || typed.waitsForWork)
    console.didSettle()
  }

  /// Nothing that the user waits for is left to do.
  private func rest() {
    draw()
    console.didSettle()
  }

  private func scheduleFrame() {
    guard !isSending else { return }
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.draw() } }
  }

  func draw() {
    guard let window, window.needsFrame, status == nil else { return }
    #if DEBUG
      if live?.isReturning == true { return _ = window.frame() }
    #endif
    console.show(window, hasOnlyLongWork: tree.activity.isIdle)
    saver?.frameWasDrawn()
    #if DEBUG
      leaks.frameWasDrawn()
    #endif
    typed.frameWasDrawn()
  }
}
