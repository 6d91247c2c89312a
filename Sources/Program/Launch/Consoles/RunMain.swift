import NcursesScreen
public import Phrases
import Platform
import RIBs
public import TerminalRIBs
import TerminalUI

/// The main program of a demo: one riblet alone, with the options of a launch.
@MainActor
public func runDemo(_ make: @escaping ProgramMaker) -> Never {
  runMain { launcher throws(UsageError) in try await launcher.run(make, isDemo: true) }
}

/// The main program of an app: it launches the program on the terminal, headless or in words, at a
/// link if one is given, or prints the tree of its riblets.
///
/// `name` is the name of the program: of its folders and its log, and, in capital letters, of its
/// variables.
@MainActor
public func runProgram(name: String, _ make: @escaping ProgramMaker) -> Never {
  runMain(name: name) { launcher throws(UsageError) in
    try await launcher.run(make, isDemo: false)
  }
}

/// The main program of a small app: one riblet, and what it opens, in a frame that quits on `q`.
///
/// `build` makes the riblet on a stage; its second argument shows a notice.
///
/// The whole `main.swift` of an app:
///
/// ```swift
/// import Cities
/// import Launch
///
/// runProgram(name: "cities") { stage, _ in CitiesBuilder().build(on: stage) }
/// ```
@MainActor
public func runProgram(
  name: String, build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
) -> Never {
  runProgram(name: name) { SmallProgram($0, name: name, status: nil, build: build) }
}

/// An app of one riblet in a frame.
private final class SmallProgram: Raft, Program {}

extension Launcher {
  /// Launches the program, at a link if one is given, or prints its tree or its help.
  fileprivate func run(_ make: ProgramMaker, isDemo: Bool) async throws(UsageError) -> Int32 {
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "demo"
    if options.wantsVersion { throw .idleOption("--version", words: name) }
    if options.wantsHelp {
      printLine(LaunchHelp.whole(LaunchHelp.heads(name, isDemo: isDemo), language))
      return 0
    }
    var words = options.words[...]
    let isTree = words.first == "tree"
    if isTree { words.removeFirst() }
    let link: Link?
    do throws(LinkError) {
      link = try words.popFirst().map(Link.init(parsing:))
    } catch {
      throw .unknownWord(options.words.last ?? "", nearest: nil)
    }
    if let word = words.first { throw .unexpectedWord(word) }
    return isTree ? try await printTree(make, link: link) : try await run(make, link: link)
  }
}

/// Runs all tasks that are not on the main actor.
let workQueue = WorkQueue()

/// Prepares the process, before its first thread; returns why nothing can run.
@MainActor func prepareProcess() -> UsageError? { MainLoop.prepare().map(UsageError.init) }

/// The name of the running program: of its folders and log, of its environment variables in capital
/// letters, and before its messages.
///
/// `runMain` sets it once, before anything reads it.
@MainActor var programName = "galbi"

/// The main function of a program: parses the options, runs `work` and exits with its status.
///
/// `language` returns that of the settings, in which everything is reported that is wrong with the
/// command line, and `themes` the names of the user's own themes.
@MainActor
public func runMain(
  name: String = "galbi",
  language: @escaping @MainActor (Launcher) -> Language? = { _ in nil },
  themes: @escaping @MainActor (Launcher) -> [String] = { _ in [] },
  _ work: @escaping @MainActor (Launcher) async throws(UsageError) -> Int32
) -> Never {
  programName = name
  ProcessIO.openStandardFiles()
  let shortage = prepareProcess()
  // Makes writing beyond the file size limit an error instead of a fatal signal.
  signal(SIGXFSZ, SIG_IGN)
  Task.immediate(executorPreference: workQueue) {
    var options = Options()
    let arguments = CommandArguments()
    let failure = options.parse(arguments.all) ?? arguments.failure ?? shortage
    let launcher = Launcher(options)
    if let language = language(launcher) { launcher.language = language }
    do throws(UsageError) {
      if let failure { throw failure }
      if options.theme != nil { try options.checkTheme(themes(launcher)) }
      exit(launcher.finish(try await work(launcher)))
    } catch {
      TextWidth.prepare()
      launcher.printError(error.phrase.text(launcher.language))
      exit(2)
    }
  }
  MainLoop.run()
}
