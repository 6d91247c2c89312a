import Glibc
import TerminalUI

extension Launcher {
  /// Prints a line on standard output.
  public func printLine(_ text: String) { print(text + "\n") }

  /// Prints text on standard output.
  func print(_ text: String) {
    if !ProcessIO.write(text, to: STDOUT_FILENO) { hasLostOutput = true }
  }

  /// Prints a sentence on standard error.
  public func printError(_ sentence: String) {
    ProcessIO.write("\(programName): \(Harmless.text(sentence))\n", to: STDERR_FILENO)
  }
}
