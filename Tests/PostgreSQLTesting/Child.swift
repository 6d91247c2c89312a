internal import Platform
internal import Synchronization

/// A shell command that ends when this object goes, and with this process, however that ends.
public final class Child: Sendable {
  private struct State {
    var process: pid_t
    var pipe: Int32
  }

  private let state: Mutex<State>

  /// Starts `command`; nil if it cannot be started.
  ///
  /// It may end at the end of its standard input, which comes when this process is gone.
  init?(_ command: String, output: String) {
    Self.takeBrokenPipesAsErrors
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // A connection of another test would not end as long as a child has it open.
    for file in 3..<min(getdtablesize(), 4_096) {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", command].map { (text: String) in
      strdup(text)
    }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // A thread of a pool may block signals that the shell waits for.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    close(ends[0])
    guard failure == 0 else {
      close(ends[1])
      return nil
    }
    state = Mutex(State(process: process, pipe: ends[1]))
  }

  deinit { end() }

  private static let takeBrokenPipesAsErrors: Void = {
    signal(SIGPIPE, SIG_IGN)
  }()

  /// Ends it by SIGKILL, and waits until it has ended.
  public func kill() {
    state.withLock { state in
      if state.process > 0 { Platform.kill(state.process, SIGKILL) }
    }
    end()
  }

  /// Sends it a line, closes its standard input, and waits until it has ended; returns its exit status.
  @discardableResult
  public func end() -> Int32 {
    let process = state.withLock { state in
      if state.pipe >= 0 {
        _ = write(state.pipe, "\n", 1)
        close(state.pipe)
      }
      state.pipe = -1
      defer { state.process = 0 }
      return state.process
    }
    guard process > 0 else { return 0 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
