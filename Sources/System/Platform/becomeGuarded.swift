internal import CPlatform

/// Becomes a program on this terminal, which is restored even if the program is killed and the session ends
/// with it.
///
/// This process stays as the parent of the program, hands signals on to it, and ends with its status. It
/// must have one thread. Returns if the program cannot be started. `variables` are its environment, each as
/// `NAME=value`.
public func becomeGuarded(_ path: String, _ arguments: [String], variables: [String]) {
  let words = (([path] + arguments).map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
  let variables = (variables.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
  defer { for text in words + variables { free(text) } }
  become_guarded(path, words, variables)
}
