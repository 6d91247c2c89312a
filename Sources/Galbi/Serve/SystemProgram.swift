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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [
      strdup("PATH=/usr/sbin:/usr/bin:/sbin:/bin"), strdup("LC_ALL=C"), nil,
    ]
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    let failure = posix_spawn(&process, path, &actions, nil, &words, &variables)
    close(ends[1])
    guard failure == 0 else { return nil }
    let bytes = FileAccess.readAll(ends[0], limit: limit) ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7f == 0
    return Ending(
      status: hasExited ? status >> 8 & 0xff : -1, output: String(decoding: bytes, as: UTF8.self))
  }
}
