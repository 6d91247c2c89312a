import Files
import Platform

/// What sshd runs for a user: Galbi on the profile of the user's key, and nothing else.
struct ServeSession {
  let folder: ServeFolder
  let program: String
  let variable: (String) -> String?

  /// The variables that the session keeps: the terminal of the client, and of the server its language and how long keys wait.
  private static let kept = ["TERM", "LANG", "GALBI_TYPEAHEAD"]
  /// How many sessions a key has at once; set by the administrator, as services are.
  private static let mostSessions = "GALBI_SESSIONS"

  /// Becomes Galbi on the profile of the key that sshd names.
  ///
  /// - Throws: why the session cannot begin.
  func begin() throws(ServeError) -> Never {
    // Also for sftp and scp.
    guard variable("SSH_ORIGINAL_COMMAND") == nil else { throw .command }
    let entry = try entry()
    let name = entry.name
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let (data, files) = (folder.data(of: name), folder.files(of: name))
    try KeySessions(
      of: entry.key, in: folder.sessions(of: name), most: variable(Self.mostSessions)
    ).take()
    guard FileAccess.createFolders(data), FileAccess.createFolders(files), chdir(files) == 0,
      SessionLimits.set(),
      SessionSandbox(profile: FileAccess.folder(of: data), ports: services.ports).enter()
    else { throw .cannotStart }
    // What sshd has started outlives Galbi: with it the terminal would be gone.
    becomeGuarded(
      program, ["--data", data, "--within", files], variables: environment(of: name))
    throw .cannotStart
  }

  private var services: FixedServices { FixedServices(variable: variable) }

  /// The key by which the user has logged in, and its name.
  func entry() throws(ServeError) -> AccessList.Entry {
    guard let path = variable("SSH_USER_AUTH"), let text = try? FileAccess.read(path) else {
      throw .notOverSSH
    }
    let method = "publickey "
    let keys = text.split(separator: "\n").filter { $0.hasPrefix(method) }
      .compactMap { AccessKey($0.dropFirst(method.count)) }
    let list = try AccessList(folder.keys)
    guard let entry = list.entries.first(where: { keys.contains($0.key) }) else {
      throw .unknownKey
    }
    return entry
  }

  /// The variables of the session; those that it keeps only if they are names.
  func environment(of name: String) -> [String] {
    let kept = Self.kept.compactMap { key in
      variable(key).flatMap { value in
        value.utf8.count <= 64 && !value.contains("/") && ServeFolder.isPlain("/\(value)")
          ? "\(key)=\(value)" : nil
      }
    }
    return kept + services.variables + [
      "LC_CTYPE=C.UTF-8", "SSH_CONNECTION=served", "USER=\(name)", "HOME=\(folder.files(of: name))",
      "SQLITE_TMPDIR=\(folder.data(of: name))",
    ]
  }
}
