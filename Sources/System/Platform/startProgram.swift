internal import CPlatform

/// Starts a program without input, both outputs of which go to a file; its number, or nil if it cannot be
/// started.
///
/// `variables` are its environment, each as `NAME=value`.
public func startProgram(
  _ path: String, _ arguments: [String], variables: [String], output: Int32
) -> pid_t? {
  let process = withLists([path] + arguments, variables) { words, variables in
    spawn_program(path, words, variables, output)
  }
  return process < 0 ? nil : process
}

/// Becomes a program on this terminal, which is restored even if the program is killed and the session ends
/// with it.
///
/// This process stays as the parent of the program, hands signals on to it, and ends with its status. It
/// must have one thread. Returns if the program cannot be started. `variables` are its environment, each as
/// `NAME=value`.
public func becomeGuarded(_ path: String, _ arguments: [String], variables: [String]) {
  withLists([path] + arguments, variables) { words, variables in
    become_guarded(path, words, variables)
  }
}

/// Calls `body` with the arguments and the environment of a program, as the system takes them.
private func withLists<Result>(
  _ arguments: [String], _ variables: [String],
  _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  func list(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
  let (arguments, variables) = (list(arguments), list(variables))
  defer { for text in arguments + variables { free(text) } }
  return body(arguments, variables)
}
