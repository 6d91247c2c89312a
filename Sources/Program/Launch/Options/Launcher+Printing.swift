import Platform
import TerminalUI

extension Launcher {
  /// Prints a line on standard output.
  public func printLine(_ text: String) { print(text + "\n") }

  /// Prints text on standard output.
  func print(_ text: String) {
    if !ProcessIO.write(text, to: STDOUT_FILENO) { hasLostOutput = true }
  }

  /// Shows how far a command is on standard error, if that is a terminal, in the place of what was
  /// shown before; an empty text only removes that.
  public nonisolated static func showProgress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    ProcessIO.write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  /// Prints a sentence on standard error.
  public func printError(_ sentence: String) {
    ProcessIO.write("\(programName): \(ControlCharacters.escaped(sentence))\n", to: STDERR_FILENO)
  }
}
