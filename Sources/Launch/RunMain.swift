import Glibc
import NcursesScreen
public import Phrases
import RIBs
import TerminalUI

/// The main function of a demo.
@MainActor
public func runDemo(_ type: any Program.Type) -> Never {
  runMain { launcher throws(UsageError) in try await launcher.runDemo(type) }
}

extension Launcher {
  /// Launches the demo, optionally at a link, or prints its tree.
  fileprivate func runDemo(_ type: any Program.Type) async throws(UsageError) -> Int32 {
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "demo"
    if options.wantsVersion { throw .idleOption("--version", words: name) }
    if options.wantsHelp {
      printLine(LaunchHelp.demo(name).text(language))
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
    return isTree ? try await printTree(type, link: link) : try await run(type, link: link)
  }
}

/// Runs all tasks that are not on the main actor.
let workQueue = WorkQueue()

/// Keeps the memory of a process with many short-lived threads small; call it before the first one.
@MainActor func shareMemory() { MainLoop.shareMemory() }

/// The main function of a program: parses the options, runs `work` and exits with its status.
///
/// Invalid options are reported in the language that `language` finds in the settings, if the
/// options do not name one.
@MainActor
public func runMain(
  language: @escaping @MainActor (Folders, (String) -> String?) -> Language? = { _, _ in nil },
  _ work: @escaping @MainActor (Launcher) async throws(UsageError) -> Int32
) -> Never {
  shareMemory()
  ProcessIO.openStandardFiles()
  // Makes writing beyond the file size limit an error instead of a fatal signal.
  signal(SIGXFSZ, SIG_IGN)
  Task.immediate(executorPreference: workQueue) {
    var launcher: Launcher?
    do throws(UsageError) {
      let ready = Launcher(try Options(Array(CommandLine.arguments.dropFirst())))
      launcher = ready
      let status = try await work(ready)
      exit(ready.finish(status))
    } catch {
      let language = launcher?.language ?? fallbackLanguage(CommandLine.arguments, language)
      TextWidth.prepare()
      Launcher.printError(error.phrase.text(language))
      exit(2)
    }
  }
  MainLoop.run()
}

/// The language for arguments that cannot be parsed.
@MainActor
private func fallbackLanguage(
  _ arguments: [String], _ language: (Folders, (String) -> String?) -> Language?
) -> Language {
  let folders = Folders(
    folder: Options.dataFolder(of: arguments), home: ProcessVariables.home,
    environment: ProcessVariables.value)
  return Options.language(of: arguments) ?? language(folders, ProcessVariables.value)
    ?? ProcessVariables.language(ProcessVariables.value)
}
