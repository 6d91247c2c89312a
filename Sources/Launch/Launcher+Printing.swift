import Glibc
import TerminalUI

extension Launcher {
  /// Prints text on standard output, as a line.
  public func say(_ text: String) { print(text + "\n") }

  /// Prints text on standard output.
  func print(_ text: String) {
    if !Launch.write(text, to: STDOUT_FILENO) { hasLostOutput = true }
  }

  /// Asks for a secret on the terminal, where it is not seen, else takes it from standard input.
  public func askSecret(_ prompt: String) -> SecretAnswer { SecretPrompt.ask(prompt) }

  /// Says a sentence on standard error.
  public func complain(_ sentence: String) { Self.complain(sentence) }

  static func complain(_ sentence: String) {
    Launch.write("galbi: \(Harmless.text(sentence))\n", to: STDERR_FILENO)
  }
}
