public import NcursesScreen

extension Launcher {
  /// What is known about the terminal without taking it over.
  ///
  /// - Throws: `noTerminal` and `unknownTerminal`.
  public func terminalInfo() throws(UsageError) -> TerminalInfo {
    do throws(TerminalError) {
      guard TerminalInfo.isThere else { throw .notATerminal }
      return try TerminalInfo()
    } catch {
      throw UsageError(error)
    }
  }
}

extension UsageError {
  init(_ shortage: MainLoop.Shortage) {
    self =
      switch shortage {
      case .files: .tooFewFiles
      case .memory: .tooLittleMemory
      }
  }

  init(_ error: TerminalError) {
    self =
      switch error {
      case .notATerminal: .noTerminal
      case .unknown(let name): .unknownTerminal(name)
      }
  }
}
