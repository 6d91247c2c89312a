import Glibc
import Headless
import Log
public import Phrases
public import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// Launches a program as the options say: on the terminal, or headless.
@MainActor
public final class Launcher {
  public let options: Options
  /// What it speaks where no program has a say; that of the options or the system at first.
  public var language: Language
  private let firstLanguage: Language
  public let variable: (String) -> String? = ProcessVariables.value
  public let folders: Folders
  let log: LogFile
  /// Whether something that was to be printed could not be, as on a full disk.
  var hasLostOutput = false

  public init(_ options: Options) {
    self.options = options
    firstLanguage = options.language ?? ProcessVariables.language(of: programName, variable)
    language = firstLanguage
    folders = Folders(
      name: programName, folder: options.dataFolder, home: ProcessVariables.home,
      environment: variable)
    let clock = SystemClock(startingAt: options.now)
    log = LogFile(
      path: folders.log, now: { clock.now }, neutralise: { Harmless.text($0) }
    )
  }

  /// Writes what is still to be written; called before the process ends.
  ///
  /// Returns the exit status, which is that of the work if all of its output was written.
  func finish(_ status: Int32) -> Int32 {
    log.flush()
    guard hasLostOutput else { return status }
    complain(LaunchText.outputIsCut.text(language))
    return max(status, 1)
  }

  /// Runs the program until it ends; returns the exit status.
  ///
  /// `adapt` says how one speaks and looks that has no settings of its own, such as a demo.
  public func run(
    _ make: ProgramMaker, link: Link? = nil, adapt: (Appearance) -> Appearance = { $0 }
  ) async throws(UsageError) -> Int32 {
    try options.check(for: .screen)
    guard options.isHeadless else {
      return try await runOnTerminal(
        make, link: link, Look(adapt(appearance(ColorDepth(variable: variable)))))
    }
    let script = try keyScript()
    let secrets = try secrets(for: script)
    let leaving = Leaving()
    let look = Look(adapt(appearance(headlessDepth)))
    let (program, headless) = launchHeadless(make, look) { leaving.leave() }
    leaving.headless = headless
    headless.window.commands = program.commands(for: headless.root)
    let mouse = MouseSwitch(isOn: look.appearance.usesMouse)
    look.onChange = { [weak window = headless.window, mouse] in
      mouse.follow(from: $0, to: $1)
      window?.environment.language = $1.language
    }
    let inspector = Inspector(headless.tree)
    headless.window.hostBindings = { [mouse, weak window = headless.window] environment in
      let own = window.map { inspector.bindings(in: environment, of: $0) } ?? []
      return mouse.bindings(in: environment, of: program) + own
    }
    let run = HeadlessRun(
      headless, options: options, look: look, secrets: secrets,
      write: { [self] in print($0) }, complain: complain)
    // Without being asked a headless run depends on nothing that another one has left.
    let restores = options.restores ?? false
    guard
      await run.settles({ [self, place = restores ? program.lastPlace() : nil] in
        await unlessHeld(by: program, headless) { [self] in
          await open(link, or: place, of: headless.root, program)
        }
      })
    else { return 1 }
    let status = try await run.run(script) { leaving.hasLeft }
    guard status != HeadlessRun.late else { return status }
    if restores { program.keep(headless.root.place) }
    await end(headless, program)
    return status
  }

  func end(_ headless: Headless, _ program: any Program) async {
    headless.shutDown()
    await finish(program)
  }

  /// Waits a moment for what the program has left to do, but never holds the user up.
  func finish(_ program: any Program) async {
    _ = await withDeadline(Self.lastMoment) { await program.finish() }
  }

  private static let lastMoment = Duration.seconds(1)

  /// Goes where the launch was asked to go, else back to where the last one ended.
  func open(
    _ link: Link?, or place: Place?, of root: AnyRouter, _ program: any Program
  ) async {
    if let link {
      await program.follow(link, of: root)
    } else if let place {
      await program.comeBack(to: place, of: root)
    }
  }

  func open(_ link: Link, of root: AnyRouter) async -> LinkError? {
    do {
      _ = try await root.open(link)
      return nil
    } catch {
      return error as? LinkError
    }
  }

  /// Without a terminal all colours are shown, unless the user wants none anywhere.
  var headlessDepth: ColorDepth { variable("NO_COLOR") == nil ? .trueColor : .none }

  /// What is said of it before any program has a say.
  func appearance(_ depth: ColorDepth) -> Appearance {
    Appearance(
      language: firstLanguage, theme: options.theme ?? .night, depth: depth,
      usesMouse: options.usesMouse)
  }

  func surroundings(
    clock: any WallClock, look: Look, quit: @escaping @MainActor () -> Void
  ) -> Surroundings {
    Surroundings(
      clock: clock, appearance: look.appearance, folders: folders, isOffline: options.isOffline,
      log: Log(from: .info, to: log.write), variable: variable, quit: quit, adapt: look.take,
      options: options)
  }
}
