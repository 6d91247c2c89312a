/// The reason why no screen can be shown.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// terminfo does not know the terminal, or its cursor cannot be positioned.
  case unknown(name: String)

  /// One sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal: "Standard input and output are not a terminal."
    case .unknown(let name): "The terminal type \"\(name)\" (TERM) is unknown here."
    }
  }
}
