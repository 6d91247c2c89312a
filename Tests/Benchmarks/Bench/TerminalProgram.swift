import PlainC
import Platform
import PlatformTesting

/// A program that is started on a pseudo-terminal, and ended when it has shown what it should.
@MainActor
final class TerminalProgram {
  struct Start {
    /// From the start until all texts had come.
    let milliseconds: Double
    /// In KiB, as the system counts it.
    let peakMemory: Double
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let path: String
  private let arguments: [String]
  /// Home and data folder of the program.
  let folder = TemporaryFolder()

  private static let limit: UInt64 = 5_000_000_000

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Starts it, and kills it when all of `texts` have come.
  func launch(until texts: [String]) throws -> Start {
    let texts = texts.map { Array($0.utf8) }
    guard access(path, X_OK) == 0 else { throw Failure(description: "\(path) is not there") }
    let environment = [
      "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=\(folder.path)", "GALBI_DATA=\(folder.path)",
    ]
    var process: pid_t = -1
    let start = now()
    let file = withStrings([path] + arguments) { arguments in
      withStrings(environment) { environment in
        plain_start_on_terminal(path, arguments, environment, 80, 24, &process)
      }
    }
    guard file >= 0 else { throw Failure(description: "no pseudo-terminal") }
    defer {
      close(file)
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    let output = read(file, until: texts, since: start)
    let end = now()
    guard texts.allSatisfy({ contains($0, in: output) }) else {
      throw Failure(description: String(decoding: output.suffix(400), as: UTF8.self))
    }
    return Start(
      milliseconds: Double(end - start) / 1_000_000, peakMemory: try peakMemory(of: process))
  }

  private func read(_ file: Int32, until texts: [[UInt8]], since start: UInt64) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while now() - start < Self.limit {
      guard Platform.poll(&poll, 1, 100) > 0 else { continue }
      let count = Platform.read(file, &chunk, chunk.count)
      guard count > 0 else { break }
      output += chunk[..<count]
      if texts.allSatisfy({ contains($0, in: output) }) { break }
    }
    return output
  }

  /// `VmHWM` of /proc/PID/status.
  private func peakMemory(of process: pid_t) throws -> Double {
    let status = String(
      decoding: TemporaryFolder.read("/proc/\(process)/status"), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let value = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
      throw Failure(description: "no VmHWM")
    }
    return value
  }

  private func contains(_ text: [UInt8], in output: [UInt8]) -> Bool {
    guard output.count >= text.count else { return false }
    return (0...output.count - text.count).contains { output[$0...].starts(with: text) }
  }

  /// A list of C strings that ends with NULL.
  private func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
