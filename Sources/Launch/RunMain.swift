import Glibc
import NcursesScreen
public import Phrases
import RIBs
public import TerminalRIBs
import TerminalUI

/// The main program of a demo: one riblet alone, with the options of a launch.
@MainActor
public func runDemo(_ make: @escaping ProgramMaker) -> Never {
  runMain { launcher throws(UsageError) in try await launcher.run(make, LaunchHelp.demoHeads) }
}

/// The main program of an app: it launches the program on the terminal, headless or in words, at a
/// link if one is given, or prints the tree of its riblets.
///
/// `name` is the name of the program: of its folders and its log, and, in capital letters, of its
/// variables.
@MainActor
public func runProgram(name: String, _ make: @escaping ProgramMaker) -> Never {
  runMain(name: name) { launcher throws(UsageError) in
    try await launcher.run(make, LaunchHelp.programHeads)
  }
}

/// The main program of a small app: one riblet, and what it opens, in a frame that quits on `q`.
///
/// `build` makes the riblet on a stage; its second argument shows a notice.
@MainActor
public func runProgram(
  name: String, build: @escaping (any Stage, @escaping Notify) -> any ViewableRouting
) -> Never {
  runProgram(name: name) { SmallProgram($0, name: name, status: nil, build: build) }
}

/// An app of one riblet in a frame.
private final class SmallProgram: Raft, Program {}

extension Launcher {
  /// Launches the program, at a link if one is given, or prints its tree; `heads` begin its help.
  fileprivate func run(
    _ make: ProgramMaker, _ heads: (String) -> Phrase
  ) async throws(UsageError) -> Int32 {
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "demo"
    if options.wantsVersion { throw .idleOption("--version", words: name) }
    if options.wantsHelp {
      say(LaunchHelp.text(heads(name), language))
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

/// Where everything runs that is not on the main actor.
let workQueue = WorkQueue()

/// Has a process that makes threads all the time stay as small as it is; called before the first.
@MainActor func shareMemory() { MainLoop.shareMemory() }

/// A main program: reads the options, does `work`, and exits with the status that it returns.
///
/// Says in a sentence what is wrong with the options; `language` is asked for the one that the
/// settings in the folders want, where the options cannot say it.
@MainActor
public func runMain(
  name: String = "galbi",
  language: @escaping @MainActor (Folders, (String) -> String?) -> Language? = { _, _ in nil },
  _ work: @escaping @MainActor (Launcher) async throws(UsageError) -> Int32
) -> Never {
  programName = name
  shareMemory()
  fillStandardFiles()
  // A file that may not grow is an error of whoever writes it.
  signal(SIGXFSZ, SIG_IGN)
  Task.immediate(executorPreference: workQueue) {
    var launcher: Launcher?
    do throws(UsageError) {
      let ready = Launcher(try Options(Array(CommandLine.arguments.dropFirst())))
      launcher = ready
      let status = try await work(ready)
      exit(ready.finish(status))
    } catch {
      let spoken = launcher?.language ?? spoken(in: CommandLine.arguments, language)
      TextWidth.prepare()
      Launcher.complain(error.phrase.text(spoken))
      exit(2)
    }
  }
  MainLoop.run()
}

/// The language of arguments that cannot be understood otherwise.
@MainActor
private func spoken(
  in arguments: [String], _ language: (Folders, (String) -> String?) -> Language?
) -> Language {
  let folders = Folders(
    name: programName, folder: Options.dataFolder(of: arguments), home: ProcessVariables.home,
    environment: ProcessVariables.value)
  return Options.language(of: arguments) ?? language(folders, ProcessVariables.value)
    ?? ProcessVariables.language(of: programName, ProcessVariables.value)
}
