import Glibc
import NcursesScreen
import Secrets

/// Asks for a secret: by a line that is not seen, or on standard input where that is no terminal.
@MainActor
enum SecretPrompt {
  /// In bytes.
  private static let limit = 65_536

  static func ask(_ prompt: String) -> SecretAnswer {
    withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { memory in
      guard let start = memory.baseAddress else { return .unreadable }
      defer { explicit_bzero(start, memory.count) }
      do throws(TerminalError) {
        guard let count = try HiddenLine.read(prompt, into: memory) else { return .interrupted }
        return .secret(Secret(memory[..<count]))
      } catch {
        guard var bytes = readAll(STDIN_FILENO, into: memory) else { return .unreadable }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return .secret(Secret(bytes))
      }
    }
  }
}
