import Headless
import Log
public import Phrases
import Platform
public import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Launches a program on the terminal or headless, according to the options.
@MainActor
public final class Launcher {
  /// The command line; `run` checks whether its options go together.
  public let options: Options
  /// The language of messages outside a program; initially that of the options or the system.
  public var language: Language
  private let firstLanguage: Language
  /// Reads a variable of the process; nil when it is unset or empty.
  public let variable: (String) -> String? = ProcessVariables.value
  /// The folders of this program, as the options and the environment have them.
  public let folders: Folders
  let log: LogFile
  /// Whether the command has changed what is stored, so that it must not be run again where only
  /// its output is lost.
  public var hasChanged = false
  /// Whether printing has failed, as on a full disk.
  var hasLostOutput = false
  /// Whether the reader of a pipe has gone, as `head` does.
  var isPipeClosed = false

  /// Launches nothing until `run`; it decides on language, folders and log.
  public init(_ options: Options) {
    self.options = options
    firstLanguage = options.language ?? ProcessVariables.language(of: programName, variable)
    language = firstLanguage
    folders = Folders(
      name: programName, folder: options.dataFolder, home: ProcessVariables.home,
      environment: variable)
    let clock = SystemClock(startingAt: options.now)
    log = LogFile(
      path: folders.log, now: { clock.now }, sanitize: { ControlCharacters.escaped($0) }
    )
  }

  /// Flushes the log before the process exits; returns the exit status, which is at least 1 if
  /// output was lost of what has changed nothing.
  func finish(_ status: Int32) -> Int32 {
    log.flush()
    // As if SIGPIPE had ended it, without a word: its reader wants no more.
    if isPipeClosed { return hasChanged ? status : 128 + SIGPIPE }
    guard hasLostOutput else { return status }
    let sentence = hasChanged ? LaunchText.changeIsUntold : LaunchText.outputIsCut
    printError(sentence.text(language))
    return hasChanged ? status : max(status, 1)
  }

  /// Runs the program until it ends; returns the exit status.
  ///
  /// `adapt` adjusts the appearance of a program without settings, such as a demo.
  public func run(
    _ make: ProgramMaker, link: Link? = nil, adapt: (Appearance) -> Appearance = { $0 }
  ) async throws(UsageError) -> Int32 {
    try options.check(for: .screen)
    guard Day.times.contains(SystemClock(startingAt: options.now).now) else { throw .wrongClock }
    guard options.isHeadless else {
      return try await runOnTerminal(
        make, link: link, LiveAppearance(adapt(appearance(terminalDepth))))
    }
    let script = try keyScript()
    let secrets = try secrets(for: script)
    let quit = HeadlessQuit()
    let appearance = LiveAppearance(adapt(appearance(headlessDepth)))
    let (program, headless) = launchHeadless(make, appearance) { quit.request() }
    quit.headless = headless
    let mouse = MouseSwitch(isOn: appearance.value.usesMouse)
    appearance.onChange = { [weak window = headless.window, mouse] in
      mouse.follow(from: $0, to: $1)
      window?.environment.language = $1.language
      window?.environment.keys = $1.keys
    }
    headless.window.environment.keys = appearance.value.keys
    headless.window.host(
      program, headless.root, headless.tree, clock: headless.clock,
      hasMouse: { [mouse] in mouse.isOn }
    ) { [mouse] in mouse.bindings(in: $0, of: program) }
    let run = HeadlessRun(
      headless: headless, options: options, appearance: appearance, secrets: secrets,
      write: { [self] in print($0) }, printError: printError)
    // By default a headless run does not depend on the state of earlier runs.
    let restores = options.restores ?? false
    guard
      await run.settles({ [self, place = script.place ?? (restores ? program.lastPlace() : nil)] in
        await unlessHeld(by: program, headless) { [self] in
          await open(link, or: place, of: headless.root, program)
        }
      })
    else { return HeadlessRun.timedOut }
    let status = try await run.run(script) { quit.hasQuit }
    guard status != HeadlessRun.timedOut else { return status }
    if restores { program.keep(headless.root.navigationPath) }
    await end(headless, program)
    return status
  }

  func end(_ headless: Headless, _ program: any Program) async {
    headless.shutDown()
    await finish(program)
  }

  /// Waits for the remaining work of the program, at most one second.
  func finish(_ program: any Program) async {
    _ = await withDeadline(.seconds(1)) { await program.finish() }
  }

  /// Opens the link of the launch, or else the place of the last launch.
  func open(
    _ link: Link?, or place: NavigationPath?, of root: AnyRouter, _ program: any Program
  ) async {
    if let link {
      await program.follow(link, of: root)
    } else if let place {
      await program.comeBack(to: place, of: root)
    }
  }

  /// All colours, unless `NO_COLOR` is set.
  var headlessDepth: ColorDepth { variable("NO_COLOR") == nil ? .trueColor : .none }

  /// The appearance before the program adapts it.
  func appearance(_ depth: ColorDepth) -> Appearance {
    Appearance(
      language: firstLanguage,
      theme: Theme.all.first { $0.name == options.theme }?.painted ?? .night,
      depth: depth,
      usesMouse: options.usesMouse)
  }

  /// What a command without a screen runs with.
  public func commandContext() -> LaunchContext {
    context(
      clock: SystemClock(startingAt: options.now), appearance: LiveAppearance(appearance(.none))
    ) {}
  }

  func context(
    clock: any WallClock, appearance: LiveAppearance, quit: @escaping @MainActor () -> Void
  ) -> LaunchContext {
    LaunchContext(
      clock: clock, appearance: appearance.value, folders: folders, isOffline: options.isOffline,
      log: Log(to: log.write), variable: variable, quit: quit, adapt: appearance.set,
      options: options)
  }
}
