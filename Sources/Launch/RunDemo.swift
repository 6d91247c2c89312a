import Glibc
import RIBs
import ResourceKit

/// The main program of a demo: one riblet alone, with the options that a launch takes.
@MainActor
public func runDemo(_ type: any Program.Type) async -> Never {
  await exit(
    main(CommandLine.arguments) { launcher throws(UsageError) in
      if let word = launcher.options.words.first { throw .unexpectedWord(word) }
      return try await launcher.run(type)
    })
}

/// Reads the options and does `work`; says in a sentence what is wrong with them. Returns the exit
/// status.
@MainActor
public func main(
  _ arguments: [String],
  _ work: @MainActor (Launcher) async throws(UsageError) -> Int32
) async -> Int32 {
  var launcher: Launcher?
  do throws(UsageError) {
    let ready = Launcher(try Options(Array(arguments.dropFirst())))
    launcher = ready
    return try await work(ready)
  } catch {
    let language = launcher?.language ?? ProcessVariables.language(ProcessVariables.value)
    write("galbi: \(error.phrase.text(language))\n", to: STDERR_FILENO)
    return 2
  }
}
