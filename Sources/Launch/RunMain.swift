import Glibc
import NcursesScreen
import RIBs
import ResourceKit
import TerminalUI

/// The main program of a demo: one riblet alone, with the options that a launch takes.
@MainActor
public func runDemo(_ type: any Program.Type) -> Never {
  runMain { launcher throws(UsageError) in
    if let word = launcher.options.words.first { throw .unexpectedWord(word) }
    return try await launcher.run(type)
  }
}

/// Where everything runs that is not on the main actor.
let workQueue = WorkQueue()

/// A main program: reads the options, does `work`, and exits with the status that it returns.
///
/// Says in a sentence what is wrong with the options.
@MainActor
public func runMain(
  _ work: @escaping @MainActor (Launcher) async throws(UsageError) -> Int32
) -> Never {
  fillStandardFiles()
  Task.immediate(executorPreference: workQueue) {
    var launcher: Launcher?
    do throws(UsageError) {
      let ready = Launcher(try Options(Array(CommandLine.arguments.dropFirst())))
      launcher = ready
      let status = try await work(ready)
      exit(ready.finish(status))
    } catch {
      let language =
        launcher?.language ?? Options.language(of: CommandLine.arguments)
        ?? ProcessVariables.language(ProcessVariables.value)
      TextWidth.prepare()
      Launcher.complain(error.phrase.text(language))
      exit(2)
    }
  }
  MainLoop.run()
}
