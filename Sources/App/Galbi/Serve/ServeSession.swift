import Files
import Platform
import PlatformSecurity

/// What sshd runs for a user: Galbi on the profile of the user's key, and nothing else.
struct ServeSession {
  let folder: ServeFolder
  let program: String
  let variable: (String) -> String?

  /// The variables that the session keeps: the client's terminal, and the server's language.
  private static let kept = ["TERM", "LANG"]

  /// Becomes Galbi on the profile of the key that sshd names.
  ///
  /// - Throws: why the session cannot begin.
  func begin() throws(ServeError) -> Never {
    // Also for sftp and scp.
    guard variable("SSH_ORIGINAL_COMMAND") == nil else { throw .command }
    let name = try name()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let (data, files) = (folder.data(of: name), folder.files(of: name))
    guard FileAccess.createFolders(data), FileAccess.createFolders(files), chdir(files) == 0,
      SessionLimits.set(), SessionSandbox(profile: FileAccess.folder(of: data)).enter()
    else { throw .cannotStart }
    // What sshd has started outlives Galbi: with it the terminal would be gone.
    becomeGuarded(
      program, ["--data", data, "--within", files], variables: environment(of: name))
    throw .cannotStart
  }

  /// The name of the key by which the user has logged in.
  func name() throws(ServeError) -> String {
    guard let path = variable("SSH_USER_AUTH"), let text = try? FileAccess.read(path) else {
      throw .notOverSSH
    }
    let method = "publickey "
    let keys = text.split(separator: "\n").filter { $0.hasPrefix(method) }
      .compactMap { AccessKey($0.dropFirst(method.count)) }
    let list = try AccessList(folder.keys)
    guard let name = keys.lazy.compactMap(list.name).first else { throw .unknownKey }
    return name
  }

  /// The variables of the session; those that it keeps only if they are names.
  func environment(of name: String) -> [String] {
    let kept = Self.kept.compactMap { key in
      variable(key).flatMap { value in
        value.utf8.count <= 64 && !value.contains("/") && ServeFolder.isPlain("/\(value)")
          ? "\(key)=\(value)" : nil
      }
    }
    return kept + [
      "LC_CTYPE=C.UTF-8", "USER=\(name)", "HOME=\(folder.files(of: name))",
      "SQLITE_TMPDIR=\(folder.data(of: name))",
    ]
  }
}

/// What a session over ssh may use of the machine.
enum SessionLimits {
  /// In bytes, and seconds of a processor; the threads are those of all sessions.
  static let (memory, file, seconds, threads, files) = (
    UInt(1 << 30), UInt(1 << 30), UInt(3_600), UInt(4_096), UInt(1_024)
  )

  /// Sets them for the process and whatever it becomes; false if the system does not.
  static func set() -> Bool {
    let limits: [(Resource, UInt)] = [
      (.core, 0), (.memory, memory), (.file, file), (.seconds, seconds), (.processes, threads),
      (.files, files),
    ]
    return limits.allSatisfy { resource, most in resource.limit(to: most) }
  }
}

/// The files that a session over ssh can reach, held by the kernel.
struct SessionSandbox {
  /// The folder of the profile, which is all that can be changed.
  let profile: String

  /// What the system's libraries read: terminals, names, certificates, time zones.
  private static let read = ["/usr", "/lib", "/lib64", "/etc", "/run", "/proc", "/sys"]

  /// Whether the kernel has what this needs.
  static var isPossible: Bool { FileSandbox.isPossible }

  /// Holds this thread, and what takes its place, to the files; false if the kernel does not.
  ///
  /// No program can be started but this one.
  func enter() -> Bool {
    FileSandbox(writable: [profile, "/dev"], readable: Self.read).enter()
  }
}
