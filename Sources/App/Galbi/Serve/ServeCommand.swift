import Launch

/// What the words after `galbi serve --ssh` mean.
enum ServeCommand: Equatable {
  /// Prints the configuration of sshd.
  case print
  case check, install, uninstall
  case list
  /// Lets a key in, which is in a file.
  case add(name: String, file: String)
  case remove(name: String)
  /// What sshd runs for a user who has logged in.
  case session

  /// Takes all of the words that it knows; `isSSH` is the option `--ssh`.
  init(_ words: inout ArraySlice<String>, isSSH: Bool) throws(UsageError) {
    guard isSSH else { throw .missingWord(example: "galbi serve --ssh") }
    switch words.popFirst() {
    case nil: self = .print
    case "check": self = .check
    case "install": self = .install
    case "uninstall": self = .uninstall
    case "list": self = .list
    case "session": self = .session
    case "add":
      guard let name = words.popFirst(), let file = words.popFirst() else {
        throw .missingWord(example: "galbi serve --ssh add kim id_ed25519.pub")
      }
      self = .add(name: name, file: file)
    case "remove":
      guard let name = words.popFirst() else {
        throw .missingWord(example: "galbi serve --ssh remove kim")
      }
      self = .remove(name: name)
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }
}
