import NcursesScreen

/// What a screen would find here.
public enum TerminalState: Hashable, Sendable {
  /// Input or output is something else, such as a pipe.
  case none
  /// No screen can be shown on it.
  case unknown(name: String)
  /// `colors` is 0 for none; `isUnicode` says whether the user's locale is UTF-8.
  case known(name: String, colors: Int, isUnicode: Bool)
}

extension Launcher {
  /// What is known of the terminal without taking it over.
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
