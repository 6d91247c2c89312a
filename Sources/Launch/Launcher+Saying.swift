import Glibc
import TerminalUI

extension Launcher {
  /// Prints text on standard output.
  public func say(_ text: String) { Launch.write(text + "\n", to: STDOUT_FILENO) }

  /// Asks for a secret on the terminal, where it is not seen, else takes it from standard input.
  public func askSecret(_ prompt: String) -> SecretAnswer { SecretPrompt.ask(prompt) }

  /// Says a sentence on standard error.
  public func complain(_ sentence: String) { Self.complain(sentence) }

  static func complain(_ sentence: String) {
    Launch.write("galbi: \(Harmless.text(sentence))\n", to: STDERR_FILENO)
  }
}
