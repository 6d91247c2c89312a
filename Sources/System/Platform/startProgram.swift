internal import CPlatform

/// Starts a program without input, both outputs of which go to a file; its number, or nil if it cannot be
/// started.
///
/// `variables` are its environment, each as `NAME=value`.
public func startProgram(
  _ path: String, _ arguments: [String], variables: [String], output: Int32
) -> pid_t? {
  let words = (([path] + arguments).map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
  let variables = (variables.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
  defer { for text in words + variables { free(text) } }
  let process = spawn_program(path, words, variables, output)
  return process < 0 ? nil : process
}
