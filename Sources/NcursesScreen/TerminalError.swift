/// Why a terminal cannot show a screen.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input or output is something else, such as a file or a pipe.
  case notATerminal
  /// The system's terminal database does not know it, or it cannot place the cursor.
  case unknown(name: String)

  /// One sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal: "Standard input and output are not a terminal."
    case .unknown(let name): "The terminal type \"\(name)\" (TERM) is unknown here."
    }
  }
}
