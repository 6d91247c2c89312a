internal import Dispatch
import Files
import Headless
import Log
import NcursesScreen
import Phrases
import Platform
import RIBs
import TerminalRIBs
import TerminalUI
import Time

extension Launcher {
  func runOnTerminal(
    _ make: ProgramMaker, link: Link?, _ appearance: LiveAppearance
  ) async throws(UsageError) -> Int32 {
    let clock = SystemClock(startingAt: options.now)
    let script = options.replay == nil ? nil : try keyScript()
    // Keys that are not understood leave the job undone, however the run ends.
    var least: Int32 = 0
    let player = KeyPlayer(
      script, secrets: try secrets(for: script), clock: clock,
      report: { [self] in
        least = 2
        printError($0.phrase.text(language))
      })
    let patience = try patience
    let recorder = try options.record.map { path throws(UsageError) in
      try KeyRecorder(path, clock: clock)
    }
    let console: any Console
    do throws(UsageError) {
      console = try startConsole(appearance.value, clock, player)
    } catch {
      recorder?.discard()
      throw error
    }
    let run = TerminalRun(
      console, appearance: appearance, clock: clock, patience: patience,
      log: Log(to: log.write), recorder: recorder)
    run.firstNotice = localeNotice
    let program = make(context(clock: clock, appearance: appearance) { run.quit() })
    // A recording begins where it was begun, whatever the last launch was.
    let restores = options.restores ?? (script == nil)
    let place =
      link.map(NavigationPath.init) ?? script?.place ?? (restores ? program.lastPlace() : nil)
    if let place { recorder?.begin(at: place) }
    let status = await run.run(program, player: player) { [self] root in
      await open(link, or: place, of: root, program)
    }
    await finish(program)
    if let failure = run.failure { throw failure }
    guard recorder?.isCut == true else { return max(status, least) }
    printError(LaunchText.recordingIsCut.text(language))
    return max(status, least, 1)
  }

  /// Says once that the user's locale is not installed, and where to read more; nil the next times.
  private var localeNotice: Phrase? {
    guard let locale = TerminalInfo.missingUTF8Locale else { return nil }
    let path = "\(folders.state)/locale-notice"
    guard (try? FileAccess.read(path)) != locale else { return nil }
    // Where it cannot be kept, it is said again.
    if FileAccess.createFolders(folders.state) { try? FileAccess.write(locale, to: path) }
    return LaunchText.localeIsMissing(locale)
  }

  /// The variable that says how to draw pictures, for terminals that answer wrongly.
  private var pictureMode: PictureMode? {
    get throws(UsageError) {
      let name = "\(programName.uppercased())_PICTURES"
      guard let value = variable(name) else { return nil }
      if let mode = PictureMode(rawValue: value) { return mode }
      throw .badSetting(
        name, value: value, expected: .one(of: PictureMode.allCases.map(\.rawValue)))
    }
  }

  /// The variable that says how long keys wait for the screen that they are for, for programs that type
  /// ahead on machines of any speed; nil where a person types.
  private var patience: Duration? {
    get throws(UsageError) {
      let name = "\(programName.uppercased())_TYPEAHEAD"
      guard let value = variable(name) else { return nil }
      if let patience = Duration(script: value) { return patience }
      throw .badSetting(name, value: value, expected: .duration)
    }
  }

  /// The variable that says whether a screen reader reads the cells, else whether one runs that reads
  /// the Linux console.
  private var usesScreenReader: Bool {
    get throws(UsageError) {
      let name = "\(programName.uppercased())_READER"
      switch variable(name) {
      case "on": return true
      case "off": return false
      case nil: return variable("TERM") == "linux" && ScreenReader.isRunning
      case let value?: throw .badSetting(name, value: value, expected: .one(of: ["on", "off"]))
      }
    }
  }

  private func startConsole(
    _ appearance: Appearance, _ clock: SystemClock, _ player: KeyPlayer
  ) throws(UsageError) -> any Console {
    guard options.isPlain else {
      let console = CellConsole(
        appearance, pictures: try pictureMode, usesScreenReader: try usesScreenReader, clock: clock)
      try console.start()
      return console
    }
    TextWidth.prepare()
    let console = PlainConsole(size: options.size, clock: clock) { [self] in hasLostOutput = true }
    console.onLine = player.take
    console.start()
    return console
  }
}

extension Launcher {
  /// What ends the work of a command that can be interrupted; they come until the program has ended.
  @MainActor private static var endings: [any DispatchSourceSignal] = []

  /// Runs work of a command that Ctrl-C, SIGTERM and SIGHUP cancel; returns its value, and the exit status after
  /// such a signal.
  ///
  /// What the work has done is done: after it they have no effect.
  @MainActor
  public static func interruptible<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, status: Int32?) {
    var (running, status): (Task<Value, Never>?, Int32?) = (nil, nil)
    // One that is ignored, as by `nohup`, stays so.
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        status = 128 + number
        running?.cancel()
      }
      // The source has the signals that come from then on; earlier ones would be lost if they were ignored.
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
        source.resume()
      }
      leaveToSource(number)
      endings.append(source)
    }
    let work = Task { await work() }
    running = work
    if status != nil { work.cancel() }
    return (await work.value, status)
  }
}
