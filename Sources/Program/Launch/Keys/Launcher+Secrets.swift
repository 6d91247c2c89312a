import NcursesScreen
import Platform
public import Secrets

/// The result of asking for a secret.
public enum SecretAnswer {
  /// Empty if nothing was typed.
  case secret(Secret)
  /// The user pressed Ctrl-C, or Ctrl-D alone.
  case interrupted
  /// There is no terminal, and standard input could not be read.
  case unreadable
}

extension Launcher {
  /// The secrets in the lines of a file, or of standard input for `-`; nil if they cannot be read.
  public func secrets(in path: String) -> [Secret]? { ProcessIO.secrets(in: path) }

  /// Asks for a secret of at most 65,536 bytes on the terminal without echo, or else reads it from
  /// standard input.
  public func askSecret(_ prompt: String) -> SecretAnswer {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { memory in
      guard let start = memory.baseAddress else { return .unreadable }
      defer { eraseMemory(start, memory.count) }
      do throws(TerminalError) {
        guard let count = try HiddenLine.read(prompt, into: memory) else { return .interrupted }
        return .secret(Secret(memory[..<count]))
      } catch {
        guard var bytes = ProcessIO.read(STDIN_FILENO, into: memory) else { return .unreadable }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return .secret(ProcessIO.secret(bytes))
      }
    }
  }
}
