import Files
import Platform

/// Runs a program of the system to its end.
enum SystemProgram {
  struct Ending: Equatable {
    /// -1 unless the program has exited by itself.
    let status: Int32
    /// What it has written on both outputs.
    let output: String

    /// What it says first; empty if it says nothing.
    var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// The most that is read of an output, in bytes.
  private static let limit = 1 << 20

  /// Nil if it cannot be started.
  static func run(_ path: String, _ arguments: [String]) -> Ending? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = startProgram(
      path, arguments, variables: ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C"],
      output: ends[1])
    close(ends[1])
    guard let process else { return nil }
    let bytes = FileAccess.readAll(ends[0], limit: limit) ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7f == 0
    return Ending(
      status: hasExited ? status >> 8 & 0xff : -1, output: String(decoding: bytes, as: UTF8.self))
  }
}
