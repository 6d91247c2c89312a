/// The arguments after the program's name.
struct CommandArguments {
  private(set) var all: [String] = []
  /// The first one that is not UTF-8: the file of that name could not be opened, and another one would be written.
  private(set) var failure: UsageError?

  /// Those of the process.
  init() {
    let count = Int(CommandLine.argc)
    self.init((0..<count).dropFirst().compactMap { CommandLine.unsafeArgv[$0] })
  }

  init(_ arguments: some Sequence<UnsafeMutablePointer<CChar>>) {
    for argument in arguments {
      all.append(String(cString: argument))
      if failure == nil, String(validatingCString: argument) == nil {
        failure = .notUTF8(all[all.count - 1])
      }
    }
  }
}
