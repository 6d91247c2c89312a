import NcursesScreen

extension Launcher {
  /// What is known about the terminal without taking it over; 0 colours for none.
  ///
  /// - Throws: `noTerminal` and `unknownTerminal`.
  public func terminalInfo() throws(UsageError) -> (name: String, colors: Int, isUnicode: Bool) {
    do throws(TerminalError) {
      guard TerminalInfo.isThere else { throw .notATerminal }
      let info = try TerminalInfo()
      return (info.name, info.colors, info.isUnicode)
    } catch {
      throw UsageError(error)
    }
  }
}

extension UsageError {
  init(_ error: TerminalError) {
    self =
      switch error {
      case .notATerminal: .noTerminal
      case .unknown(let name): .unknownTerminal(name)
      }
  }
}
