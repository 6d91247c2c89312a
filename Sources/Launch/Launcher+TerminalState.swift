import NcursesScreen

/// What is known about the terminal without taking it over.
public enum TerminalState: Hashable, Sendable {
  /// Standard input or output is not a terminal.
  case none
  /// No screen can be shown on this terminal.
  case unknown(name: String)
  /// `isUnicode` tells whether the user's locale is UTF-8.
  case known(name: String, colors: Int, isUnicode: Bool)
}

extension Launcher {
  public var terminal: TerminalState {
    guard TerminalInfo.isThere else { return .none }
    do throws(TerminalError) {
      let info = try TerminalInfo()
      return .known(name: info.name, colors: info.colors, isUnicode: info.isUnicode)
    } catch {
      if case .unknown(let name) = error { return .unknown(name: name) }
      return .none
    }
  }
}
